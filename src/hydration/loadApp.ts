/**
 * Loads everything the app needs, and runs it when all is there. An app that starts without its page's data cannot
 * start again, because Gatsby remembers the failure; until then loading can be retried as often as the connection
 * breaks. An answer that is no data is logged with the page's address (R8.5). A missing answer is reported by the
 * browser itself, and in WebKit also for each request of a page that is left. Firefox and WebKit preload an address
 * only once per page, even when that failed: later attempts use `fetch`.
 *
 * Page data is requested as Gatsby does, and stays fresh for a minute (hosting/headers.ts), so that browsers hand it to
 * Gatsby without a second request. WebKit does not do so for preloads, which send the origin, nor for `fetch`, whose
 * answers it does not keep.
 *
 * The inline script calls it with the addresses of the app's scripts, a function to call when something could not be
 * loaded, and the number of the attempt. Of overlapping attempts, as after a return from the back-forward cache, one
 * runs the app. An app that had started when its page was left may have lost a request, so the page is reloaded.
 */
export const loadApp = `window.___start ||= ((runs, loaded) => (scripts, fail, attempt) => {
  if (runs) return location.reload();
  const add = (name, more) => document.head.append(Object.assign(document.createElement(name), more));
  const preload = (href) => new Promise((onload, onerror) => {
    add('link', { rel: 'preload', as: 'script', href, onload, onerror });
  });
  const again = (href) => fetch(href).then(({ ok }) => ok || Promise.reject());
  const read = (href) => new Promise((come, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'json';
    request.onloadend = () => {
      if (request.status == 200 && request.response) return come();
      if (request.status) console.error('The page could not be loaded:', pagePath);
      fail();
    };
    request.send();
  });
  const left = scripts.filter((src) => !loaded.has(src));
  const data = ['app-data.json', (pagePath.slice(1) || 'index') + '/page-data.json' + location.search];
  Promise.all([
    ...data.map((name) => read('/page-data/' + name)),
    ...left.map(attempt > 1 ? again : preload),
  ]).then(() => {
    if (runs) return;
    runs = true;
    for (const src of left) add('script', {
      src,
      async: false,
      onload() { loaded.add(src); },
      onerror() { runs = false; fail(); },
    });
  }, fail);
})(false, new Set());`;
