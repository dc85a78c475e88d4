/**
 * The only script that runs before the visitor acts. At the first interaction (pointer, touch, key, focus, scroll) it
 * loads the app's scripts and the file that starts them (loadApp.ts). Chromium reports a pointer that rests over a new
 * page as a move by nothing, which does not count. A click on a button that needs the app is kept and repeated after
 * hydration; links work without the app. When something cannot be loaded, the click goes back to the browser, so that a
 * form is sent as plain HTML, and a later interaction tries again.
 */

/** Milliseconds after a failed load until another interaction tries again. */
const AGAIN_MS = 3_000;

/** Milliseconds after which a kept click is repeated although the app has not been hydrated. */
const GIVE_UP_MS = 10_000;

/**
 * Starts at once when the address has a query, a choice made earlier (filters, a clinic) that only the app can read, or
 * when something has the focus. A page that was scrolled while it loaded starts in its first frame: reading the scroll
 * position earlier would force a layout with fallback fonts. Listeners on the window are passive by default.
 *
 * WebKit drops pending requests without an event when a page is left: `pageshow` asks again after a return from the
 * back-forward cache. The app calls `window.___onHydrated()` once it is hydrated; see announceHydrated.ts.
 *
 * @param scripts addresses: the file that starts the app, then the app's in order
 */
export const hydrateOnInteraction = ([
  boot = '',
  ...scripts
]: readonly string[]): string => `((doc, stop, scripts, events, tries, press, begun, idle) => {
  var on = (name, listener) => addEventListener(name, listener, { capture: true, signal: stop.signal }),
    add = (name, more) => doc.head.append(Object.assign(doc.createElement(name), more));
  function repeat(kept = press) {
    press = 0;
    idle = 1;
    if (kept) { kept.ariaBusy = null; kept.click(); }
  }
  function fail() { setTimeout(() => begun = idle = 0, ${AGAIN_MS}); repeat(); }
  function start(event) {
    if (begun || event?.type == events[0] && !event.movementX && !event.movementY) return;
    begun = 1;
    tries++;
    scripts.map((href) => add('link', { rel: 'preload', as: 'script', href }));
    add('script', { src: '${boot}', onerror: fail, onload() { ___start(scripts, fail, tries); } });
  }
  events.map((type) => on(type, start));
  on('click', (event) => {
    var button = event.target.closest('button');
    if (idle || !button || !event.isTrusted) return;
    event.preventDefault();
    start();
    press = button; press.ariaBusy = 'true';
    setTimeout(() => press == button && repeat(), ${GIVE_UP_MS});
  });
  on('pageshow', (event) => event.persisted && begun && start(begun = 0));
  ___onHydrated = () => { stop.abort(); repeat(); };
  requestAnimationFrame(() => scrollY && start());
  if (location.search || doc.activeElement != doc.body) start();
})(document, new AbortController, ${JSON.stringify(scripts)},
  'pointermove pointerdown touchstart keydown focusin scroll wheel'.split(' '), 0);`;
