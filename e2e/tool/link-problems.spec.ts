import { expect, test } from "../fixtures";
import { expectToast, invalidLink } from "../support/toasts";
import { linkField } from "../support/tool";

const playlist = "This is a playlist. Open one of its videos and paste that link.";
const channel = "This is a channel. Open one of its videos and paste that link.";
const tooShort = "This link looks cut off. Copy the whole link again.";
const tooLong = "This link has extra characters in the video ID. Copy it again.";
const noVideo = "This link doesn't lead to a video. Open the video and paste its link.";
const otherSite = "That link isn't from YouTube. Paste one from youtube.com or youtu.be.";
const noLink = "No link found. Copy the video's address and paste it here.";
const textBeforeLink = "There is other text right before this link. Paste just the link.";
const empty = "Paste a YouTube link first.";

for (const [input, text, reason] of [
  ["an empty field", "", empty],
  ["white space", "  \t ", empty],
  ["text without a link", "cats playing piano", noLink],
  ["a bare video ID", "aqz-KE-bpKQ", noLink],
  ["a link after a label and a colon", "Link:https://youtu.be/aqz-KE-bpKQ", textBeforeLink],
  ["a link to another site", "https://vimeo.com/148751763", otherSite],
  ["a link to a look-alike site", "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ", otherSite],
  ["a playlist", "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs", playlist],
  ["a channel", "https://www.youtube.com/@blender", channel],
  ["a video ID of 10 characters", "https://youtu.be/aqz-KE-bpK", tooShort],
  ["a video ID of 12 characters", "https://www.youtube.com/watch?v=aqz-KE-bpKQQ", tooLong],
  ["the YouTube home page", "https://www.youtube.com/", noVideo],
] as const) {
  test(`Generate with ${input} explains the problem below the field`, async ({ page }) => {
    await page.goto("/");
    await expect(linkField(page)).toHaveAccessibleDescription(
      "One or more watch, youtu.be, Shorts, Live or embed links",
    );
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await linkField(page).fill(text);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(linkField(page)).toHaveAccessibleDescription(reason);
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(linkField(page)).toHaveValue(text);
    await expectToast(page, invalidLink);
  });
}
