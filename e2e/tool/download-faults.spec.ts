import { recordDownloads, generate, recordHosts, openResult } from "../support/tool";
import type { Responder, ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { downloadButton, expectFailureToast, expectDownload } from "../support/downloads";
import { expect, blockHost, test } from "../fixtures";
import { generated, toastIn } from "../support/toasts";

const [first, second] = HOSTS;

/** Each engine has words of its own for a script that is refused. */
const refusal = /CORS|cross-origin|access.control/i;

const pictureOfAnError: Responder = ({ response, image }) =>
  void response.writeHead(500, { "Content-Type": "image/jpeg", "Access-Control-Allow-Origin": "*" }).end(image);

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
] satisfies [string, Responder | ResponseName][]) {
  test(`saves nothing, says so and works on when the host ${fault}`, async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(refusal);
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    const files = recordDownloads(page);
    imageHost.respondWith(videoId, { maxres: habit });
    await downloadButton(page).click();
    await expectFailureToast(page, videoId);
    expect(hosts).toEqual([first, second]);
    expect(files).toEqual([]);

    imageHost.respondWith(videoId, "real");
    await expectDownload(page, () => downloadButton(page).click());
    expect(hosts).toEqual([first, second, first]);
  });

  test(`saves it from the second host when the first ${fault}`, async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(refusal);
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    imageHost.respondWith(videoId, { maxres: habit }, [first]);
    await expectDownload(page, () => downloadButton(page).click());
    expect(hosts).toEqual([first, second]);
  });
}

test("saves it from the second host when the first has no address on this network any more", async ({
  page,
  context,
  videoId,
}) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  await blockHost(context, first);
  await expectDownload(page, () => downloadButton(page).click());
  expect(hosts).toEqual([first, second]);
});

test("saves nothing and says so when neither host has an address any more", async ({ page, context, videoId }) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  for (const host of HOSTS) await blockHost(context, host);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
  expect(hosts).toEqual([first, second]);

  await context.unrouteAll();
  await expectDownload(page, () => downloadButton(page).click());
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
  const files = recordDownloads(page);
  await context.setOffline(true);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
  await page.getByRole("button", { name: "Save largest" }).click();
  await expectFailureToast(page, videoId);
  expect(files).toEqual([]);

  await context.setOffline(false);
  await expectDownload(page, () => downloadButton(page).click());
});

test("says so, too, when the network goes before anything on the page was touched", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto(`/?v=${videoId}`, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
});

test("goes past a copy that the browser kept of the shown image and may not hand to a script", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, "cached-without-cors");
  await openResult(page, videoId);
  await expectDownload(page, () => downloadButton(page).click());
  const asked = imageHost.requests(videoId).filter(({ quality }) => quality === "maxres");
  expect(asked.map(({ host, headers }) => [host, "origin" in headers])).toEqual([
    [first, false],
    [first, true],
  ]);
});
