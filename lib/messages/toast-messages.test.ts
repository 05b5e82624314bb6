import { zipSaved } from "./toast-messages";
import type { Quality } from "../youtube/thumbnails";

const started = "Download Started";

test.each<[title: string, saved: Quality[], failed: Quality[], toast: [string, string]]>([
  [
    "says how many thumbnails the ZIP holds",
    ["default", "medium", "high"],
    [],
    [started, "Downloading 3 thumbnails in one ZIP file..."],
  ],
  ["counts a single thumbnail", ["default"], [], [started, "Downloading 1 thumbnail in one ZIP file..."]],
  [
    "names the one size that was not saved",
    ["default", "medium"],
    ["maxres"],
    ["2 of 3 thumbnails saved", "Not saved: maxres. Try again, or open it in a new tab."],
  ],
  [
    "lists the sizes that were not saved",
    ["default"],
    ["medium", "standard", "maxres"],
    ["1 of 4 thumbnails saved", "Not saved: medium, standard and maxres. Try again, or open them one by one."],
  ],
  [
    "says that none was saved",
    [],
    ["default", "medium"],
    ["Download Failed", "None of the 2 images could be downloaded. Try again, or open them one by one."],
  ],
  [
    "says that the only one was not saved",
    [],
    ["default"],
    ["Download Failed", "The image could not be downloaded. Try again, or open it in a new tab."],
  ],
])("the ZIP's toast %s", (_title, saved, failed, [title, description]) => {
  const variant = failed.length > 0 ? "destructive" : "default";
  expect(zipSaved({ saved, failed })).toEqual({ title, description, variant });
});
