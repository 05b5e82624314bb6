import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { filesSaved, generate, hostsAsked, openResult } from "./cards";
import { held, type Habit, type HabitName } from "./habits";
import { HOSTS, type Host } from "./image-host";
import { pictureOf } from "./pictures";
import { expect, loseName, test } from "./test";
import { downloadFailed, downloadStarted, generated, toastIn } from "./toasts";

const [first, second] = HOSTS;

/** Each engine has words of its own for a script that is refused. */
const refusal = /CORS|cross-origin|access.control/i;

const download = (page: Page) => page.getByRole("button", { name: "Download maxres thumbnail" });

async function expectSavedBy(page: Page, press: () => Promise<void>) {
  const [saved] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(saved.suggestedFilename()).toBe("youtube-thumbnail-maxres.jpg");
  expect(await readFile(await saved.path())).toEqual(await pictureOf("maxres"));
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted("maxres"));
}

async function expectFailureToast(page: Page, videoId: string) {
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
  const wayOut = page.getByRole("link", { name: "Open image" }).filter({ visible: true });
  await expect(wayOut).toHaveAttribute("href", `https://${first}/vi/${videoId}/maxresdefault.jpg`);
  await expect(wayOut).toHaveAttribute("target", "_blank");
}

const pictureOfAnError: Habit = ({ response, picture }) =>
  void response.writeHead(500, { "Content-Type": "image/jpeg", "Access-Control-Allow-Origin": "*" }).end(picture);

for (const [fault, habit] of [
  ["drops the connection in the middle", "dropped"],
  ["sends nothing and calls it a picture", "empty"],
  ["sends a web page in place of a picture", "html"],
  ["sends the grey picture with status 200", "missing-200"],
  ["sends the grey picture with status 404", "missing"],
  ["says 404 and sends nothing", "missing-empty"],
  ["forbids it (403)", "403"],
  ["has had enough of us (429)", "429"],
  ["is broken (500)", "500"],
  ["is broken (500), whatever picture it sends", pictureOfAnError],
  ["sends no CORS header", "no-cors"],
  ["lets only another site read it", "cors-other-origin"],
] satisfies [string, Habit | HabitName][]) {
  test(`saves nothing, says so and works on when the host ${fault}`, async ({
    page,
    imageHost,
    videoId,
    expectConsole,
  }) => {
    expectConsole(refusal);
    await openResult(page, videoId);
    const hosts = hostsAsked(page, videoId, "maxres");
    const files = filesSaved(page);
    imageHost.answer(videoId, { maxres: habit });
    await download(page).click();
    await expectFailureToast(page, videoId);
    expect(hosts).toEqual([first, second]);
    expect(files).toEqual([]);

    imageHost.answer(videoId, "real");
    await expectSavedBy(page, () => download(page).click());
    expect(hosts).toEqual([first, second, first]);
  });

  test(`saves it from the second host when the first ${fault}`, async ({ page, imageHost, videoId, expectConsole }) => {
    expectConsole(refusal);
    await openResult(page, videoId);
    const hosts = hostsAsked(page, videoId, "maxres");
    imageHost.answer(videoId, { maxres: habit }, [first]);
    await expectSavedBy(page, () => download(page).click());
    expect(hosts).toEqual([first, second]);
  });
}

test("saves it from the second host when the first has no address on this network any more", async ({
  page,
  context,
  videoId,
}) => {
  await openResult(page, videoId);
  const hosts = hostsAsked(page, videoId, "maxres");
  await loseName(context, first);
  await expectSavedBy(page, () => download(page).click());
  expect(hosts).toEqual([first, second]);
});

test("saves nothing and says so when neither host has an address any more", async ({ page, context, videoId }) => {
  await openResult(page, videoId);
  const hosts = hostsAsked(page, videoId, "maxres");
  for (const host of HOSTS) await loseName(context, host);
  await download(page).click();
  await expectFailureToast(page, videoId);
  expect(hosts).toEqual([first, second]);

  await context.unrouteAll();
  await expectSavedBy(page, () => download(page).click());
});

test("says so when the network goes away between Generate and Download, and saves when it is back", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(generated);
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  const files = filesSaved(page);
  await context.setOffline(true);
  await download(page).click();
  await expectFailureToast(page, videoId);
  await page.getByRole("button", { name: "Download largest" }).click();
  await expectFailureToast(page, videoId);
  expect(files).toEqual([]);

  await context.setOffline(false);
  await expectSavedBy(page, () => download(page).click());
});

test("goes past a copy that the browser kept of the shown image and may not hand to a script", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.answer(videoId, "cached-without-cors");
  await openResult(page, videoId);
  await expectSavedBy(page, () => download(page).click());
  const asked = imageHost.seen(videoId).filter(({ quality }) => quality === "maxres");
  expect(asked.map(({ host, headers }) => [host, "origin" in headers])).toEqual([
    [first, false],
    [first, true],
  ]);
});

test.describe("a host that is slow", () => {
  const noon = new Date("2026-06-01T12:00:00");

  // The clock stands still but for what a test lets pass.
  test.beforeEach(async ({ page, videoId }) => {
    await page.clock.install({ time: noon });
    await openResult(page, videoId);
    await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
  });

  for (const [seconds, asked] of [
    [14, [first]],
    [16, [first, second]],
  ] as [number, Host[]][]) {
    test(`has 15 seconds: what comes after ${seconds} is saved from the ${seconds < 15 ? "first" : "second"} host`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const late = held();
      imageHost.answer(videoId, { maxres: late }, [first]);
      const hosts = hostsAsked(page, videoId, "maxres");
      const files = filesSaved(page);
      await expectSavedBy(page, async () => {
        await download(page).click();
        await expect.poll(() => hosts).toEqual([first]);
        const arrived = page.waitForEvent("requestfinished", (request) => request.url().includes("maxresdefault"));
        await page.clock.runFor(seconds * 1000);
        late.release();
        await arrived;
        await page.clock.resume(); // toasts need it
      });
      expect(hosts).toEqual(asked);
      expect(files).toHaveLength(1);
    });
  }

  test("that never answers is given up after 15 seconds for the second, and that after 15 more", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.answer(videoId, { maxres: "never" });
    const hosts = hostsAsked(page, videoId, "maxres");
    await download(page).click();
    await expect.poll(() => hosts).toEqual([first]);
    await page.clock.runFor(15_000);
    await expect.poll(() => hosts).toEqual([first, second]);
    await page.clock.runFor(14_999);
    await expect(page.getByText("Download Failed")).toBeHidden();
    await page.clock.runFor(1);
    await page.clock.resume(); // toasts need it
    await expectFailureToast(page, videoId);

    imageHost.answer(videoId, "real");
    await expectSavedBy(page, () => download(page).click());
  });
});
