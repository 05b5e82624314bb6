import { ELEMENT_IDS } from "../document-names";

/** Loads the tool's styles, which the page preloads, and tries once more if that fails. Returns whether they are there. */
export async function loadToolStyles(): Promise<boolean> {
  const preload = document.querySelector<HTMLLinkElement>(`#${ELEMENT_IDS.toolStyles}`);
  return preload !== null && ((await addSheet(preload)) || addSheet(preload));
}

function addSheet({ href, integrity }: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(Object.assign(link, { rel: "stylesheet", href, integrity }));
  });
}
