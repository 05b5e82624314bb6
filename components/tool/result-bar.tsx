import { showToast } from "@/components/toast/show-toast";
import { searchFor } from "@/lib/address";
import { headingOf } from "@/lib/result-words";
import { isOpen, largestOf, realSizesIn, type Largest, type Results } from "@/lib/results";
import { shareLink } from "@/lib/share";
import { linkCopied, notCopied } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { DownloadAllButton } from "./download-all-button";
import { useDownload } from "./use-download";

/** Names the largest size there is, and offers what concerns the video as a whole. */
export function ResultBar({ videoId, results }: { videoId: VideoId; results: Results }) {
  const largest = largestOf(results);
  const real = realSizesIn(results);
  const open = isOpen(results);
  const { busy, download } = useDownload(videoId);

  async function offerLink() {
    const url = new URL(searchFor(videoId), location.href).href;
    const outcome = await shareLink(url, document.title);
    if (outcome === "copied") showToast(linkCopied);
    if (outcome === "refused") showToast(notCopied(url));
  }

  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-h-12">
        <h2 id="result" tabIndex={-1} className="text-xl leading-snug">
          {headingOf(results)}
        </h2>
        <p className="text-quiet">
          {/* One text, or the id would be seen to move when the count comes. */}
          {open ? videoId : `${real.length} ${real.length === 1 ? "size" : "sizes"}, ${videoId}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <button
          type="button"
          aria-busy={busy}
          aria-disabled={!largest}
          className="button button-solid max-sm:w-full"
          onClick={() => largest && download(largest.size, addressOf(videoId, largest))}
        >
          Download largest
        </button>
        <DownloadAllButton videoId={videoId} sizes={real} waiting={open || real.length === 0} />
        <button type="button" className="button max-sm:flex-1 max-sm:px-2" onClick={offerLink}>
          Share
        </button>
      </div>
    </div>
  );
}

function addressOf(videoId: VideoId, { size, image }: Largest): string {
  return thumbnailUrl(videoId, size, IMAGE_HOSTS[image.host]);
}
