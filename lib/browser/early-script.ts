import { TEXT_PARAMETERS } from "../results/url-state";

/**
 * Runs right after the link field, before the tool's script has loaded, and also if it never loads. Puts the links from the URL into
 * the field, and marks the document so that the style sheet reserves room for a result.
 */
export const earlyScript = `{
const query = new URLSearchParams(location.search);
const ids = new Set(query.getAll("v").map((v) => v.trim()).filter((v) => /^[\\w-]{11}$/.test(v)));
const texts = ${JSON.stringify(TEXT_PARAMETERS)}.flatMap((name) => query.getAll(name));
const text = texts.find((text) => /\\/\\/|youtu/i.test(text)) ?? texts.join(" ");
document.getElementById("link").value = ids.size ? [...ids].map((id) => "https://youtu.be/" + id).join(" ") : text.replace(/\\s+/g, " ").trim();
if (ids.size || /youtu/i.test(text)) document.documentElement.classList.add("expects-result");
}`;
