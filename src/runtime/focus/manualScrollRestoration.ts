/**
 * On back and forward browsers scroll the old page to the new one's position, WebKit always. Gatsby saves the position
 * at each scroll and would lose the true one, so while the app runs it alone restores positions. A page that is left
 * hands that back to the browser, for a reload, and so does a link within the page: Gatsby has one position for all
 * fragments of a page. Where the link leads is a step of its own, which the app restores again.
 */
export const manualScrollRestoration = (page: Window): void => {
  const restore = (who: ScrollRestoration) => () => {
    page.history.scrollRestoration = who;
  };
  restore('manual')();
  page.addEventListener('pageshow', restore('manual'));
  page.addEventListener('pagehide', restore('auto'));
  page.addEventListener('hashchange', restore('manual'));
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link?.href.split('#')[0] === page.location.href.split('#')[0]) restore('auto')();
    },
    true,
  );
};
