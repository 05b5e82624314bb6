import { formLabels } from "../../lib/messages/links";
import { gettingImages } from "../../lib/messages/video";
import { expect, test } from "../fixtures";
import { buttons, generateText, imageUrl, newVideoId, query } from "../support/tool";
import { QUALITIES } from "../image-host/images";
import { pagePaths } from "../support/paths";
import { line } from "../support/video-list";

test.use({ javaScriptEnabled: false });

test("every page shows its whole content", async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect.soft(main.getByRole("heading", { level: 1 })).toBeVisible();
    for (const note of await main.locator("summary").all()) await note.click();
    const hidden = main.getByText(/\S/).filter({ visible: false });
    await expect.soft(hidden).toHaveText(path === "/" ? [formLabels.paste, gettingImages] : []);
  }
});

test("the home page says where the images are, and hides all that needs the script", async ({ page }) => {
  await page.goto("/");
  const help = page.locator(".without-tool");
  await expect(help).toContainText(/^The tool is not running.* needs JavaScript/);
  for (const quality of QUALITIES) {
    const url = imageUrl("VIDEO_ID", quality);
    await expect(help).toContainText(quality === "maxres" ? url : ` ${url.split("/").at(-1)}`);
  }
  await expect(buttons.generate(page)).toBeVisible();
  await expect(buttons.paste(page)).toBeHidden();

  await page.getByRole("link", { name: "Try an example" }).click();
  await expect(page).toHaveURL(/\/\?v=[\w-]{11}$/);
  const text = line([newVideoId(), newVideoId()]);
  await generateText(page, text);
  await expect(page).toHaveURL(query({ url: text }));
});
