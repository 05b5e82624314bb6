import { findVideos } from "../youtube/find-videos";
import {
  INITIAL_LINK_FIELD,
  isReplaceable,
  isOutdated,
  linkFieldReducer,
  type LinkFieldAction,
  type LinkFieldState,
} from "./link-field";
import { readUrlState, type UrlSnapshot } from "./url-state";

const A = "https://youtu.be/aqz-KE-bpKQ";
const B = "https://youtu.be/dQw4w9WgXcQ";

const opened = (search: string): LinkFieldAction => {
  const url: UrlSnapshot = { ...readUrlState({ search, hash: "" }, []), cause: "page-load", key: 0 };
  return { type: "url-changed", url };
};
const shownA = opened("?v=aqz-KE-bpKQ");
const typed = (text: string): LinkFieldAction => ({ type: "edited", links: findVideos(text) });
const rejected = (problem: "empty" | "no-link"): LinkFieldAction => ({ type: "rejected", problem });
const noticed: LinkFieldAction = { type: "noticed", notice: { source: "dropped", problem: "file" } };

type Expected = Pick<LinkFieldState, "problem"> & {
  isEdited?: true;
  hasNotice?: true;
  finished?: true;
  outdated?: true;
};

test.each<[title: string, actions: LinkFieldAction[], expected: Expected]>([
  ["before the tool has started", [], { problem: null, outdated: true }],
  ["without a result", [opened("")], { problem: null, outdated: true }],
  ["with a result", [shownA], { problem: null, finished: true }],
  ["with text in the URL that has a video", [opened(`?url=${A}`)], { problem: null, outdated: true }],
  ["with text in the URL that has none", [opened("?url=x")], { problem: "no-link", finished: true, outdated: true }],
  ["while a link is typed", [opened(""), typed("youtu")], { problem: null, isEdited: true, outdated: true }],
  ["once another link is typed", [shownA, typed(B)], { problem: null, isEdited: true, outdated: true }],
  ["once the shown link is typed again", [shownA, typed("x"), typed(A)], { problem: null, isEdited: true }],
  [
    "once that is a Short's",
    [shownA, typed(A.replace(".be", "be.com/shorts"))],
    { problem: null, isEdited: true, outdated: true },
  ],
  ["after a rejection", [shownA, rejected("no-link")], { problem: "no-link", finished: true, outdated: true }],
  [
    "while a rejected text is mended",
    [rejected("no-link"), typed("youtu")],
    { problem: "no-link", isEdited: true, outdated: true },
  ],
  ["once it is mended", [shownA, rejected("no-link"), typed(A)], { problem: null, isEdited: true }],
  ["once an empty field has text", [rejected("empty"), typed("x")], { problem: null, isEdited: true, outdated: true }],
  ["when the result comes", [typed(A), noticed, shownA], { problem: null, finished: true }],
  ["with a notice", [shownA, noticed], { problem: null, hasNotice: true, finished: true }],
  [
    "with a notice beside a problem",
    [rejected("no-link"), noticed],
    { problem: "no-link", hasNotice: true, finished: true, outdated: true },
  ],
  ["once the text is edited beside a notice", [noticed, typed("x")], { problem: null, isEdited: true, outdated: true }],
  [
    "once it is rejected beside a notice",
    [noticed, rejected("no-link")],
    { problem: "no-link", finished: true, outdated: true },
  ],
])("the field %s", (_title, actions, { problem, isEdited, hasNotice, finished, outdated }) => {
  const field = actions.reduce(linkFieldReducer, INITIAL_LINK_FIELD);
  expect(field.problem).toBe(problem);
  expect(field.edited !== null).toBe(isEdited ?? false);
  expect(field.notice !== null).toBe(hasNotice ?? false);
  expect(isReplaceable(field)).toBe(finished ?? false);
  expect(isOutdated(field)).toBe(outdated ?? false);
});
