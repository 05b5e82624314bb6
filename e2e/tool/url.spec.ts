import type { Page } from "@playwright/test";
import { expectResult, linkField, generate, openResult, recordToasts } from "../support/tool";
import { expect, test } from "../fixtures";
import { generated, invalidLink, toastIn } from "../support/toasts";

const linkTo = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

async function expectNoResult(page: Page) {
  await expect(linkField(page)).toBeEditable();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
}

const query = (parameters: Record<string, string>) => `/?${new URLSearchParams(parameters)}`;

for (const [what, parameters] of [
  ["a link in url", (link: string) => ({ url: link })],
  [
    "a link in text, as phones share it",
    (link: string) => ({ title: "A film", text: `Look at this\n${link}`, url: "" }),
  ],
  ["a link in title", (link: string) => ({ title: link, text: "", url: "" })],
  [
    "the link in url before those in text and title",
    (link: string) => ({ title: "https://youtu.be/aqz-KE-bpKQ", text: "https://youtu.be/dQw4w9WgXcQ", url: link }),
  ],
  ["the link in text before that in title", (link: string) => ({ title: "https://youtu.be/aqz-KE-bpKQ", text: link })],
] as const) {
  test(`${what} is generated at once, and its place in the address becomes the result's`, async ({ page, videoId }) => {
    await page.goto(query(parameters(linkTo(videoId))));
    await expectResult(page, videoId);
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
    await expect(linkField(page)).toHaveValue(new RegExp(linkTo(videoId).replace("?", "\\?")));

    // What stands in the field still means the same video.
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
    await expectResult(page, videoId);
  });
}

test("an id in v is shown at once, without a word, and its link stands in the field", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  expect(toasts).toEqual([]);
});

for (const [what, address, inField, reason] of [
  ["words in url", query({ url: "cats playing piano" }), "cats playing piano", "No link found."],
  [
    "another site in url",
    query({ url: "https://vimeo.com/148751763" }),
    "https://vimeo.com/148751763",
    "That link isn't from YouTube.",
  ],
  ["nothing in url", query({ url: "" }), "", "Paste a YouTube link first."],
  ["an id of 10 characters in v", query({ v: "aqz-KE-bpK" }), "aqz-KE-bpK", "No link found."],
  ["nothing in v", "/?v=", "", "Paste a YouTube link first."],
  ["a script in v", query({ v: "<img src=x onerror=alert(1)>" }), "<img src=x onerror=alert(1)>", "No link found."],
  ["a broken escape in url", "/?url=%E0%A4%A", "\uFFFD%A", "No link found."],
  [
    "thousands of characters in url",
    `/?url=${"youtu.be".repeat(2500)}`.slice(0, 15_000),
    /^(youtu\.be)+/,
    "No link found.",
  ],
] as const) {
  test(`${what} is refused in words, and the page works on`, async ({ page, videoId }) => {
    await page.goto(address);
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
    await expect(linkField(page)).toHaveValue(inField);
    await expect(linkField(page)).toHaveAccessibleDescription(new RegExp(`^${reason}`));
    await expectNoResult(page);
    await generate(page, videoId);
    await expectResult(page, videoId);
  });
}

for (const address of ["/", "/?utm_source=mail", "/?V=aqz-KE-bpKQ", "/#v=aqz-KE-bpKQ"]) {
  test(`${address} asks for nothing: no result, no word, no request`, async ({ page }) => {
    const toasts = await recordToasts(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://localhost")) foreign.push(request.url());
    });
    await page.goto(address);
    await linkField(page).pressSequentially("https://youtu.be/aqz-KE-bpK");
    await expect(page.locator("link[rel=preconnect]")).toHaveCount(0);
    await expectNoResult(page);
    expect(toasts).toEqual([]);

    // One letter more makes it a video: the way to its host is opened, and nothing is asked for yet.
    await linkField(page).press("Q");
    await expect(page.locator("link[rel=preconnect]")).toHaveAttribute("href", "https://i.ytimg.com");
    expect(foreign).toEqual([]);
  });
}

test("a refused link changes neither the address nor the result", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await linkField(page).fill("https://vimeo.com/148751763");
  await linkField(page).press("Enter");
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(invalidLink);
  await expectResult(page, videoId);
});

test("a step to a section of the page takes nothing from the field and repeats no refusal", async ({ page }) => {
  await page.goto(query({ url: "cats playing piano" }));
  await expect(toastIn(page)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toastIn(page)).toHaveCount(0);
  await linkField(page).fill("https://youtu.be/half-typ");
  await page.getByRole("link", { name: "How to Use" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\?url=/);
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
  await expect(toastIn(page)).toHaveCount(0);
});

test("search engines are told of one address, whatever result is shown", async ({ page, baseURL, videoId }) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/");
  const address = await canonical.getAttribute("href");
  expect(new URL(address ?? "", baseURL).pathname).toBe("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(canonical).toHaveAttribute("href", address ?? "");
  await openResult(page, videoId);
  await expect(canonical).toHaveAttribute("href", address ?? "");
});
