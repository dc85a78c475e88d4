/** Whether React has taken over the HTML that the server wrote. What appears from then on was never in that HTML. */
let live = false;

/** Called once, after hydration (src/runtime/hydration); there is no way back. */
export const noteLive = (): void => {
  live = true;
};

/** False in server rendering and while React takes the page over, so that both draw the same. */
export const isLive = (): boolean => live;
