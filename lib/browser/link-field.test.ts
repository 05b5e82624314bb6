import { replacedPart } from "./link-field";

/** A text with its selection in brackets, or the caret as a bar. */
function fieldOf(marked: string) {
  const selectionStart = marked.search(/[[|]/);
  const selectionEnd = marked.replace("[", "").search(/[\]|]/);
  return { value: marked.replace(/[[\]|]/g, ""), selectionStart, selectionEnd };
}

const ALL = "all";

test.each<[title: string, field: string, isFinished: boolean, hasLink: boolean, replaced: string]>([
  ["a link replaces what is shown or rejected, at the end", "https://youtu.be/x|", true, true, ALL],
  ["a link replaces what is shown or rejected, at the start", "|https://youtu.be/x", true, true, ALL],
  ["a link replaces a selected part only", "https://[youtu.be]/x", true, true, "youtu.be"],
  ["a missing letter goes to the caret", "https://youtu.be/x|", true, false, ""],
  ["a word replaces a selected part", "cats [and] dogs", true, false, "and"],
  ["a link goes to the caret in a text that Generate has not seen", "https://youtu.be/x |", false, true, ""],
  ["a link replaces a selected part of such a text", "[https://youtu.be/x]", false, true, "https://youtu.be/x"],
])("%s", (_title, marked, isFinished, hasLink, replaced) => {
  const field = fieldOf(marked);
  const [start, end] = replacedPart(field, { isFinished, hasLink });
  expect(field.value.slice(start, end)).toBe(replaced === ALL ? field.value : replaced);
});
