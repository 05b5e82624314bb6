import { filesSaved, generate, hostsAsked, openResult } from "../support/tool";
import type { Habit, HabitName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { download, expectFailureToast, expectSavedBy } from "../support/downloads";
import { expect, loseName, test } from "../fixtures";
import { generated, toastIn } from "../support/toasts";

const [first, second] = HOSTS;

/** Each engine has words of its own for a script that is refused. */
const refusal = /CORS|cross-origin|access.control/i;

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
  await page.getByRole("button", { name: "Save largest" }).click();
  await expectFailureToast(page, videoId);
  expect(files).toEqual([]);

  await context.setOffline(false);
  await expectSavedBy(page, () => download(page).click());
});

test("says so, too, when the network goes before anything on the page was touched", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto(`/?v=${videoId}`, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await download(page).click();
  await expectFailureToast(page, videoId);
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
