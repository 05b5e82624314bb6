import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectToast, generated, invalidLink, recordToasts, toastIn } from "../support/toasts";
import { expectResult, generate, linkField, openResult } from "../support/tool";

const linkTo = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

async function expectNoResult(page: Page) {
  await expect(linkField(page)).toBeEditable();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
}

const query = (parameters: Record<string, string>) => `/?${new URLSearchParams(parameters)}`;

for (const [source, parameters] of [
  ["?url=", (link: string) => ({ url: link })],
  ["?text=, as phones share links,", (link: string) => ({ title: "A film", text: `Look at this\n${link}`, url: "" })],
  ["?title=", (link: string) => ({ title: link, text: "", url: "" })],
  [
    "?url= rather than ?text= or ?title=",
    (link: string) => ({ title: "https://youtu.be/aqz-KE-bpKQ", text: "https://youtu.be/dQw4w9WgXcQ", url: link }),
  ],
  ["?text= rather than ?title=", (link: string) => ({ title: "https://youtu.be/aqz-KE-bpKQ", text: link })],
] as const) {
  test(`generates the link in ${source} and changes the URL to that of the result`, async ({ page, videoId }) => {
    await page.goto(query(parameters(linkTo(videoId))));
    await expectResult(page, videoId);
    await expectToast(page, generated);
    await expect(linkField(page)).toHaveValue(new RegExp(linkTo(videoId).replace("?", "\\?")));

    await page.getByRole("button", { name: "Generate" }).click();
    await expectToast(page, generated);
    await expectResult(page, videoId);
  });
}

test("shows the video in ?v= without a toast and puts its link into the field", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  expect(toasts).toEqual([]);
});

for (const [input, url, fieldText, reason] of [
  ["text without a link in ?url=", query({ url: "cats playing piano" }), "cats playing piano", "No link found."],
  [
    "a link to another site in ?url=",
    query({ url: "https://vimeo.com/148751763" }),
    "https://vimeo.com/148751763",
    "That link isn't from YouTube.",
  ],
  ["an empty ?url=", query({ url: "" }), "", "Paste a YouTube link first."],
  ["a video ID of 10 characters in ?v=", query({ v: "aqz-KE-bpK" }), "aqz-KE-bpK", "No link found."],
  ["an empty ?v=", "/?v=", "", "Paste a YouTube link first."],
  ["HTML in ?v=", query({ v: "<img src=x onerror=alert(1)>" }), "<img src=x onerror=alert(1)>", "No link found."],
  ["an invalid escape sequence in ?url=", "/?url=%E0%A4%A", "\uFFFD%A", "No link found."],
  [
    "thousands of characters in ?url=",
    `/?url=${"youtu.be".repeat(2500)}`.slice(0, 15_000),
    /^(youtu\.be)+/,
    "No link found.",
  ],
] as const) {
  test(`rejects ${input}, says why and keeps working`, async ({ page, videoId }) => {
    await page.goto(url);
    await expectToast(page, invalidLink);
    await expect(linkField(page)).toHaveValue(fieldText);
    await expect(linkField(page)).toHaveAccessibleDescription(new RegExp(`^${reason}`));
    await expectNoResult(page);
    await generate(page, videoId);
    await expectResult(page, videoId);
  });
}

for (const url of ["/", "/?utm_source=mail", "/?V=aqz-KE-bpKQ", "/#v=aqz-KE-bpKQ"]) {
  test(`${url} shows no result and no toast, and sends no requests to other hosts`, async ({ page }) => {
    const toasts = await recordToasts(page);
    const externalRequests: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://localhost")) externalRequests.push(request.url());
    });
    await page.goto(url);
    await linkField(page).pressSequentially("https://youtu.be/aqz-KE-bpK");
    await expect(page.locator("link[rel=preconnect]")).toHaveCount(0);
    await expectNoResult(page);
    expect(toasts).toEqual([]);

    // The last character makes the link valid: the page then connects to the image host but requests nothing yet.
    await linkField(page).press("Q");
    await expect(page.locator("link[rel=preconnect]")).toHaveAttribute("href", "https://i.ytimg.com");
    expect(externalRequests).toEqual([]);
  });
}

test("an invalid link changes neither the URL nor the result", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await linkField(page).fill("https://vimeo.com/148751763");
  await linkField(page).press("Enter");
  await expectToast(page, invalidLink);
  await expectResult(page, videoId);
});

test("navigating to a section and back keeps the typed text and does not repeat the error", async ({ page }) => {
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

test("the canonical URL stays the same for every result", async ({ page, baseURL, videoId }) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/");
  const canonicalUrl = await canonical.getAttribute("href");
  expect(new URL(canonicalUrl ?? "", baseURL).pathname).toBe("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(canonical).toHaveAttribute("href", canonicalUrl ?? "");
  await openResult(page, videoId);
  await expect(canonical).toHaveAttribute("href", canonicalUrl ?? "");
});
