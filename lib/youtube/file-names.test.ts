import { VIDEO_IDS } from "./__fixtures__/video-ids";
import { fileName, listFileName, listNumber, zipName } from "./file-names";
import { imageNamed } from "./thumbnails";

const [a] = VIDEO_IDS;

test("the ZIP of one video has its ID", () => {
  expect(zipName(a)).toBe(`youtube-thumbnails-${a}.zip`);
});

test.each([
  ["two digits", 1, 3, "01"],
  ["as many as the last one needs", 2, 100, "002"],
])("files in the ZIP of a list are numbered by their place, with %s", (_title, place, count, number) => {
  expect(listNumber(place, count)).toBe(number);
  expect(listFileName(number, a, imageNamed("maxres"))).toBe(`${number}-${a}-maxres.jpg`);
});

test("an image is named after what it is", () => {
  expect(fileName(imageNamed("maxres"))).toBe("youtube-thumbnail-maxres.jpg");
  expect(fileName(imageNamed("own-shape"))).toBe("youtube-thumbnail-own-shape.jpg");
});
