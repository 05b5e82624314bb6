import type { Page } from "@playwright/test";
import { fieldMessage, linkHint, linkProblemMessages } from "../../lib/messages/links";
import type { LinkProblem } from "../../lib/youtube/video-link";
import { expect, test } from "../fixtures";
import { ignoreSelector } from "../support/older-browsers";
import {
  boxOf,
  buttons,
  expectResult,
  generate,
  linkField,
  linkTo,
  newVideoId,
  waitForHydration,
} from "../support/tool";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ";
const example = (page: Page) => page.getByRole("link", { name: "Try an example" });

test("the example follows the buttons in the tab order and shows a result", async ({ page, browserName }) => {
  test.skip(browserName === "webkit", "Safari's Tab key skips links by default");
  await page.goto("/");
  await buttons.generate(page).focus();
  await page.keyboard.press("Tab");
  await expect(example(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResult(page, EXAMPLE_VIDEO);
  await expect(linkField(page)).toHaveValue(linkTo(EXAMPLE_VIDEO));
  await expect(example(page)).toBeHidden();
});

test("the example is visible only while the field is empty and no result is shown", async ({ page, videoId }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/");
  await expect(example(page)).toBeVisible();
  await expect(linkField(page)).toHaveAccessibleDescription(linkHint);
  await linkField(page).fill("h");
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeVisible();

  await buttons.generate(page).click();
  await expect(page.getByText(linkProblemMessages.empty)).toBeVisible();
  await expect(example(page)).toBeVisible();

  // The message that the clipboard cannot be read needs the room.
  await buttons.paste(page).click();
  await expect(page.getByText(fieldMessage({ source: "clipboard", problem: "unreadable" }))).toBeVisible();
  await expect(example(page)).toBeHidden();

  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect(example(page)).toBeHidden();
  await linkField(page).fill("");
  await expect(example(page)).toBeHidden();
});

const drawing = (page: Page) => page.locator(".example-drawings");

test("the drawing opens the example too, unless the field has text, or the browser cannot tell", async ({ page }) => {
  await page.goto("/");
  await linkField(page).fill("h");
  await expect(drawing(page)).toHaveCSS("pointer-events", "none");
  await linkField(page).fill("");
  await drawing(page).click();
  await expectResult(page, EXAMPLE_VIDEO);

  await page.goBack();
  await linkField(page).fill("");
  await expect(drawing(page)).toHaveCSS("pointer-events", "auto");
  // As in a browser without :has().
  await ignoreSelector(page, ":has(");
  await expect(drawing(page)).toHaveCSS("pointer-events", "none");
});

test("the drawing says whether the text has a video", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const look = () =>
    drawing(page)
      .locator(".drawing")
      .evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const { backgroundColor, outlineStyle } = getComputedStyle(drawing);
          return `${backgroundColor}, ${outlineStyle}`;
        }),
      );
  const atFirst = await look();
  const [grey, accent] = [atFirst[0], atFirst.at(-1)];
  expect(atFirst).toEqual([grey, grey, grey, grey, accent]);
  const field = linkField(page);
  await buttons.generate(page).click();
  await expect(page.getByText(linkProblemMessages.empty)).toBeVisible();
  expect(await look()).toEqual(atFirst);
  await field.fill("h");
  await expect(page.getByText(linkProblemMessages.empty)).toHaveCount(0);
  expect(await look()).toEqual(atFirst);
  await field.fill(linkTo(newVideoId()));
  await expect.poll(look).toEqual([accent, accent, accent, accent, accent]);
  await field.fill("https://vimeo.com/1");
  await expect.poll(look).toEqual(atFirst);
  await buttons.generate(page).click();
  await expect.poll(look).toEqual(atFirst.map(() => "rgba(0, 0, 0, 0), dashed"));
  await field.fill("");
  await expect.poll(look).toEqual(atFirst);
});

test.describe("with a finger, which may only scroll,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true });

  test("the drawing is no link", async ({ page }) => {
    await page.goto("/");
    await expect(drawing(page)).toHaveCSS("pointer-events", "none");
  });
});

test("every message fits into the same space", async ({ page }) => {
  const problems = Object.keys(linkProblemMessages) as LinkProblem[]; // Object.keys widens
  const causes = [...problems, "unreadable", "picture", "file"] as const;
  const messages = [
    ...problems,
    ...causes.map((cause) => ({ source: "clipboard", problem: cause }) as const),
    "crashed",
  ] as const;
  await page.goto("/?url=https://vimeo.com/148751763");
  await waitForHydration(page);
  const form = page.locator("form");
  for (const width of [320, 390, 768, 820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { height } = await boxOf(form);
    const texts = [linkHint, ...messages.map((wrong) => fieldMessage(wrong))];
    const others = await page.locator("#link-hint > span").evaluate(
      (line, [all, expected]) =>
        all.filter((text) => {
          line.textContent = text;
          return line.closest("form")?.getBoundingClientRect().height !== expected;
        }),
      [texts, height] as const,
    );
    expect.soft(others, `${width} px`).toEqual([]);
  }
});
