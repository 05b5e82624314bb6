import { expect, test } from "../fixtures";
import { HOSTS } from "../image-host/server";
import { save } from "../support/downloads";
import { cardButton, downloadButton, openResult, saveAllButton, saveLargestButton } from "../support/tool";

test("frees the memory of a saved file after a minute", async ({ page, videoId }) => {
  await page.clock.install();
  await openResult(page, videoId);
  const objectUrls = await page.evaluateHandle(() => {
    const urls = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL(url);
    };
    return urls;
  });
  const countObjectUrls = () => objectUrls.evaluate(({ size }) => size);
  for (const button of [downloadButton(page), saveAllButton(page)]) await save(page, button);
  await page.clock.runFor(50_000);
  expect(await countObjectUrls()).toBe(2);
  await page.clock.runFor(20_000);
  expect(await countObjectUrls()).toBe(0);
});

test("saving and copying send neither cookies nor a referrer", async ({ page, context, imageHost, videoId }) => {
  for (const host of HOSTS) {
    const cookie = { name: "who", value: "me", domain: host, path: "/", secure: true, sameSite: "None" } as const;
    await context.addCookies([cookie]);
  }
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500", [HOSTS[0]]);
  const requestsBefore = imageHost.requests(videoId).length;
  await saveAllButton(page).click();
  await saveLargestButton(page).click();
  await cardButton(page, "copyImage", "high").click();
  await expect.poll(() => imageHost.requests(videoId).length).toBe(requestsBefore + 14);
  for (const { url, method, headers } of imageHost.requests(videoId).slice(requestsBefore)) {
    expect(method).toBe("GET");
    expect(url).not.toContain("?");
    expect(headers).toHaveProperty("origin");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
});
