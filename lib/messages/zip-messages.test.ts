import type { ListZipOutcome } from "../browser/download-list";
import type { Quality } from "../youtube/thumbnails";
import type { ToastMessage } from "./toast-messages";
import { listZipSaved, saveCancelled, zipSaved } from "./zip-messages";

describe("the toast of a ZIP", () => {
  test.each<[title: string, saved: Quality[], failed: Quality[], toast: [title: string, description: string]]>([
    [
      "says how many thumbnails it holds",
      ["default", "medium", "high"],
      [],
      ["Download Started", "Downloading 3 thumbnails in one ZIP file..."],
    ],
    [
      "uses the singular for one thumbnail",
      ["default"],
      [],
      ["Download Started", "Downloading 1 thumbnail in one ZIP file..."],
    ],
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
  ])("%s", (_title, saved, failed, [title, description]) => {
    const variant = failed.length > 0 ? "destructive" : "default";
    expect(zipSaved({ saved, failed })).toEqual({ title, description, variant });
  });
});

describe("the toast of a list of videos", () => {
  test.each<[title: string, ListZipOutcome, toast: [title: string, description: string], ToastMessage["variant"]]>([
    [
      "says how many thumbnails the ZIP holds",
      { saved: 12, missing: 0, failed: 0 },
      ["Download Started", "Downloading 12 thumbnails in one ZIP file..."],
      "default",
    ],
    [
      "says that a video is missing, which is no failure",
      { saved: 11, missing: 1, failed: 0 },
      ["11 of 12 thumbnails saved", "1 video doesn't exist or is private."],
      "default",
    ],
    [
      "says how many videos failed, and what to do",
      { saved: 9, missing: 0, failed: 3 },
      ["9 of 12 thumbnails saved", "3 images could not be saved. Press Save the rest to try again."],
      "destructive",
    ],
    [
      "says both",
      { saved: 7, missing: 2, failed: 3 },
      [
        "7 of 12 thumbnails saved",
        "3 images could not be saved. Press Save the rest to try again. 2 videos don't exist or are private.",
      ],
      "destructive",
    ],
    [
      "says that all failed",
      { saved: 0, missing: 0, failed: 12 },
      ["Download Failed", "12 images could not be saved. Check your connection, then try again."],
      "destructive",
    ],
    [
      "says that no video exists",
      { saved: 0, missing: 2, failed: 0 },
      ["Download Failed", "2 videos don't exist or are private."],
      "destructive",
    ],
  ])("%s", (_title, outcome, [title, description], variant) => {
    expect(listZipSaved(outcome)).toEqual({ title, description, variant });
  });

  test("says that Cancel saved no ZIP", () => {
    expect(saveCancelled).toEqual({ title: "Cancelled", description: "The ZIP was not saved.", variant: "default" });
  });
});
