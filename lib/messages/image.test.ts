import { failed, loaded, loading, missing } from "../results/__fixtures__/image-states";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import { imageAlt, imageControlNames, imageHeading, imageLabel } from "./image";

const [a] = VIDEO_IDS;

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
  ["upright cover", loaded(1080, 1920)],
  ["square cover", loaded(1080, 1080)],
  ["landscape cover", loaded(1920, 1080)],
  ["upright frame", loaded(720, 1280, 1)],
])("an image in its original shape is called %s", (name, state) => {
  expect([imageHeading(imageNamed("own-shape"), state), imageLabel(imageNamed("own-shape"), state)]).toEqual([
    name,
    name,
  ]);
});

test.each([
  ["loading", loading, "maxres thumbnail of video aqz-KE-bpKQ, loading"],
  ["loaded", loaded(1920, 1080), "maxres thumbnail of video aqz-KE-bpKQ, 1920 × 1080 pixels"],
  ["missing", missing, "maxres thumbnail of video aqz-KE-bpKQ, missing on YouTube"],
  ["failed", failed, "maxres thumbnail of video aqz-KE-bpKQ, not loaded"],
])("the alternative text of an image that is %s says so", (_kind, state, text) => {
  expect(imageAlt(imageNamed("maxres"), a, state)).toBe(text);
});
