/**
 * The only script of a page before its visitor acts. It waits for the first sign of intent (pointer, touch, key, focus,
 * scroll), then asks for the app's scripts and for the file that starts it (loadApp.ts). Chromium reports a pointer that
 * merely rests over a new page as a move by nothing: that is no sign. A press on a button that only the app understands is
 * kept and repeated once the app is hydrated; links need nothing of that, they are links. When something cannot be loaded, the
 * press is handed back to the browser, so that a form is still sent as plain HTML; the next sign after a while asks again.
 */

/** Milliseconds after which what could not be loaded is asked for again, at the next sign. */
const AGAIN_MS = 3_000;

/** Milliseconds after which a kept press is handed back when the app has not been hydrated. */
const GIVE_UP_MS = 10_000;

/**
 * A query is a choice made earlier (filters, a clinic to ask about), which only the app can read: it starts at once.
 * A page that was scrolled while it arrived shows that in its first frame: asking earlier has it laid out once more, with
 * fonts that stand in. Browsers take listeners of the window for passive.
 *
 * WebKit drops what is under way when its page is left, and says nothing of it when the visitor comes back by the
 * back-forward cache: `pageshow` asks anew.
 * The app calls `window.___onHydrated()` once it is hydrated; see announceHydrated.ts.
 *
 * @param scripts addresses, the file that starts the app first, then the app's in order
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
    var button = event.target.closest('button,[data-needs-app]');
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
