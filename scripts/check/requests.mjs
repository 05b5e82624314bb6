const REQUESTS_AT_ONCE = 4;

/**
 * Calls a function for each item, for four at a time.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item, index: number) => Promise<void>} request
 */
export async function requestEach(items, request) {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await request(item, index);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, worker));
}

/** What an error says, in one line; of fetch's errors, their cause. @param {unknown} error */
export function reasonOf(error) {
  const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error); // Node throws no other
  return (cause?.message || cause?.code || message).trim();
}
