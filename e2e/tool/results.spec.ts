import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { heldResponse, imageOfSize, type Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { cardOf, generate, newVideoId, recordHosts } from "../support/tool";

const sizeSkipReason = "only Chromium reports the size of cross-origin images";

const headingOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("shows five images with their measured pixels and kilobytes and requests each once", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName !== "chromium", sizeSkipReason);
  imageHost.respondWith(videoId, { maxres: imageOfSize(1920, 1080) });
  await page.goto("/");
  await generate(page, videoId);
  await expect(headingOf(page, "Largest: 1920 × 1080")).toBeVisible();
  for (const [quality, pixels] of [
    ["default", "120 × 90"],
    ["medium", "320 × 180"],
    ["high", "480 × 360"],
    ["standard", "640 × 480"],
  ] as const) {
    const kilobytes = Math.max(1, Math.round((await imageFor(quality)).length / 1000));
    await expect(cardOf(page, quality).getByText(`${pixels} · ${kilobytes} KB`, { exact: true })).toBeVisible();
  }
  await expect(cardOf(page, "maxres").getByText(/^1920 × 1080 · \d+ KB$/)).toBeVisible();
  await expect(page.getByRole("img", { name: `maxres thumbnail of video ${videoId}, 1920 × 1080` })).toBeVisible();

  const requests = imageHost.requests(videoId);
  expect(requests.map(({ image }) => image).sort()).toEqual([...QUALITIES].sort());
  for (const { host, url, headers } of requests) {
    expect(host).toBe("i.ytimg.com");
    expect(url).not.toContain("?");
    expect(headers).not.toHaveProperty("referer");
  }
});

test("shows the kilobytes even when the resource timing buffer is full", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", sizeSkipReason);
  await page.goto("/");
  await page.evaluate(() => performance.setResourceTimingBufferSize(performance.getEntriesByType("resource").length));
  await generate(page, videoId);
  await expect(cardOf(page, "high").getByText(/^480 × 360 · \d+ KB$/)).toBeVisible();
});

test("shows the kilobytes every time a video is shown", async ({ page, browserName, videoId }) => {
  test.skip(browserName !== "chromium", sizeSkipReason);
  const facts = cardOf(page, "high").getByText(/^480 × 360 · \d+ KB$/);
  await page.goto("/");
  for (const id of [videoId, videoId, newVideoId()]) {
    await generate(page, id);
    await expect(page.getByRole("img", { name: `of video ${id}` })).toHaveCount(5);
    await expect(facts).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(facts).toBeVisible();
});

test("leaves out the kilobytes when the host sends no Timing-Allow-Origin", async ({ page, imageHost, videoId }) => {
  const withoutTiming: Responder = ({ response, image }) =>
    void response.writeHead(200, { "Content-Type": "image/jpeg" }).end(image);
  imageHost.respondWith(videoId, { high: withoutTiming });
  await page.goto(`/?v=${videoId}`);
  await expect(cardOf(page, "high").getByText("480 × 360", { exact: true })).toBeVisible();
});

test("shows nothing about an image that is still loading and announces the result at the end", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held, standard: "missing" });
  await page.goto(`/?v=${videoId}`);
  await expect(cardOf(page, "high").getByText(/480 × 360/)).toBeVisible();
  await expect(cardOf(page, "standard").getByText("No standard image")).toBeVisible();
  await expect(headingOf(page, "Loading the five sizes...")).toBeVisible();
  await expect(page.getByText("Largest", { exact: true })).toHaveCount(0);
  const card = cardOf(page, "maxres");
  await expect(card.getByText(/\d|no maxres|could not/)).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("");
  for (const name of ["Save largest", "Save all"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
  const announcements = await page.getByRole("status").evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });

  held.release();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save all" })).toBeEnabled();
  expect(await announcements.jsonValue()).toEqual(["4 of 5 thumbnails found, the largest 1280 × 720 pixels"]);
});

test("Try again requests only the failed images and keeps the focus in the results", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500", standard: "403" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, "Largest that loaded: 480 × 360")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("3 of 5 thumbnails found, the largest 480 × 360 pixels");
  const [maxres, standard, high] = (["maxres", "standard", "high"] as const).map((quality) =>
    recordHosts(page, videoId, quality),
  );
  imageHost.respondWith(videoId, { maxres: "real", standard: "missing" });
  await page.getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(cardOf(page, "standard").getByText("No standard image")).toBeVisible();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeFocused();
  expect({ maxres, standard, high }).toEqual({ maxres: [HOSTS[0]], standard: [HOSTS[0]], high: [] });
});

test("late responses for the first video do not affect the cards of the second", async ({
  page,
  imageHost,
  videoId,
}) => {
  const [heldFirst, heldSecond] = [heldResponse("missing"), heldResponse()];
  const secondId = newVideoId();
  imageHost.respondWith(videoId, heldFirst);
  imageHost.respondWith(secondId, { maxres: heldSecond });
  await page.goto("/");
  await generate(page, videoId);
  await generate(page, secondId);
  await expect(cardOf(page, "standard").getByText(/640 × 480/)).toBeVisible();
  heldFirst.release();
  await expect.poll(() => imageHost.requests(secondId).length).toBe(5);
  await expect(page.getByRole("listitem").getByText("This video has no")).toHaveCount(0);
  await expect(headingOf(page, "Loading the five sizes...")).toBeVisible();
  heldSecond.release();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(page.getByRole("img", { name: `of video ${secondId}` })).toHaveCount(5);
  await expect(page).toHaveURL(`/?v=${secondId}`);
});
