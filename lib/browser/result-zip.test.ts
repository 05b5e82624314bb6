import type { FetchResult } from "../results/outcomes";
import { initialVideoResult } from "../results/video-result";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { SIZES } from "../youtube/thumbnails";
import { fetchThumbnail } from "./fetch-thumbnail";
import { zipEntries } from "./result-zip";
import type { ZipEntry } from "./zip-run";

jest.mock("./fetch-thumbnail");

const [videoId] = VIDEO_IDS;

/** The outcomes of images that are not fetched, by their names. */
type Outcomes = Partial<Record<string, "missing" | "failed">>;

/** Replaces fetchThumbnail. Returns the names of the images that it was called with. */
function respondWith(outcomes: Outcomes) {
  const names: string[] = [];
  jest.mocked(fetchThumbnail).mockImplementation(async (_videoId, image): Promise<FetchResult> => {
    names.push(image.name);
    const outcome = outcomes[image.name];
    const file = { image, fileIndex: 0 };
    return outcome ? { ...file, outcome } : { ...file, outcome: "fetched", pixels: null, blob: new Blob() };
  });
  return names;
}

const fetchAll = (entries: readonly ZipEntry[]) =>
  Promise.all(entries.map(async ({ id, fetch }) => ({ id, ...(await fetch(new AbortController().signal)) })));

test.each<[title: string, isShort: boolean, outcomes: Outcomes, outcome: string]>([
  ["is missing if maxres is there", false, {}, "missing"],
  ["is missing if maxres alone has failed, which has an entry of its own", false, { maxres: "failed" }, "missing"],
  ["is HD if maxres is missing", false, { maxres: "missing" }, "fetched"],
  ["has failed if maxres is missing and HD has failed", false, { maxres: "missing", hq720: "failed" }, "failed"],
  ["has failed if a Short's cover has failed", true, { "own-shape": "failed" }, "failed"],
])("while the sizes are loading, the entry of a larger image %s", async (_title, isShort, outcomes, outcome) => {
  respondWith(outcomes);
  const fetched = await fetchAll(zipEntries(videoId, initialVideoResult({ isShort })));
  expect(fetched.find(({ id }) => id === "larger")).toMatchObject({ outcome });
});

test.each([
  ["the sizes begin", false],
  ["the search begins", true],
])("Save all fetches each size once if %s", async (_title, isReversed) => {
  const names = respondWith({});
  const entries = zipEntries(videoId, initialVideoResult());
  await fetchAll(isReversed ? entries.reverse() : entries);
  expect(names.toSorted()).toEqual(SIZES.map(({ name }) => name).toSorted());
});
