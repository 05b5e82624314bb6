import { replacedPart } from "./link-field";

/** A text with its selection in brackets, or the caret as a bar. */
function fieldOf(marked: string) {
  const selectionStart = marked.search(/[[|]/);
  const selectionEnd = marked.replace("[", "").search(/[\]|]/);
  return { value: marked.replace(/[[\]|]/g, ""), selectionStart, selectionEnd };
}

const ALL = "all";

test.each<[title: string, field: string, isFinished: boolean, replaced: string]>([
  ["replaces what is shown or rejected, at its end", "https://youtu.be/x|", true, ALL],
  ["replaces what is shown or rejected, at its start", "|https://youtu.be/x", true, ALL],
  ["replaces a selected part only", "https://[youtu.be]/x", true, "youtu.be"],
  ["goes to the caret in a text that Generate has not seen", "https://youtu.be/x |", false, ""],
  ["replaces a selected part of such a text", "[https://youtu.be/x] y", false, "https://youtu.be/x"],
])("a pasted link %s", (_title, marked, isFinished, replaced) => {
  const field = fieldOf(marked);
  const [start, end] = replacedPart(field, { isFinished });
  expect(field.value.slice(start, end)).toBe(replaced === ALL ? field.value : replaced);
});
