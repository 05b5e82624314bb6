import { failed, loaded, loading, missing } from "../results/__fixtures__/image-states";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import { imageAlt, imageControlNames, imageHeading, imageLabel } from "./image";
import { rowButtonName, savedShape } from "./list";
import { downloadToast } from "./toasts";

const [a] = VIDEO_IDS;
const ownShape = imageNamed("own-shape");

test.each([
  ["maxres", "maxres Quality", "maxres thumbnail"],
  ["hq720", "HD", "HD thumbnail"],
  ["own-shape", "original shape", "original shape"],
  ["frame-1", "frame 1", "frame 1"],
] as const)("%s has the heading %j and the label %j", (name, heading, label) => {
  const image = imageNamed(name);
  expect([imageHeading(image), imageLabel(image)]).toEqual([heading, label]);
});

test("the thumbnail of a row is named by what it shows", () => {
  expect(imageControlNames.show(imageNamed("medium"))).toBe("Show Medium Quality");
});

test.each([
  ["upright cover", 1080, 1920, 0],
  ["square cover", 1080, 1080, 0],
  ["landscape cover", 1920, 1080, 0],
  ["upright frame", 720, 1280, 1],
  ["square frame", 720, 720, 1],
  ["landscape frame", 1280, 720, 1],
])(
  "an image in its original shape is called %s wherever it is shown, said or saved",
  (name, width, height, fileIndex) => {
    const state = loaded(width, height, fileIndex);
    const fetched = { image: ownShape, fileIndex, pixels: { width, height } };
    const saved = { ...fetched, outcome: "saved" } as const;
    const video = { videoId: a, isShort: true, isDownloading: false, lastSaving: "saved", largest: fetched } as const;
    // On the page.
    expect(imageHeading(ownShape, state)).toBe(name);
    expect(imageAlt(ownShape, a, state)).toBe(`${name} of video ${a}, ${width} × ${height} pixels`);
    expect(imageControlNames.download(ownShape, state)).toBe(`Download ${name}`);
    expect(imageControlNames.copyUrl(ownShape, state)).toBe(`Copy URL of ${name}`);
    // When it is saved: by its row, or by Save largest before the page knows it.
    expect(downloadToast(saved, null).description).toBe(`Downloading ${name}...`);
    expect(downloadToast(saved, null, { isSmaller: true }).description).toContain(`Downloading ${name}...`);
    // In a list.
    expect(rowButtonName(video)).toBe(`Download ${name} of video ${a}`);
    expect(savedShape(video)?.toLowerCase()).toBe(name);
  },
);

test("of a Short whose maxres is larger, nothing is called upright", () => {
  const fetched = { image: imageNamed("maxres"), fileIndex: 0, pixels: { width: 1920, height: 1080 } };
  const video = { videoId: a, isShort: true, isDownloading: false, lastSaving: "saved", largest: fetched } as const;
  expect(downloadToast({ ...fetched, outcome: "saved" }, null).description).toBe("Downloading maxres thumbnail...");
  expect(rowButtonName(video)).toBe(`Download maxres thumbnail of video ${a}`);
  expect(savedShape(video)).toBeNull();
});

test.each([
  ["loading", loading, "maxres thumbnail of video aqz-KE-bpKQ, loading"],
  ["loaded", loaded(1920, 1080), "maxres thumbnail of video aqz-KE-bpKQ, 1920 × 1080 pixels"],
  ["missing", missing, "maxres thumbnail of video aqz-KE-bpKQ, missing on YouTube"],
  ["failed", failed, "maxres thumbnail of video aqz-KE-bpKQ, not loaded"],
])("the alternative text of an image that is %s says so", (_kind, state, text) => {
  expect(imageAlt(imageNamed("maxres"), a, state)).toBe(text);
});
