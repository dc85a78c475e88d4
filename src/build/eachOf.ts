/** A few more than Node's thread pool takes at once, so that it never waits for the main thread. */
const AT_ONCE = 6;

/** Does something for each item, a few at a time, in order of their start. The first failure ends it. */
export const eachOf = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
