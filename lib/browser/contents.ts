import type { ContentsProblem } from "../results/link-field";
import { pastedText } from "../youtube/pasted-text";
import { ORIGINS, parseLinks } from "./url-store";

/** The contents of a paste or a drop: a text, or files. */
export type Contents = string | Blob[];

/** A text, and why it is not all of it. */
export type ContentsText = { text: string; problem: ContentsProblem | null };

/** How many bytes of files are read in all. */
const MAX_BYTES = 5 * 1024 * 1024;

const isPicture = ({ type }: Blob) => type.startsWith("image/");

/**
 * Returns the text if it has a video, or if the files are only pictures of it: a spreadsheet copies both. Otherwise returns
 * the files: a file manager copies their names as text too.
 */
function chooseContents(textOf: (type: string) => string, files: Blob[]): Contents {
  const texts = { plain: textOf("text/plain"), html: textOf("text/html"), uriList: textOf("text/uri-list") };
  const text = pastedText(texts, ORIGINS);
  const hasFileName = files.some((file) => file instanceof File && text.includes(file.name));
  const describesPictures = text.trim() !== "" && !hasFileName && files.every(isPicture);
  return files.length === 0 || describesPictures || parseLinks(text).ok ? text : files;
}

export function contentsOf(data: DataTransfer): Contents {
  return chooseContents((type) => data.getData(type), [...data.files]);
}

/** Whether a button may read the clipboard, perhaps after asking for permission. */
export function canReadClipboard(): boolean {
  return typeof navigator.clipboard?.read === "function";
}

/** Returns the text on the clipboard, or an empty text. Sees only pictures of files, and reads none. Never throws. */
export async function readClipboard(): Promise<ContentsText> {
  const unreadable = { text: "", problem: "unreadable" } as const;
  try {
    const items = await navigator.clipboard.read();
    const read = async (item: ClipboardItem, type: string) => ({
      type,
      text: type.startsWith("text/") ? await (await item.getType(type)).text() : "",
    });
    const readings = await Promise.allSettled(items.flatMap((item) => item.types.map((type) => read(item, type))));
    const parts = readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : []));

    // A paste joins the texts of several items in the same way.
    const textOf = (wanted: string) => parts.flatMap(({ type, text }) => (type === wanted ? [text] : [])).join("\n");
    const pictures = parts.map(({ type }) => new Blob([], { type })).filter(isPicture);
    const contents = chooseContents(textOf, pictures);
    return contents === "" && parts.length < readings.length ? unreadable : await readContents(contents);
  } catch {
    return unreadable;
  }
}

/** Returns the text, or that of the files that have one, one after the other. Never throws. */
export async function readContents(contents: Contents): Promise<ContentsText> {
  if (typeof contents === "string") return { text: contents, problem: null };
  if (contents.every(isPicture)) return { text: "", problem: "picture" };
  const texts: string[] = [];
  let bytes = 0;
  for (const file of contents) {
    const isRead = !isPicture(file) && bytes + file.size <= MAX_BYTES;
    const text = isRead ? await readFile(file) : null;
    if (text === null) continue;
    bytes += file.size;
    texts.push(text);
  }
  return { text: texts.join("\n"), problem: texts.length < contents.length ? "file" : null };
}

/** Returns the text of a file, whatever its name or type, or null if it is binary or a folder. */
async function readFile(file: Blob): Promise<string | null> {
  try {
    const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
    const encoding = { "255,254": "utf-16le", "254,255": "utf-16be" }[start.slice(0, 2).join()];
    if (!encoding && start.includes(0)) return null;
    return new TextDecoder(encoding).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
