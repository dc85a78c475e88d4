/**
 * On back and forward browsers scroll the old page to the new one's position, WebKit always. Gatsby saves the position
 * at each scroll and would lose the true one, so while the app runs it alone restores positions. A page that is left
 * hands that back to the browser, for a reload.
 */
export const manualScrollRestoration = (page: Window): void => {
  const restore = (who: ScrollRestoration) => () => {
    page.history.scrollRestoration = who;
  };
  restore('manual')();
  page.addEventListener('pageshow', restore('manual'));
  page.addEventListener('pagehide', restore('auto'));
};
