/** Whether React has hydrated the server's HTML. What appears after that was never in this HTML. */
let live = false;

/** Called once, after hydration (src/runtime/hydration). It cannot be undone. */
export const noteLive = (): void => {
  live = true;
};

/** False in server rendering and during hydration, so that both render the same. */
export const isLive = (): boolean => live;
