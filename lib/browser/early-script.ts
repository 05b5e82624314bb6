import { TEXT_PARAMETERS } from "../results/url-state";

/**
 * Runs right behind the link field, before the tool's own script has arrived, and so also when it never does: keeps the link of the
 * page's address in the field, and marks the document so that the style sheet reserves room for a result.
 */
export const earlyScript = `{
const query = new URLSearchParams(location.search);
const [videoId, ...texts] = ${JSON.stringify(TEXT_PARAMETERS)}.map((name) => query.get(name)?.trim() ?? "");
const isId = /^[\\w-]{11}$/.test(videoId);
document.getElementById("link").value = isId ? "https://youtu.be/" + videoId : [videoId, ...texts].join(" ").trim();
if (isId || texts.some((text) => /youtu/i.test(text))) document.documentElement.classList.add("expects-result");
}`;
