/**
 * On the way back and forward browsers scroll the page that is still there to where the other one was, WebKit always.
 * Gatsby keeps the position at each scroll, and would so lose the true one: while the app is hydrated, it alone restores
 * positions. A page that is left gives that back to the browser, which restores it when it is loaded anew.
 */
export const manualScrollRestoration = (page: Window): void => {
  const restore = (who: ScrollRestoration) => () => {
    page.history.scrollRestoration = who;
  };
  restore('manual')();
  page.addEventListener('pageshow', restore('manual'));
  page.addEventListener('pagehide', restore('auto'));
};
