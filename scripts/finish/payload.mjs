const start = 'self.__next_f.push([1,"';
const end = '"])';

/** Client components that Next puts on every page. */
const nextComponents = new Set(["IconMark", "MetadataBoundary", "OutletBoundary", "ViewportBoundary", "default"]);

/** Whether a script holds a piece of what React hydrates the page from. @param {string} script */
export function isPayload(script) {
  return script.startsWith(start) && script.endsWith(end);
}

/** @param {string} script @returns {string} */
export function decodePayload(script) {
  return JSON.parse(`"${script.slice(start.length, -end.length)}"`);
}

/** @param {string} payload */
export function encodePayload(payload) {
  // A "<" could end the script; JSON has another spelling for it.
  return start + JSON.stringify(payload).slice(1, -1).replaceAll("<", "\\u003c") + end;
}

/**
 * The payload names the style sheet too, as an element and as a hint; both would fetch it.
 * @param {string} payload
 */
export function withoutStyleSheet(payload) {
  const result = payload
    .replace(/\["\$","link","\d+",\{"rel":"stylesheet"[^{}]*\}\]/g, "null")
    .replace(/:HL\["[^"]*\.css","style"\]\n/g, "");
  const leftover = /"\/_next\/[^"]*\.css"/.exec(result);
  if (leftover) throw new Error(`a style sheet is still asked for: ${leftover[0]}`);
  return result;
}

/**
 * A page with a client component of ours needs its scripts.
 * @param {string} payload
 */
export function refuseClientComponents(payload) {
  for (const [, name = ""] of payload.matchAll(/^\w+:I\[\d+,\[[^\]]*\],"(\w+)"/gm))
    if (!nextComponents.has(name)) throw new Error(`a client component on a page without script: ${name}`);
}
