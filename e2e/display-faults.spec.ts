import { anotherVideo, cardOf, generate, hostsAsked } from "./cards";
import { habits, held, type HabitName } from "./habits";
import { HOSTS, type Host } from "./image-host";
import { expect, loseName, test } from "./test";
import { generated, toastIn } from "./toasts";

const [first, second] = HOSTS;
const everyHostTwice = [first, second, first, second];

const facts = /^1280 × 720( · \d+ KB)?$/;
const missing = "This video has no maxres image.";
const unreachable = "This image could not be loaded.";

const largest = "Largest: 1280 × 720";
const nextLargest = "Largest: 640 × 480";
const largestThatLoaded = "Largest that loaded: 640 × 480";

for (const [fault, atFirst, atSecond, words, heading, asked] of [
  ["drops the connection in the middle", "dropped", "dropped", unreachable, largestThatLoaded, everyHostTwice],
  ["sends nothing and calls it a picture", "empty", "empty", unreachable, largestThatLoaded, everyHostTwice],
  ["sends a web page in place of a picture", "html", "html", unreachable, largestThatLoaded, everyHostTwice],
  ["sends the grey picture with status 200", "missing-200", "missing-200", missing, nextLargest, [first]],
  ["sends the grey picture with status 404", "missing", "missing", missing, nextLargest, [first]],
  ["says 404 and sends nothing", "missing-empty", "missing-empty", missing, nextLargest, everyHostTwice],
  ["forbids it (403)", "403", "403", unreachable, largestThatLoaded, everyHostTwice],
  ["has had enough of us (429)", "429", "429", unreachable, largestThatLoaded, everyHostTwice],
  ["is broken (500)", "500", "500", unreachable, largestThatLoaded, everyHostTwice],
  ["sends no CORS header", "no-cors", "no-cors", facts, largest, [first]],
  ["lets only another site read it", "cors-other-origin", "cors-other-origin", facts, largest, [first]],
  ["is broken, and the second host works", "500", "real", facts, largest, [first, second]],
  ["drops the connection, and the second host works", "dropped", "real", facts, largest, [first, second]],
  ["sends a web page, and the second has no such size", "html", "missing", missing, nextLargest, [first, second]],
  ["says 404, and the second host is broken", "missing-empty", "500", missing, nextLargest, everyHostTwice],
] satisfies [string, HabitName, HabitName, string | RegExp, string, Host[]][]) {
  test(`tells the truth when the host ${fault}`, async ({ page, imageHost, videoId, browserName }) => {
    test.skip(atFirst === "dropped" && browserName === "firefox", "Firefox takes half a picture for a whole one");
    imageHost.answer(videoId, { maxres: atFirst }, [first]);
    imageHost.answer(videoId, { maxres: atSecond }, [second]);
    const hosts = hostsAsked(page, videoId, "maxres");
    await page.goto(`/?v=${videoId}`);

    const card = cardOf(page, "maxres");
    await expect(card.getByText(words)).toBeVisible();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(words === facts ? 1 : 0);
    expect(hosts).toEqual(asked);

    // And the page works on.
    // The host lets the browser keep an empty picture for two hours, so that Retry would get to see it again.
    if (words === unreachable && atFirst !== "empty") {
      imageHost.answer(videoId, "real");
      await card.getByRole("button", { name: "Retry maxres thumbnail" }).click();
    } else {
      await generate(page, anotherVideo());
    }
    await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
    await expect(card.getByText(facts)).toBeVisible();
  });
}

test("asks the second host when the first has no address on this network", async ({ page, context, videoId }) => {
  await loseName(context, first);
  const hosts = hostsAsked(page, videoId, "maxres");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  expect(hosts).toEqual([first, second]);
});

test("says that nothing could be loaded when neither host has an address, and Retry asks for all of it again", async ({
  page,
  context,
  videoId,
}) => {
  for (const host of HOSTS) await loseName(context, host);
  const hosts = hostsAsked(page, videoId, "default");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "No size could be loaded", exact: true })).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(5);
  expect(hosts).toEqual(everyHostTwice);

  await context.unrouteAll();
  await page.getByRole("button", { name: "Retry maxres thumbnail" }).click();
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test("works again after the network was away during Generate", async ({ page, context, videoId, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.goto("/");
  await context.setOffline(true);
  await generate(page, videoId);
  await expect(page.getByText(unreachable)).toHaveCount(5);
  await context.setOffline(false);
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
});

test.describe("a host that is slow", () => {
  const noon = new Date("2026-06-01T12:00:00");

  // The clock stands still but for what a test lets pass.
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto("/");
    await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
  });

  for (const [seconds, asked] of [
    [14, [first]],
    [16, [first, second]],
  ] as const) {
    test(`has 15 seconds: an answer after ${seconds} comes from the ${seconds < 15 ? "first" : "second"} host`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const late = held();
      imageHost.answer(videoId, { maxres: late }, [first]);
      const hosts = hostsAsked(page, videoId, "maxres");
      await generate(page, videoId);
      await expect.poll(() => hosts).toEqual([first]);
      await page.clock.runFor(seconds * 1000);
      late.release();
      await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
      await expect(cardOf(page, "maxres").getByRole("img")).toHaveAttribute("src", new RegExp(`//${asked.at(-1)}/`));
      expect(hosts).toEqual(asked);
    });
  }

  test("an answer to a question that Retry has put aside changes nothing", async ({ page, imageHost, videoId }) => {
    // Images fail at once; what a script asks after that is never answered.
    imageHost.answer(videoId, { maxres: (reply) => (reply.hasOrigin ? undefined : habits["500"](reply)) });
    const hosts = hostsAsked(page, videoId, "maxres");
    await generate(page, videoId);
    await expect.poll(() => hosts).toEqual([first, second, first]);
    await page.clock.runFor(15_000);
    await expect.poll(() => hosts).toEqual(everyHostTwice);
    await page.clock.runFor(5_000);

    const late = held();
    imageHost.answer(videoId, { maxres: late });
    await page.getByRole("button", { name: "Retry maxres thumbnail" }).click();
    await expect.poll(() => hosts).toEqual([...everyHostTwice, first]);
    await page.clock.runFor(10_000); // the script gives up its own question
    late.release();
    await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
    expect(hosts).toEqual([...everyHostTwice, first]);
  });

  test("that never answers is given up after 15 seconds for the second, and that after 15 more", async ({
    page,
    imageHost,
    videoId,
  }) => {
    const late = held();
    imageHost.answer(videoId, { maxres: late }, [first]);
    imageHost.answer(videoId, { maxres: "never" }, [second]);
    const hosts = hostsAsked(page, videoId, "maxres");
    await generate(page, videoId);
    await expect.poll(() => hosts).toEqual([first]);
    await page.clock.runFor(15_000);
    await expect.poll(() => hosts).toEqual([first, second]);

    // Too late: nobody waits for it any more, and it must not count as the second host's.
    late.release();
    await page.clock.runFor(14_999);
    await expect(cardOf(page, "high").getByText("480 × 360")).toBeVisible();
    await expect(page.getByText(unreachable)).toBeHidden();
    await page.clock.runFor(1);
    await expect(cardOf(page, "maxres").getByText(unreachable)).toBeVisible();
    await expect(page.getByRole("heading", { name: largestThatLoaded, exact: true })).toBeVisible();

    imageHost.answer(videoId, "real");
    await page.getByRole("button", { name: "Retry maxres thumbnail" }).click();
    await expect(page.getByRole("heading", { name: largest, exact: true })).toBeVisible();
  });
});
