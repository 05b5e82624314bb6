import { expect, test } from "../fixtures";
import { expectResult, generate, linkField, newVideoId, openResult, waitForHydration } from "../support/tool";

test("Back and Forward move between results and request only images, and a reload keeps the current one", async ({
  page,
  videoId,
}) => {
  const secondId = newVideoId();
  await page.goto("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await generate(page, secondId);
  await expectResult(page, secondId);

  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium requests the icon again whenever the URL changes.
    if (request.resourceType() !== "image" && !request.url().endsWith("/icon.svg")) requests.push(request.url());
  });
  await page.goBack();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expectResult(page, videoId);
  await page.goForward();
  await expectResult(page, secondId);
  expect(requests).toEqual([]);

  await page.reload();
  await expectResult(page, secondId);
  await page.goBack();
  await expectResult(page, videoId);
});

test("generating the same video again adds no history entry", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await generate(page, videoId);
  await expectResult(page, videoId);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
});

test("?url= adds no history entry of its own", async ({ page, videoId }) => {
  await page.goto("/about");
  await page.goto(`/?url=https://youtu.be/${videoId}`);
  await expectResult(page, videoId);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Back from another page restores the result", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectResult(page, videoId);
});

test("Back restores the typed text, which Safari clears in a page from its back/forward cache", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await linkField(page).fill("https://youtu.be/half-typ");
  await linkField(page).evaluate((input: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    input.value = "";
  });
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
});

test("a link to a section keeps the result when the browser refuses to change the URL", async ({ page, videoId }) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many calls", "SecurityError");
    };
  });
  await page.goto("/");
  await generate(page, videoId);
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await page.getByRole("link", { name: "Features" }).first().click();
  await expect(page).toHaveURL("/#features");
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
});
