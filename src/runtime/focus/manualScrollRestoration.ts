/** On the way back browsers would scroll the old page, and Gatsby save that. A reload needs the browser's own. */
export const manualScrollRestoration = (page: Window): void => {
  const restore = (who: ScrollRestoration) => () => {
    page.history.scrollRestoration = who;
  };
  restore('manual')();
  page.addEventListener('pageshow', restore('manual'));
  page.addEventListener('pagehide', restore('auto'));
};
