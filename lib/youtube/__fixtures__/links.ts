/** The links of a template, which are separated by white space. Backslashes are backslashes. */
export const links = ({ raw }: TemplateStringsArray) => raw.join("").trim().split(/\s+/);

/** A text of a corpus with IDs for its placeholders, and the first of them. */
export function withIds(text: string): { pasted: string; videoId: string } {
  const placeholder = /\{([\w-]{11})?\}/g;
  const [[, videoId = USUAL_ID] = []] = text.matchAll(placeholder);
  return { pasted: text.replace(placeholder, (_, id: string = USUAL_ID) => id), videoId };
}

const USUAL_ID = "dQw4w9WgXcQ";
