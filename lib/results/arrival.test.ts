import { findVideos } from "../youtube/find-videos";
import { reactionTo, type Arrival, type Reaction } from "./arrival";
import type { FieldNotice } from "./link-field";

/** A text with its selection in brackets, or the caret as a bar. */
function fieldOf(marked: string) {
  const selectionStart = marked.search(/[[|]/);
  const selectionEnd = marked.replace("[", "").search(/[\]|]/);
  return { value: marked.replace(/[[\]|]/g, ""), selectionStart, selectionEnd };
}

const LINK = "https://youtu.be/aqz-KE-bpKQ";
const LONG_TEXT = `${"word ".repeat(4000)}x`;
/** As long as a text may be that is filled in as it is. */
const LONGEST_TEXT = LONG_TEXT.slice(0, 20_000 - LINK.length) + LINK;

const arrivalOf = (text: string, how: Pick<Arrival, "source" | "target"> & Partial<Arrival>): Arrival => ({
  text,
  links: findVideos(text),
  problem: null,
  ...how,
});

const pastedIntoField = { source: "clipboard", target: "field" } as const;
const droppedOnField = { source: "dropped", target: "field" } as const;
const pastedOnPage = { source: "clipboard", target: "page" } as const;
const droppedOnPage = { source: "dropped", target: "page" } as const;
const readByButton = { source: "clipboard", target: "paste-button" } as const;

const ALL = "all";

test.each<
  [
    title: string,
    field: string,
    isReplaceable: boolean,
    how: typeof pastedIntoField | typeof droppedOnField,
    replaced: string,
  ]
>([
  ["pasted replaces what is shown or rejected, at its end", "https://youtu.be/x|", true, pastedIntoField, ALL],
  ["pasted replaces what is shown or rejected, at its start", "|https://youtu.be/x", true, pastedIntoField, ALL],
  ["pasted replaces a selected part only", "https://[youtu.be]/x", true, pastedIntoField, "youtu.be"],
  ["pasted goes to the caret in a text that Generate has not seen", "https://youtu.be/x |", false, pastedIntoField, ""],
  [
    "pasted replaces a selected part of such a text",
    "[https://youtu.be/x] y",
    false,
    pastedIntoField,
    "https://youtu.be/x",
  ],
  ["dropped replaces all of any text", "https://[youtu.be]/x", false, droppedOnField, ALL],
])("a link that is %s", (_title, marked, isReplaceable, how, replaced) => {
  const field = fieldOf(marked);
  for (const text of [LINK, "https://vimeo.com/1"]) {
    const reaction = reactionTo(arrivalOf(text, how), field, isReplaceable);
    if (reaction.kind !== "insert") throw new Error(reaction.kind);
    expect(reaction.text).toBe(text);
    expect(field.value.slice(...reaction.part)).toBe(replaced === ALL ? field.value : replaced);
  }
});

test.each(["cats", "", "aqz-KE-bpKQ"])("the browser inserts %j into the field, which is no link", (text) => {
  for (const how of [pastedIntoField, droppedOnField])
    expect(reactionTo(arrivalOf(text, how), fieldOf("|x"), true)).toEqual({ kind: "leave" });
});

const says = (
  problem: Exclude<FieldNotice, string>["problem"],
  source: Arrival["source"] = "clipboard",
  hasToast = false,
): Reaction => ({
  kind: "say",
  notice: { source, problem },
  hasToast,
});
const generates = (text: string, found = text, notice: FieldNotice | null = null): Reaction => ({
  kind: "generate",
  text,
  links: findVideos(found),
  notice,
});

test.each<[title: string, arrival: Arrival, field: string, reaction: Reaction]>([
  ["a link on the page is generated", arrivalOf(LINK, pastedOnPage), "typed|", generates(LINK)],
  ["a link on the clipboard is generated", arrivalOf(LINK, readByButton), "typed|", generates(LINK)],
  ["so is all of a text that is not too long", arrivalOf(LONGEST_TEXT, pastedOnPage), "|", generates(LONGEST_TEXT)],
  [
    "of a long text, only its links are",
    arrivalOf(`${LONG_TEXT} ${LINK}`, pastedOnPage),
    "|",
    generates(LINK, `${LONG_TEXT} ${LINK}`),
  ],
  [
    "a link in one of several files is generated, and the line says that not all could be read",
    arrivalOf(LINK, { ...droppedOnPage, problem: "file" }),
    "|",
    generates(LINK, LINK, { source: "dropped", problem: "file" }),
  ],
  ["text that is pasted on the page is not: the line says so", arrivalOf("cats", pastedOnPage), "|", says("no-link")],
  ["nor is a channel that is dropped", arrivalOf("youtube.com/@x", droppedOnPage), "|", says("channel", "dropped")],
  [
    "a picture has no text: the line says what it is",
    arrivalOf("", { ...pastedOnPage, problem: "picture" }),
    "|",
    says("picture"),
  ],
  ["Paste says that the clipboard is empty", arrivalOf(" ", readByButton), "|", says("empty")],
  [
    "Paste says that the clipboard cannot be read",
    arrivalOf("", { ...readByButton, problem: "unreadable" }),
    "typed|",
    says("unreadable"),
  ],
  [
    "Paste puts text into an empty field, and it is rejected there",
    arrivalOf("cats", readByButton),
    " |",
    generates("cats"),
  ],
  ["but not in place of text", arrivalOf("cats", readByButton), "typed|", says("no-link", "clipboard", true)],
  ["nor if it is very long", arrivalOf(LONG_TEXT, readByButton), "|", says("no-link", "clipboard", true)],
])("%s", (_title, arrival, field, reaction) => {
  for (const isReplaceable of [true, false])
    expect(reactionTo(arrival, fieldOf(field), isReplaceable)).toEqual(reaction);
});
