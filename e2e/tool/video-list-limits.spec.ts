import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { expectToast, generated, invalidLink } from "../support/toasts";
import { expectResult, linkField, waitForHydration } from "../support/tool";
import {
  expectList,
  generateText,
  hint,
  line,
  lines,
  linkTo,
  listSearch,
  newVideoIds,
  openList,
  rowOf,
  videoList,
} from "../support/video-list";

test("one video linked several times gives its five sizes", async ({ page, videoId }) => {
  await page.goto("/");
  const links = [
    linkTo(videoId),
    `https://www.youtube.com/watch?v=${videoId}`,
    `https://youtube.com/shorts/${videoId}`,
  ];
  await generateText(page, links.join(" "));
  await expectResult(page, videoId);
  await expect(videoList(page)).toHaveCount(0);
});

test("a list pasted twice in one text has each video once", async ({ page }) => {
  const videoIds = newVideoIds(3);
  await page.goto("/");
  await waitForHydration(page);
  await dispatchPaste(page, `${lines(videoIds)}\n${lines(videoIds)}`);
  await expectList(page, videoIds);
});

test("generating the same list again adds no history entry", async ({ page }) => {
  const videoIds = newVideoIds(3);
  await page.goto("/");
  for (let press = 0; press < 2; press++) {
    await generateText(page, line(videoIds));
    await expectToast(page, generated);
    await expectList(page, videoIds);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(videoList(page)).toHaveCount(0);
});

for (const [input, text] of [
  ["text without a link", "cats playing piano"],
  [
    "only links that are no videos",
    "https://vimeo.com/148751763 https://www.youtube.com/@blender https://youtu.be/short",
  ],
] as const) {
  test(`Generate with ${input} shows the error and keeps the list`, async ({ page }) => {
    const [first = "", ...others] = newVideoIds(3);
    await openList(page, [first, ...others]);
    const row = await rowOf(page, first).elementHandle();
    await generateText(page, text);
    await expectToast(page, invalidLink);
    await expect(linkField(page)).toHaveValue(text);
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
    await expectList(page, [first, ...others]);
    // Still the same element: React has not recreated it.
    expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

for (const [skipped, others, description] of [
  ["a link to another site", ["https://vimeo.com/1"], "1 link is not a YouTube video."],
  [
    "a channel and a truncated link",
    ["https://www.youtube.com/@blender", "https://youtu.be/short"],
    "2 links are not YouTube videos.",
  ],
  ["a link after a label and a colon", ["Link:https://youtu.be/aqz-KE-bpKQ"], "1 link has other text right before it."],
] as const) {
  test(`says beside the field that the list leaves out ${skipped}, until the text changes`, async ({ page }) => {
    const [first = "", second = ""] = newVideoIds(2);
    await page.goto("/");
    await generateText(page, [linkTo(first), ...others, linkTo(second)].join(" "));
    await expectToast(page, generated);
    await expectList(page, [first, second]);
    await expect(linkField(page)).toHaveAccessibleDescription(description);
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
    await linkField(page).press("End");
    await linkField(page).pressSequentially(" ");
    await expect(linkField(page)).toHaveAccessibleDescription(hint);
  });
}

for (const [count, text] of [
  [51, "51"],
  [60, "60"],
  [5000, "5,000"],
] as const) {
  test(`${text} pasted links give the first 50 videos and a message beside the field`, async ({ page }) => {
    const videoIds = newVideoIds(count);
    await page.goto("/");
    await waitForHydration(page);
    await dispatchPaste(page, lines(videoIds));
    await expectToast(page, generated);
    await expectList(page, videoIds.slice(0, 50));
    await expect(linkField(page)).toHaveAccessibleDescription(`Only the first 50 of ${text} videos are listed.`);
  });
}

test("more than 50 IDs in ?v= give the first 50 and say so", async ({ page }) => {
  const videoIds = newVideoIds(60);
  await page.goto(listSearch(videoIds));
  await expect(videoList(page).getByRole("heading", { level: 3 })).toHaveText(videoIds.slice(0, 50));
  await expect(videoList(page).getByRole("heading", { level: 2 })).toHaveText("50 videos");
  await expect(linkField(page)).toHaveAccessibleDescription("Only the first 50 of 60 videos are listed.");
});
