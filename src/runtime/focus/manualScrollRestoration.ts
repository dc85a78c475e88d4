/**
 * On back and forward browsers scroll the old page to the new one's position, and Gatsby would save that. A page that
 * is left hands it back, for a reload.
 */
export const manualScrollRestoration = (page: Window): void => {
  const restore = (who: ScrollRestoration) => () => {
    page.history.scrollRestoration = who;
  };
  restore('manual')();
  page.addEventListener('pageshow', restore('manual'));
  page.addEventListener('pagehide', restore('auto'));
};
