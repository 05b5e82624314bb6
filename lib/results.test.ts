import { headingOf, announcementOf } from "./result-words";
import {
  isNoVideo,
  isOpen,
  largestOf,
  nextResults,
  nothingKnown,
  realSizesIn,
  statementOf,
  type AskedImage,
  type Results,
  type ResultsEvent,
} from "./results";
import { SIZES, type Quality, type Size } from "./youtube/thumbnails";

type Word = "real" | "missing" | "gone" | "failed" | "timed-out";

function sizeOf(quality: Quality): Size {
  const size = SIZES.find((each) => each.quality === quality);
  if (!size) throw new Error(quality);
  return size;
}

function asked(results: Results, quality: Quality): AskedImage {
  const state = results[quality];
  if (state.kind !== "loading") throw new Error(`${quality} is not asked for`);
  return state;
}

/** What the page tells when one image has come or failed. */
function event(results: Results, quality: Quality, word: Word): ResultsEvent {
  const size = sizeOf(quality);
  const question = { size, asked: asked(results, quality) };
  if (word === "real") return { type: "loaded", ...question, width: size.width, height: size.height, bytes: 1500 };
  if (word === "missing") return { type: "loaded", ...question, width: 120, height: 90, bytes: 1097 };
  return { type: "failed", ...question, gone: word === "gone" };
}

/** Results after some words about some sizes, in order. */
function after(words: [Quality, Word][], from: Results = nothingKnown): Results {
  return words.reduce((results, [quality, word]) => nextResults(results, event(results, quality, word)), from);
}

const unreachable = (quality: Quality): [Quality, Word][] => [
  [quality, "failed"],
  [quality, "failed"],
];

const kindsOf = (results: Results) => SIZES.map(({ quality }) => statementOf(results, quality).kind);

const everyKind: { title: string; words: [Quality, Word][]; kinds: string[]; heading: string }[] = [
  {
    title: "nothing is known before anything has come",
    words: [],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
    heading: "Looking at the five sizes",
  },
  {
    title: "default is not vouched for by itself",
    words: [["default", "real"]],
    kinds: ["loading", "loading", "loading", "loading", "loading"],
    heading: "Looking at the five sizes",
  },
  {
    title: "any larger size vouches for default",
    words: [
      ["default", "real"],
      ["medium", "real"],
    ],
    kinds: ["real", "real", "loading", "loading", "loading"],
    heading: "Looking at the five sizes",
  },
  {
    title: "the largest is named as soon as nothing larger is open",
    words: [
      ["maxres", "missing"],
      ["standard", "real"],
    ],
    kinds: ["loading", "loading", "loading", "real", "missing"],
    heading: "Largest: 640 × 480",
  },
  {
    title: "an image of its promised size is there",
    words: SIZES.map(({ quality }) => [quality, "real"]),
    kinds: ["real", "real", "real", "real", "real"],
    heading: "Largest: 1280 × 720",
  },
  {
    title: "the stand-in is a missing size, and so is a host that says there is none",
    words: [
      ["default", "real"],
      ["medium", "real"],
      ["high", "real"],
      ["standard", "gone"],
      ["maxres", "missing"],
    ],
    kinds: ["real", "real", "real", "missing", "missing"],
    heading: "Largest: 480 × 360",
  },
  {
    title: "a larger size out of reach leaves room for doubt",
    words: [
      ["default", "real"],
      ["medium", "real"],
      ["high", "real"],
      ["standard", "missing"],
      ...unreachable("maxres"),
    ],
    kinds: ["real", "real", "real", "missing", "unreachable"],
    heading: "Largest that loaded: 480 × 360",
  },
  {
    title: "default is not shown when nothing larger could be reached to vouch for it",
    words: [
      ["default", "real"],
      ...unreachable("medium"),
      ["high", "missing"],
      ["standard", "missing"],
      ["maxres", "missing"],
    ],
    kinds: ["unreachable", "unreachable", "missing", "missing", "missing"],
    heading: "No size could be loaded",
  },
  {
    title: "with every larger size missing there is no such video",
    words: [
      ["default", "real"],
      ["medium", "missing"],
      ["high", "missing"],
      ["standard", "missing"],
      ["maxres", "gone"],
    ],
    kinds: ["unreachable", "missing", "missing", "missing", "missing"],
    heading: "No such video, or it is private",
  },
];

test.each(everyKind)("$title", ({ words, kinds, heading }) => {
  const results = after(words);
  expect(kindsOf(results)).toEqual(kinds);
  expect(headingOf(results)).toBe(heading);
  expect(isOpen(results)).toBe(kinds.includes("loading"));
});

test("the first host's failure is the second host's turn, and its failure the end", () => {
  const once = after([["high", "failed"]]);
  expect(once.high).toEqual({ kind: "loading", host: 1, turn: 0 });
  expect(after([["high", "failed"]], once).high).toEqual({ kind: "unreachable", turn: 0 });
});

test("what is measured is kept as it is", () => {
  const size = sizeOf("maxres");
  const loaded = nextResults(nothingKnown, {
    type: "loaded",
    size,
    asked: asked(nothingKnown, "maxres"),
    width: 1920,
    height: 1080,
    bytes: null,
  });
  expect(loaded.maxres).toEqual({ kind: "real", host: 0, turn: 0, width: 1920, height: 1080, bytes: null });
});

test("retry asks the first host again, of the lost sizes and of no other", () => {
  const lost = after([["default", "real"], ["medium", "real"], ["high", "missing"], ...unreachable("maxres")]);
  const again = nextResults(lost, { type: "retried" });
  expect(again).toEqual({ ...lost, maxres: { kind: "loading", host: 0, turn: 1 } });
});

test("a late word on a question that is no longer open changes nothing", () => {
  const late = event(nothingKnown, "maxres", "failed");
  const second = after([["maxres", "failed"]]);
  expect(nextResults(second, late)).toBe(second);
  const again = nextResults(after([["maxres", "failed"]], second), { type: "retried" });
  expect(nextResults(again, late)).toBe(again);
});

test("the largest is certain only when nothing larger is out of reach", () => {
  expect(largestOf(after([["maxres", "real"]]))).toMatchObject({ certain: true, size: { quality: "maxres" } });
  expect(largestOf(after([...unreachable("maxres"), ["standard", "real"]]))).toMatchObject({ certain: false });
  expect(largestOf(nothingKnown)).toBeNull();
});

test("the sizes that are there are told in the product's order", () => {
  const results = after([
    ["maxres", "real"],
    ["medium", "real"],
    ["high", "missing"],
    ["default", "real"],
  ]);
  expect(realSizesIn(results).map(({ quality }) => quality)).toEqual(["default", "medium", "maxres"]);
});

test("no video is said only when the last of the four larger sizes is known to be missing", () => {
  const three = after([
    ["medium", "missing"],
    ["high", "missing"],
    ["standard", "missing"],
  ]);
  expect(isNoVideo(three)).toBe(false);
  expect(isNoVideo(after([["maxres", "missing"]], three))).toBe(true);
  expect(isNoVideo(after(unreachable("maxres"), three))).toBe(false);
});

test("the announcement comes once, at the end", () => {
  const almost = after([
    ["medium", "real"],
    ["high", "real"],
    ["standard", "real"],
    ["maxres", "missing"],
  ]);
  expect(announcementOf(almost)).toBe("");
  expect(announcementOf(after([["default", "real"]], almost))).toBe(
    "4 of 5 thumbnails found, the largest of 640 × 480 pixels",
  );
});
