import { ELEMENT_IDS, EXPECTS_RESULT_CLASS, type RootData } from "../document-names";
import { textsOf } from "../results/url-state";
import { replaceLookAlikes, unescapeText } from "../youtube/escapes";
import { MAX_VIDEOS } from "../youtube/find-videos";
import { videosInQuery } from "../youtube/own-link";
import { IMAGE_HOSTS } from "../youtube/image-sources";
import { hasPlaceholderSize, imageNamed, OWN_SHAPE, SIZES, thumbnailUrl } from "../youtube/thumbnails";
import { idAtStart, videoLink, type VideoId } from "../youtube/video-link";
import { LINK_DOMAINS } from "../youtube/youtube-link";

const ANY_ID = "VIDEO_ID" as VideoId; // not an ID: the script replaces it

/** Everything that the script uses, by name. */
const PARTS = {
  anyId: ANY_ID,
  maxVideos: MAX_VIDEOS,
  imageUrls: SIZES.map((size) => thumbnailUrl(ANY_ID, size)),
  ownShapeUrl: thumbnailUrl(ANY_ID, OWN_SHAPE),
  blurredUrl: thumbnailUrl(ANY_ID, imageNamed("medium")),
  blur: ".room-for-results .stage-blur",
  imageHost: IMAGE_HOSTS[0],
  fieldId: ELEMENT_IDS.linkField,
  expectsResult: EXPECTS_RESULT_CLASS,
  /** How long the tool's module may take until the page explains how to do without it. */
  moduleTimeoutMs: 6000,
  likelyLink: likelyLink(),
  textsOf,
  videosInQuery,
  unescapeText,
  replaceLookAlikes,
  idAtStart,
  videoLink,
  hasPlaceholderSize,
};

/**
 * Matches a text that probably has a link to YouTube, after `replaceLookAlikes`. The real search would cost a first-time
 * visitor one more round trip before the first paint.
 */
function likelyLink(): RegExp {
  // How YouTube's domains begin: youtu, ytimg.
  const names = new Set(LINK_DOMAINS.map(({ domain }) => domain.slice(0, 5)));
  return new RegExp(String.raw`(?:${[...names].join("|")})\S*[/?#%&\\]`, "i");
}

const toSource = (part: unknown) =>
  typeof part === "function" || part instanceof RegExp ? String(part) : JSON.stringify(part);

/** The script as the page contains it. */
export const earlyScript = `(${runEarlyScript})({${Object.entries(PARTS)
  .map(([name, part]) => `${name}:${toSource(part)}`)
  .join()}})`;

/**
 * Runs before the first paint, even if the tool's module never loads. It is sent as text, with functions that the tool has
 * too, so none of them may refer to anything outside itself. Reserves room for a result, and preloads a single video's
 * images exactly as components/tool/thumbnail-image.tsx requests them, so that each is requested once;
 * lib/browser/request-image.ts removes the preloads. Fills the field with the URL's links once the HTML is there, and puts
 * a single video's medium image on the stage.
 */
function runEarlyScript(parts: typeof PARTS): void {
  const root = document.documentElement;
  const data: RootData = root.dataset;
  const attributes = { alt: "", crossOrigin: "anonymous", referrerPolicy: "no-referrer", decoding: "sync" };
  const blur = Object.assign(document.createElement("img"), attributes, { onload: showBlur });
  /** Called when the image or the end of the HTML has arrived: either may be first. */
  function showBlur() {
    const { naturalWidth, naturalHeight } = blur;
    if (naturalWidth && !parts.hasPlaceholderSize(naturalWidth, naturalHeight))
      document.querySelector(parts.blur)?.append(blur);
  }

  data.tool = "expected";
  setTimeout(() => {
    if (data.tool === "expected") data.tool = "overdue";
  }, parts.moduleTimeoutMs);

  const { search, hash, host } = location;
  const videos = parts.videosInQuery(search + hash, parts).slice(0, parts.maxVideos);
  const texts = parts.textsOf(search);
  const likelyText = texts.find((text) => parts.likelyLink.test(parts.replaceLookAlikes(text)) || text.includes(host));
  if (videos.length > 0 || likelyText) {
    root.classList.add(parts.expectsResult);
    root.style.setProperty("--videos", `${videos.length}`);
    data.room = "other";
  }

  const addLink = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement("link"), attributes));
  const [video, ...others] = videos;
  if (others.length > 0) addLink({ rel: "preconnect", crossOrigin: "anonymous", href: parts.imageHost });
  else if (video) {
    data.room = video.isShort ? "short" : "video";
    for (const url of video.isShort ? [...parts.imageUrls, parts.ownShapeUrl] : parts.imageUrls) {
      const href = url.replace(parts.anyId, video.videoId);
      addLink({
        rel: "preload",
        as: "image",
        crossOrigin: "anonymous",
        referrerPolicy: "no-referrer",
        href,
        // Only now: otherwise the row would request again what the blur has failed to load.
        onload() {
          if (url === parts.blurredUrl) blur.src = href;
        },
      });
    }
  }

  document.addEventListener(
    "readystatechange",
    () => {
      showBlur();
      const links = videos.map(parts.videoLink).join(" ");
      const line = links || (likelyText ?? texts.join(" ")).replace(/\s+/g, " ").trim();
      const field = document.getElementById(parts.fieldId) as HTMLInputElement; // page.tsx renders it
      // The person may have typed, or the browser restored what they had, before the end of the HTML arrives.
      if (line && field.value === "") field.value = line;
    },
    { once: true },
  );
}
