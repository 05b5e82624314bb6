import { expect, type Page } from "@playwright/test";

const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours, as in WCAG 2.2: from 1 to 21. */
export function contrastBetween(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A coloured part of a page, and the contrast that it must have. */
type Coloured = { element: string; colours: readonly [string, string]; minimum: number; isVisible: boolean };

/**
 * Measures every text, icon and placeholder on its ground, the borders of controls or, for one without, its content, and
 * the lines that tell states apart: rings, dashed borders, bars and chevrons. A text over others, without a ground of its
 * own, has no contrast. WCAG 2.2, 1.4.11 sets no minimum for cards and rows. `isVisible`: whether forced colours leave it
 * a border, and a button with an icon only none.
 */
async function measureColours(page: Page) {
  const coloured = await page.evaluate(() => {
    const numbersIn = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const mix = (colour: string, ground: string, share: number) => {
      const under = numbersIn(ground);
      const channels = numbersIn(colour).slice(0, 3);
      return `rgb(${channels.map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share)).join(" ")})`;
    };
    const alphaOf = (colour: string) => numbersIn(colour)[3] ?? 1;
    /** The ground behind a translucent one may be a white photo. */
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
      const alpha = alphaOf(backgroundColor);
      if (alpha === 1) return backgroundColor;
      return alpha === 0 && element ? groundOf(element.parentElement) : mix(backgroundColor, "rgb(255 255 255)", alpha);
    };
    /** Whether what it lies over shows between its letters. The links to a text page's sections lie over nothing. */
    const showsThrough = (element: Element | null): boolean => {
      if (!element || element.matches("article > nav")) return false;
      const { backgroundColor, position } = getComputedStyle(element);
      if (alphaOf(backgroundColor) === 1) return false;
      const isOver = /fixed|sticky|absolute/.test(position) && element.clientWidth > 1;
      return isOver || showsThrough(element.parentElement);
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const coloured: Coloured[] = [];
    const add = (element: Element, colours: readonly [string, string], minimum: number, isVisible = true) =>
      coloured.push({ element: element.outerHTML.slice(0, 100), colours, minimum, isVisible });
    /** Adds an outline or a border, if there is one. */
    const addLine = (element: Element, line: string, minimum: number, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const [kind, width = "", colour = ""] = ["style", "width", "color"].map((part) =>
        style.getPropertyValue(`${line}-${part}`),
      );
      if (kind === "none" || parseFloat(width) === 0) return;
      const ground = groundOf(pseudo ? element : element.parentElement);
      add(element, [mix(colour, ground, alphaOf(colour)), ground], minimum);
    };

    for (const element of document.body.querySelectorAll("*:not(script, style)")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const { color, borderTopColor, borderTopStyle, borderTopWidth } = style;
      const isDrawn = element.matches(".icon, input:not(:placeholder-shown, [type=radio])");
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (isDrawn || hasText) {
        const ground = groundOf(element);
        const share = hasText && showsThrough(element) ? 0 : alphaOf(color) * opacityOf(element);
        add(element, [mix(color, ground, share), ground], 7);
      }
      if (element.matches(":placeholder-shown"))
        add(element, [getComputedStyle(element, "::placeholder").color, groundOf(element)], 7);
      const ground = groundOf(element.parentElement);
      if (element.matches(".button, .link-field, .toast") && element.clientWidth > 1) {
        const hasBorder =
          borderTopStyle === "solid" && parseFloat(borderTopWidth) >= 1 && borderTopColor !== style.backgroundColor;
        // A quiet button leads to nothing; forced colours draw it like any other.
        const minimum = element.matches(".button-quiet") ? 1 : 3;
        const visible = alphaOf(borderTopColor) === 0 ? color : borderTopColor;
        add(
          element,
          [visible, ground],
          minimum,
          element.matches(".button-plain") ? borderTopColor === ground : hasBorder,
        );
      }
      // The ring of a badge shows on any photo.
      if (element.matches(".mark")) add(element, [color, groundOf(element)], 7, style.boxShadow !== "none");
      if (element.matches("button:focus-visible"))
        add(element, [style.outlineColor, ground], 3, style.outlineStyle === "solid");
      if (element.matches(".drawing-empty, .stage-empty, input:checked")) addLine(element, "border-top", 3);
      addLine(element, "border-bottom", 3, "::after");
      // The frame of an image is on a photo, light if it is amber, and transparent while the result is outdated.
      if (!element.matches("img")) addLine(element, "outline", 3);
      else if (element.matches("div:not(.outdated) > .results :is(.stage, .image-row-largest) img"))
        addLine(element, "outline", 1.01);
    }
    return coloured;
  });
  return coloured.map(({ colours, ...rest }) => ({ ...rest, contrast: contrastBetween(...colours) }));
}

/** Styles everything as if the pointer were over it, or as it is. */
async function hoverEverything(page: Page, isHovered: boolean): Promise<void> {
  await page.evaluate((hovered) => {
    // As specific as `:hover`.
    const pointed = ":is(:hover, .all-hovered *)";
    const change = (group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule) => {
      for (const rule of group.cssRules) {
        if (rule instanceof CSSStyleRule && /(?<!is\():hover/.test(rule.selectorText))
          rule.selectorText = rule.selectorText.replaceAll(":hover", pointed);
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) change(rule);
      }
    };
    [...document.styleSheets].forEach(change);
    document.documentElement.classList.toggle("all-hovered", hovered);
  }, isHovered);
}

export const hasForcedColours = (page: Page) => page.context().browser()?.browserType().name() !== "webkit";

/**
 * Expects colours that can be told apart in both schemes, with and without the pointer, and in forced ones, and each
 * scheme's ground as the theme colour.
 */
export async function expectContrast(page: Page, inForcedColours = () => Promise.resolve()): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    for (const isHovered of [true, false]) {
      await hoverEverything(page, isHovered);
      const coloured = await measureColours(page);
      expect.soft(coloured.length).toBeGreaterThan(10);
      const faint = coloured.filter(({ contrast, minimum }) => contrast < minimum);
      expect.soft(faint, `${page.url()}, ${colorScheme}${isHovered ? ", hovered" : ""}`).toEqual([]);
    }
    const [themeColour, ground] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      const { style } = new Option();
      style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? "";
      return [style.color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect.soft(themeColour, `theme colour of ${page.url()}, ${colorScheme}`).toBe(ground);
    if (!hasForcedColours(page)) continue;
    await page.emulateMedia({ forcedColors: "active" });
    const borderless = (await measureColours(page)).filter(({ isVisible }) => !isVisible);
    expect.soft(borderless, `${page.url()}, forced ${colorScheme}`).toEqual([]);
    await inForcedColours();
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
}
