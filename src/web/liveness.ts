/** Whether React has taken over the HTML that the server wrote. What appears from then on was never in that HTML. */
let live = false;

export const noteLive = (): void => {
  live = true;
};

export const isLive = (): boolean => live;
