import { TEXT_PARAMETERS } from "../results/url-state";

/**
 * Runs right after the link field, before the tool's script has loaded, and also if it never loads. Puts the links from the URL into
 * the field, and marks the document so that the style sheet reserves room for a result.
 */
export const earlyScript = `{
const query = new URLSearchParams(location.search);
const [videoIds, ...texts] = ${JSON.stringify(TEXT_PARAMETERS)}.map((name) => query.getAll(name).map((text) => text.trim()));
const ids = new Set(videoIds.filter((text) => /^[\\w-]{11}$/.test(text)));
const links = [...ids].map((id) => "https://youtu.be/" + id);
document.getElementById("link").value = (ids.size ? links : [videoIds, ...texts].flat()).join(" ").replace(/\\s+/g, " ").trim();
if (ids.size || /youtu/i.test(texts.flat().join(" "))) document.documentElement.classList.add("expects-result");
}`;
