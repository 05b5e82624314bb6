import { expect, test } from "../fixtures";
import { invalidLink, toastIn } from "../support/toasts";

const playlist = "This is a playlist. Open one of its videos and paste that link.";
const channel = "This is a channel. Open one of its videos and paste that link.";
const tooShort = "This link looks cut off. Copy the whole link again.";
const tooLong = "This link has extra characters in the video ID. Copy it again.";
const noVideo = "This link doesn't lead to a video. Open the video and paste its link.";
const otherSite = "That link isn't from YouTube. Paste one from youtube.com or youtu.be.";
const noLink = "No link found. Copy the video's address and paste it here.";
const glued = "There is other text right before this link. Paste just the link.";
const empty = "Paste a YouTube link first.";

for (const [what, pasted, reason] of [
  ["nothing", "", empty],
  ["blanks", "  \t ", empty],
  ["words", "cats playing piano", noLink],
  ["a bare id", "aqz-KE-bpKQ", noLink],
  ["a link behind a label and its colon", "Link:https://youtu.be/aqz-KE-bpKQ", glued],
  ["another site", "https://vimeo.com/148751763", otherSite],
  ["a look-alike site", "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ", otherSite],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs", playlist],
  ["a channel", "https://www.youtube.com/@blender", channel],
  ["an id of 10 characters", "https://youtu.be/aqz-KE-bpK", tooShort],
  ["an id of 12 characters", "https://www.youtube.com/watch?v=aqz-KE-bpKQQ", tooLong],
  ["the start page", "https://www.youtube.com/", noVideo],
] as const) {
  test(`${what} in the field: beside it stands why that is no video`, async ({ page }) => {
    await page.goto("/");
    const field = page.getByRole("textbox", { name: "YouTube video link" });
    await expect(field).toHaveAccessibleDescription("Works with watch, youtu.be, Shorts, Live and embed links");
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await field.fill(pasted);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(reason);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(pasted);
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
  });
}
