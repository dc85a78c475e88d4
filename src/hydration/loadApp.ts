/**
 * Loads all that the app needs, and runs it when all of it is there. An app that begins without its page's data cannot be
 * begun again: Gatsby remembers the failure, and the page stays dead. What is loaded before can be asked for as often as
 * lines break. An answer that is no data is logged with the page's address (R8.5); no answer at all is what a browser reports
 * itself, and what WebKit says of each request when its page is left. Firefox and WebKit preload an address once in a page's
 * life, also when it did not come: later attempts fetch the scripts.
 *
 * Data is asked for as Gatsby does, and kept fresh for a moment (hosting/headers.ts): every browser then hands it to
 * Gatsby without a second request. WebKit does so for nothing else. It names the origin when it preloads and keeps none of
 * what `fetch` reads, and takes neither for the same request.
 *
 * The starter script calls it with the addresses of the app's scripts, a function that it calls when something could not be
 * loaded, and the number of the attempt. Of attempts that overlap, as after a return by the back-forward cache, one runs the
 * app. An app that had begun when its page was left may have lost what it asked for: only the whole page can begin anew.
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
