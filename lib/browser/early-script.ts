import { TEXT_PARAMETERS } from "../results/url-state";

/**
 * Runs right after the link field, before the tool's script has loaded, and also if it never loads. Puts the link from the URL into
 * the field, and marks the document so that the style sheet reserves room for a result.
 */
export const earlyScript = `{
const query = new URLSearchParams(location.search);
const [videoId, ...texts] = ${JSON.stringify(TEXT_PARAMETERS)}.map((name) => query.get(name)?.trim() ?? "");
const isId = /^[\\w-]{11}$/.test(videoId);
document.getElementById("link").value = isId ? "https://youtu.be/" + videoId : [videoId, ...texts].join(" ").replace(/\\s+/g, " ").trim();
if (isId || texts.some((text) => /youtu/i.test(text))) document.documentElement.classList.add("expects-result");
}`;
