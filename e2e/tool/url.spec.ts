import { linkProblemMessages } from "../../lib/messages/links";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse, uncacheable } from "../image-host/responses";
import { expectNoToastBeforeDownload } from "../support/downloads";
import { expectOnStage } from "../support/stage";
import { dismissButton, expectToast, keepToasts, recordToasts, toastIn, toastRegion } from "../support/toasts";
import {
  buttons,
  expectNoResult,
  expectResult,
  generate,
  generateText,
  imagesOf,
  imageUrl,
  linkField,
  linkTo,
  newVideoId,
  openBeforeHydration,
  openResult,
  query,
  waitForHydration,
} from "../support/tool";
import { listSearch, newVideoIds } from "../support/video-list";

test("generates the text that a phone shares and replaces its URL by that of the result", async ({ page, videoId }) => {
  await page.goto("/robots.txt");
  await page.goto(query({ title: "A film", text: `Look at this\n${linkTo(videoId)}`, url: "" }));
  await expectToast(page, generated);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`Look at this ${linkTo(videoId)}`);
  await buttons.generate(page).click();
  await expectResult(page, videoId);
  await page.goBack();
  await expect(page).toHaveURL("/robots.txt");
});

test("shows the video in ?v= without a toast and puts its link into the field", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  await openResult(page, videoId);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");
  // The canonical URL is the same for every result.
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^https?:\/\/[^/]+\/?$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectNoToastBeforeDownload(page, toasts);
});

test("the field gets the link whose video is shown, but keeps a typed text", async ({ page, videoId }) => {
  const path = query({ url: "https://www.youtube.com/@chan", text: linkTo(videoId) });
  await page.goto(path);
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await expect(linkField(page)).toHaveAttribute("aria-invalid", "false");

  const release = await openBeforeHydration(page, path);
  await linkField(page).fill("half a li");
  release();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue("half a li");
});

test("requests the five images of ?v= before the script has loaded, and each once", async ({
  page,
  imageHost,
  videoId,
}) => {
  // Nothing but the preload itself can save the second request.
  const held = heldResponse(uncacheable);
  imageHost.respondWith(videoId, held);
  // It arrives first: the stage requests its image again if the browser may not keep it.
  imageHost.respondWith(videoId, { maxres: uncacheable });
  const qualities = QUALITIES.filter((quality) => quality !== "maxres");
  const urls = () =>
    imageHost
      .requests(videoId)
      .flatMap(({ url, image }) => (image === "maxres" ? [] : url))
      .sort();
  const expected = qualities.map((quality) => imageUrl(videoId, quality)).sort();
  const releaseScript = await openBeforeHydration(page, `/?v=${videoId}`);
  await expect.poll(urls).toEqual(expected);
  releaseScript();
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  held.release();
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await expect(page.locator("link[rel=preload][as=image]")).toHaveCount(0);
  expect(urls()).toEqual(expected);
});

test("a URL without a video opens the home page, and says why once", async ({ page, videoId }) => {
  const toasts = await recordToasts(page);
  const channel = "https://www.youtube.com/@blender";
  await page.goto(query({ url: channel }));
  await expectToast(page, invalidLink);
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(linkField(page)).toHaveValue(channel);
  await expect(linkField(page)).toHaveAccessibleDescription(linkProblemMessages.channel);
  await expectNoResult(page);
  await expect(page.locator(".pitch")).toBeVisible();

  await linkField(page).fill("https://youtu.be/half-typ");
  await page.getByRole("link", { name: "How to Use" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\?url=/);
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
  await generate(page, videoId);
  await expectResult(page, videoId);
  // Forward leads to the section of the first URL, whose text was submitted when the page was opened.
  await page.goForward();
  await expectNoResult(page);
  await generate(page, videoId);
  await expect.poll(() => toasts).toEqual([invalidLink.title, generated.title, generated.title]);
});

test("sends no request to another host before a link is generated", async ({ page }) => {
  const toasts = await recordToasts(page);
  const externalRequests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) externalRequests.push(request.url());
  });
  await page.goto("/?utm_source=mail&V=aqz-KE-bpKQ#v=aqz-KE-bpKQ");
  await linkField(page).pressSequentially("https://youtu.be/aqz-KE-bpK");
  await expect(page.locator("link[rel=preconnect]")).toHaveCount(0);
  await expectNoResult(page);
  expect(toasts).toEqual([]);

  // The last character makes the link valid: the page then connects to the image host but requests nothing yet.
  await linkField(page).press("Q");
  await expect(page.locator("link[rel=preconnect][crossorigin]")).toHaveAttribute("href", "https://i.ytimg.com");
  expect(externalRequests).toEqual([]);
});

test("Back, Forward and a reload show the result of their URL", async ({ page, videoId }) => {
  const secondId = newVideoId();
  await page.goto("/");
  // The second time, the same video adds no history entry.
  for (const id of [videoId, videoId, secondId]) {
    await generate(page, id);
    await expectResult(page, id);
  }
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium requests the icon again whenever the URL changes.
    if (request.resourceType() !== "image" && !request.url().endsWith("/icon.svg")) requests.push(request.url());
  });
  await page.goBack();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectNoResult(page);
  await page.goForward();
  await expectResult(page, videoId);
  await page.goForward();
  await expectResult(page, secondId);
  expect(requests).toEqual([]);

  await page.reload();
  await expectResult(page, secondId);
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectResult(page, secondId);
  await page.goBack();
  await expectResult(page, videoId);
});

test("a reload keeps the place where the page was, of one video and of a list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const count of [1, 12]) {
    await page.goto(listSearch(newVideoIds(count)));
    await waitForHydration(page);
    const place = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight);
      return scrollY;
    });
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY), `${count}`).toBe(place);
  }
});

test("Back and Forward dismiss a toast about what is no longer shown", async ({ page, videoId }) => {
  await page.goto("/");
  await keepToasts(page);
  await generate(page, videoId);
  await expectToast(page, generated);
  for (const move of [() => page.goBack(), () => page.goForward()]) {
    await move();
    await expect(toastIn(page)).toHaveCount(0);
    await generateText(page, "nonsense");
    await expectToast(page, invalidLink);
  }
  // The page shows the same. F8 finds no toast that is leaving.
  await page.getByRole("link", { name: "Features" }).first().click();
  await page.goBack();
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
});

test("a link to a section keeps the result when the browser refuses to change the URL", async ({ page, videoId }) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many calls", "SecurityError");
    };
  });
  await page.goto("/");
  await generate(page, videoId);
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await page.getByRole("link", { name: "Features" }).first().click();
  await expect(page).toHaveURL("/#features");
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});
