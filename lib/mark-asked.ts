import { textParameters } from "./address";

/**
 * A script that stands in the page and runs before the first paint: where the address may well ask for a video, it marks the document,
 * so that the style sheet keeps the room in which the result is about to appear and nothing is seen to move.
 */
export const markAskedScript = `if(/[?&](v=[\\w-]{11}(&|$)|(${textParameters.join("|")})=[^&]*youtu)/i.test(location.search))document.documentElement.classList.add("asked")`;
