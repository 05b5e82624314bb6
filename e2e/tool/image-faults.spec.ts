import { blockHost, expect, test } from "../fixtures";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { type Host, HOSTS } from "../image-host/server";
import { expectToast, generated } from "../support/toasts";
import { cardOf, generate, newVideoId, recordHosts } from "../support/tool";

const [firstHost, secondHost] = HOSTS;
const bothHosts = [firstHost, secondHost];

const OUTCOMES = {
  loaded: { cardText: /^1280 × 720( · \d+ KB)?$/, heading: "Largest: 1280 × 720" },
  missing: { cardText: "No maxres image", heading: "Largest: 640 × 480" },
  failed: { cardText: "This image could not be loaded.", heading: "Largest that loaded: 640 × 480" },
};

for (const [fault, firstResponse, secondResponse, outcome, expectedHosts] of [
  ["drops the connection halfway", "dropped", "dropped", "failed", bothHosts],
  ["sends an empty image", "empty", "empty", "failed", bothHosts],
  ["sends a web page instead of an image", "html", "html", "failed", bothHosts],
  ["sends the placeholder with status 200", "missing-200", "missing-200", "missing", [firstHost]],
  ["sends the placeholder with status 404", "missing", "missing", "missing", [firstHost]],
  ["sends an empty 404", "missing-empty", "missing-empty", "failed", bothHosts],
  ["returns 403", "403", "403", "failed", bothHosts],
  ["returns 429", "429", "429", "failed", bothHosts],
  ["returns 500", "500", "500", "failed", bothHosts],
  ["sends no CORS header", "no-cors", "no-cors", "loaded", [firstHost]],
  ["allows only another origin", "cors-other-origin", "cors-other-origin", "loaded", [firstHost]],
  ["returns 500 and the second host works", "500", "real", "loaded", bothHosts],
  ["drops the connection and the second host works", "dropped", "real", "loaded", bothHosts],
  ["sends a web page and the second host lacks the size", "html", "missing", "missing", bothHosts],
  ["sends an empty 404 and the second host returns 500", "missing-empty", "500", "failed", bothHosts],
] satisfies [string, ResponseName, ResponseName, keyof typeof OUTCOMES, Host[]][]) {
  test(`shows the image as ${outcome} when the host ${fault}`, async ({ page, imageHost, videoId, browserName }) => {
    test.skip(firstResponse === "dropped" && browserName === "firefox", "Firefox reports a truncated image as loaded");
    imageHost.respondWith(videoId, { maxres: firstResponse }, [firstHost]);
    imageHost.respondWith(videoId, { maxres: secondResponse }, [secondHost]);
    const hosts = recordHosts(page, videoId, "maxres");
    await page.goto(`/?v=${videoId}`);

    const card = cardOf(page, "maxres");
    await expect(card.getByText(OUTCOMES[outcome].cardText)).toBeVisible();
    await expect(page.getByRole("heading", { name: OUTCOMES[outcome].heading, exact: true })).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(outcome === "loaded" ? 1 : 0);
    expect(hosts).toEqual(expectedHosts);

    // The page still works. Try again would not help with an empty response: the browser may cache it for two hours.
    if (outcome === "failed" && !["empty", "missing-empty"].includes(firstResponse)) {
      imageHost.respondWith(videoId, "real");
      await page.getByRole("button", { name: "Try again" }).click();
    } else {
      await generate(page, newVideoId());
    }
    await expect(page.getByRole("heading", { name: OUTCOMES.loaded.heading, exact: true })).toBeVisible();
    await expect(card.getByText(OUTCOMES.loaded.cardText)).toBeVisible();
  });
}

test("requests the image from the second host when the first cannot be resolved", async ({
  page,
  context,
  videoId,
}) => {
  await blockHost(context, firstHost);
  const hosts = recordHosts(page, videoId, "maxres");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: OUTCOMES.loaded.heading, exact: true })).toBeVisible();
  expect(hosts).toEqual(bothHosts);
});

test("says that no image could be loaded when neither host can be resolved, and Try again requests all of them", async ({
  page,
  context,
  videoId,
}) => {
  for (const host of HOSTS) await blockHost(context, host);
  const hosts = recordHosts(page, videoId, "default");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "The images could not be loaded", exact: true })).toBeVisible();
  await expect(page.getByText(OUTCOMES.failed.cardText)).toHaveCount(5);
  expect(hosts).toEqual(bothHosts);

  await context.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: OUTCOMES.loaded.heading, exact: true })).toBeVisible();
  await expect(page.getByText(OUTCOMES.failed.cardText)).toHaveCount(0);
});

test("works again after Generate without a network", async ({ page, context, videoId, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/);
  await page.goto("/");
  await context.setOffline(true);
  await generate(page, videoId);
  await expect(page.getByText(OUTCOMES.failed.cardText)).toHaveCount(5);
  await context.setOffline(false);
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: OUTCOMES.loaded.heading, exact: true })).toBeVisible();
  await expectToast(page, generated);
});

test("waits for an image however slow its host is", async ({ page, imageHost, videoId }) => {
  await page.clock.install();
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  const hosts = recordHosts(page, videoId, "maxres");
  await page.goto("/");
  await generate(page, videoId);
  await expect.poll(() => hosts).toEqual([firstHost]);
  await page.clock.runFor("10:00");
  held.release();
  await expect(page.getByRole("heading", { name: OUTCOMES.loaded.heading, exact: true })).toBeVisible();
  expect(hosts).toEqual([firstHost]);
});
