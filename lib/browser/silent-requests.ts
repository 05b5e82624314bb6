/**
 * A new `<img>` joins the request of one that left the page less than this ago, as when a link is generated again. Its time
 * then counts from the first one's start: otherwise each Generate would put the deadline off.
 */
const JOINS_WITHIN_MS = 100;

/** The requests that have had no result, by URL and mode: since when, and when their `<img>` left the page. */
const silent = new Map<string, { since: number; leftAt: number }>();

/** Notes a request that starts now. Returns since when it has been silent: since earlier if it joins another. */
export function startRequest(request: string): number {
  const now = Date.now();
  const joined = silent.get(request);
  const since = joined && now - joined.leftAt < JOINS_WITHIN_MS ? joined.since : now;
  silent.set(request, { since, leftAt: Infinity });
  return since;
}

/** Call it when the `<img>` of a request leaves the page. */
export function leaveRequest(request: string): void {
  const left = silent.get(request);
  if (left) left.leftAt = Date.now();
}

/** Call it when a request has ended. */
export function forgetRequest(request: string): void {
  silent.delete(request);
}
