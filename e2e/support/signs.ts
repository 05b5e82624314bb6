import { expect, type Page } from "@playwright/test";
import { hasForcedColours } from "./contrast";

/** Properties, where they are, and the states, in place of the `%`, that have each of them differently. */
type Sign = readonly [properties: string, place: string, ...states: string[]];

/**
 * Signs that tell states apart without words. `html` is the drawing; "forced" properties tell them apart in the colours
 * that a system forces on the page.
 */
export const signs = {
  pages: [
    ["border-top-style", ".not-found-drawings%", "", " .drawing"],
    ["border-top-color", ".drawing-empty%", ".drawing-accent", ":not(.drawing-accent)"],
    ["background-color", ".%", "drawing-empty", "hero:not(:has(~ #tool [aria-invalid=true])) .drawing"],
    ["rotate", "details%::after", "[open] > .summary", ":not([open]) > .summary"],
    [
      "outline-style, forced outline-style",
      ".link-field:has([aria-invalid=false])%",
      ":has(input:focus)",
      ":not(:has(input:focus))",
    ],
    ["border-top-color", ".link-field:has([aria-invalid=%])", "true", "false"],
    ["outline-color", ".link-field:has([aria-invalid=%]):has(input:focus)", "true", "false"],
    ["color", "%", "#link-hint > .icon", ".hero h1"],
    [
      "forced outline-width",
      ".link-field:has([aria-invalid=%",
      "true]):not(:has(input:focus))",
      "false]):has(input:focus)",
    ],
    ["forced border-top-width", ":placeholder-shown ~ %", ".paste-button", "[type=submit]"],
    ["forced border-top-width", "input:not(:placeholder-shown) ~ %", ".paste-button", "[type=submit]"],
  ],
  result: [
    ["rotate", ".more-images%> .summary::after", "[open] ", ":not([open]):dir(ltr) ", ":not([open]):dir(rtl) "],
    ["html", ".image-row[data-state=%] .icon", "missing", "failed"],
    ["color, font-weight", ".image-row[data-state=%] .row-text span", "missing", "failed"],
    ["content, background-color", ".image-row[data-state=%] .row-text > p::before", "loading", "loaded"],
    ["border-top-color, color", ".image-row .button%", ".button-quiet", ":not(.button-quiet)"],
    ["font-weight", ".image-row .button%> .button-label", ".button-quiet", ":not(.button-quiet)"],
    ["border-top-width, forced border-top-color", ".row-thumbnail input%", ":checked", ":not(:checked)"],
    [
      "outline-color, outline-width",
      "div:not(.outdated) > .results .image-row%img",
      "-largest ",
      ":not(.image-row-largest) ",
    ],
    [
      "outline-color, forced outline-color",
      "div:not(.outdated) > .results .stage%img",
      "-largest ",
      ":not(.stage-largest) > * ",
    ],
    ["border-top-style, background-color", ".stage%", "-empty", ":not(.stage-empty)"],
    ["color", "%> .results h2", ".outdated ", "div:not(.outdated) "],
    ["content, border-bottom-width", ".image-row .button[aria-busy=%]::after", "true", "false"],
    ["background-color, border-top-color", ".toast[data-variant=%]", "destructive", "default"],
    ["html", ".toast[data-variant=%] > .icon", "destructive", "default"],
    ["forced border-top-width", ".button%", "-best", "-small"],
  ],
  list: [
    ["outline-style", ".video[data-state=%] > .image-box", "loaded", "missing", "failed"],
    ["html, color", ".video[data-state=%] > .image-box > .icon", "missing", "failed"],
    ["color", ".video%.video-text p", "[data-state=missing] ", "[data-state=failed] ", ":has(.mark-saved) "],
    ["border-top-color, color", ".video .button%", "-quiet", ":not(.button-quiet)"],
    ["background-color, color, box-shadow", ".mark-%", "zipped", "saved", "failed"],
    ["border-top-left-radius, html", ".mark-%", "saved", "failed"],
    ["content, border-bottom-width", ".list-bar .button[aria-busy=%]::after", "true", "false"],
  ],
} satisfies Record<string, Sign[]>;

/** Records how signs look in the states that a test brings about. */
export function watchSigns(page: Page, table: readonly Sign[]) {
  let looks = table.flatMap(([properties, place, ...states]) =>
    properties.split(", ").map((property) => ({
      property,
      states: states.map((state) => ({ selector: place.replace("%", state), values: [] as string[] })),
    })),
  );
  if (!hasForcedColours(page)) looks = looks.filter(({ property }) => !property.startsWith("forced"));
  return {
    record: async ({ isForced = false } = {}) => {
      looks = await page.evaluate(
        ([all, forced]) => {
          for (const { property, states } of all.filter((look) => look.property.startsWith("forced ") === forced)) {
            for (const { selector, values } of states) {
              const [place = "", pseudo] = selector.split(/(?=::)/);
              const element = [...document.querySelectorAll(place)].find((each) => each.checkVisibility());
              const style = element && getComputedStyle(element, pseudo);
              const value =
                property === "html" ? element?.innerHTML : style?.getPropertyValue(property.split(" ").at(-1) ?? "");
              if (value !== undefined && !values.includes(value)) values.push(value);
            }
          }
          return all;
        },
        [looks, isForced] as const,
      );
    },
    /** Expects every state to have been there, and none to have looked like another. */
    expectDifferent: () => {
      for (const { property, states } of looks) {
        const values = states.flatMap((state) => state.values);
        const message = `${property}: ${states.map((state) => `${state.selector} ${state.values.join(" or ")}`).join("; ")}`;
        expect
          .soft(
            states.filter((state) => state.values.length === 0),
            message,
          )
          .toEqual([]);
        expect.soft(values, message).toEqual([...new Set(values)]);
      }
    },
  };
}
