import { readUrlState } from "../results/url-state";
import { findVideos } from "../youtube/find-videos";
import { ACCEPTED_LINKS } from "../youtube/__fixtures__/accepted-links";
import { withIds } from "../youtube/__fixtures__/links";
import { REJECTED_LINKS } from "../youtube/__fixtures__/rejected-links";
import { contentsOf, readClipboard, readContents } from "./contents";

const SITE = "https://thumbs.example.org";

const transferOf = (text: string) =>
  ({ getData: (type: string) => (type === "text/plain" ? text : ""), files: [] }) as unknown as DataTransfer; // all that contentsOf() reads of one

const WAYS_IN: Record<string, (text: string) => Promise<string> | string> = {
  "pasted or dropped": (text) => contentsOf(transferOf(text)) as string, // there are no files
  "read from the clipboard": async (text) => {
    const read = async () => [{ types: ["text/plain"], getType: async () => new Blob([text]) }];
    Object.defineProperty(globalThis, "navigator", { value: { clipboard: { read } }, configurable: true });
    return (await readClipboard()).text;
  },
  "in a file": async (text) => (await readContents([new File([text], "links.txt")])).text,
  "in this site's URL": (text) => {
    const state = readUrlState({ search: `?${new URLSearchParams({ url: text })}`, hash: "" }, [SITE]);
    return state.kind === "text" ? state.text : state.kind;
  },
};

const texts = [ACCEPTED_LINKS, REJECTED_LINKS].flatMap((corpus) =>
  Object.values(corpus).flatMap((cases) => Object.values(cases).flatMap((links) => links.map((text) => withIds(text)))),
);

test.each(Object.entries(WAYS_IN))("a text leads to the same videos if it is %s", async (_way, read) => {
  const different: string[] = [];
  for (const { pasted } of texts) {
    const [typed, found] = [pasted, await read(pasted)].map((text) => JSON.stringify(findVideos(text, [SITE])));
    if (typed !== found) different.push(pasted);
  }
  expect(different).toEqual([]);
});
