import { newVideoId, cardOf, generate, recordHosts } from "../support/tool";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { HOSTS, type Host } from "../image-host/server";
import { expect, blockHost, test } from "../fixtures";
import { generated, toastIn } from "../support/toasts";

const [first, second] = HOSTS;
const bothHosts = [first, second];

const facts = /^1280 × 720( · \d+ KB)?$/;
const missing = "No maxres image";
const failed = "This image could not be loaded.";

const largest = "Largest: 1280 × 720";
const nextLargest = "Largest: 640 × 480";
const largestThatLoaded = "Largest that loaded: 640 × 480";

for (const [fault, atFirst, atSecond, words, heading, asked] of [
  ["drops the connection in the middle", "dropped", "dropped", failed, largestThatLoaded, bothHosts],
  ["sends nothing and calls it a picture", "empty", "empty", failed, largestThatLoaded, bothHosts],
  ["sends a web page in place of a picture", "html", "html", failed, largestThatLoaded, bothHosts],
  ["sends the grey picture with status 200", "missing-200", "missing-200", missing, nextLargest, [first]],
  ["sends the grey picture with status 404", "missing", "missing", missing, nextLargest, [first]],
  ["says 404 and sends nothing", "missing-empty", "missing-empty", failed, largestThatLoaded, bothHosts],
  ["forbids it (403)", "403", "403", failed, largestThatLoaded, bothHosts],
  ["has had enough of us (429)", "429", "429", failed, largestThatLoaded, bothHosts],
  ["is broken (500)", "500", "500", failed, largestThatLoaded, bothHosts],
  ["sends no CORS header", "no-cors", "no-cors", facts, largest, [first]],
  ["lets only another site read it", "cors-other-origin", "cors-other-origin", facts, largest, [first]],
  ["is broken, and the second host works", "500", "real", facts, largest, [first, second]],
  ["drops the connection, and the second host works", "dropped", "real", facts, largest, [first, second]],
  ["sends a web page, and the second has no such size", "html", "missing", missing, nextLargest, [first, second]],
  ["says 404, and the second host is broken", "missing-empty", "500", failed, largestThatLoaded, bothHosts],
] satisfies [string, ResponseName, ResponseName, string | RegExp, string, Host[]][]) {
  test(`tells the truth when the host ${fault}`, async ({ page, imageHost, videoId, browserName }) => {
    test.skip(atFirst === "dropped" && browserName === "firefox", "Firefox takes half a picture for a whole one");
    imageHost.respondWith(videoId, { maxres: atFirst }, [first]);
    imageHost.respondWith(videoId, { maxres: atSecond }, [second]);
    const hosts = recordHosts(page, videoId, "maxres");
    await page.goto(`/?v=${videoId}`);

    const card = cardOf(page, "maxres");
    await expect(card.getByText(words)).toBeVisible();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(words === facts ? 1 : 0);
    expect(hosts).toEqual(asked);

    // And the page works on.
    // The host lets the browser cache an empty response for two hours, so Try again would see it again.
    if (words === failed && !["empty", "missing-empty"].includes(atFirst)) {
      imageHost.respondWith(videoId, "real");
      await page.getByRole("button", { name: "Try again" }).click();
    } else {
      await generate(page, newVideoId());
    }
    await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
    await expect(card.getByText(facts)).toBeVisible();
  });
}

test("asks the second host when the first has no address on this network", async ({ page, context, videoId }) => {
  await blockHost(context, first);
  const hosts = recordHosts(page, videoId, "maxres");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  expect(hosts).toEqual([first, second]);
});

test("says that nothing could be loaded when neither host has an address, and Try again asks for all of it", async ({
  page,
  context,
  videoId,
}) => {
  for (const host of HOSTS) await blockHost(context, host);
  const hosts = recordHosts(page, videoId, "default");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "The images could not be loaded", exact: true })).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(5);
  expect(hosts).toEqual(bothHosts);

  await context.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("works again after the network was away during Generate", async ({
  page,
  context,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.goto("/");
  await context.setOffline(true);
  await generate(page, videoId);
  await expect(page.getByText(failed)).toHaveCount(5);
  await context.setOffline(false);
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
});

test("an image is never given up, however slow its host is", async ({ page, imageHost, videoId }) => {
  await page.clock.install();
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late });
  const hosts = recordHosts(page, videoId, "maxres");
  await page.goto("/");
  await generate(page, videoId);
  await expect.poll(() => hosts).toEqual([first]);
  await page.clock.runFor("10:00");
  late.release();
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  expect(hosts).toEqual([first]);
});
