/**
 * The only script of a page before its visitor acts. It waits for the first sign of intent (pointer, touch, key, focus,
 * scroll), then loads the app's scripts in order. A press on a button that only the app understands is kept and repeated
 * once the app is live; links need nothing of that, they are links. When the app cannot be loaded, the press is handed
 * back to the browser, so that a form is still sent as plain HTML.
 */

/** Milliseconds after which a kept press is handed back when the app has not come alive. */
const GIVE_UP_MS = 10_000;

/**
 * A query is a choice made earlier (filters, a clinic to ask about), which only the app can read: it starts at once.
 * The app calls `window.___live()` once it is hydrated; see src/runtime/hydration.
 */
const source = (scripts: readonly string[]): string => `(function () {
  var scripts = ${JSON.stringify(scripts)};
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  var press, timer;
  function end() { removeEventListener('click', keep, true); clearTimeout(timer); }
  function giveBack() { end(); if (press) press.click(); }
  function start() {
    signs.forEach(function (sign) { removeEventListener(sign, start, true); });
    scripts.forEach(function (src) {
      var script = document.createElement('script');
      script.src = src; script.async = false; script.onerror = giveBack;
      document.head.appendChild(script);
    });
    scripts = [];
  }
  function keep(event) {
    var button = event.target.closest && event.target.closest('button,[data-needs-app]');
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    start();
    press = button;
    timer = timer || setTimeout(giveBack, ${GIVE_UP_MS});
  }
  window.___live = function () { end(); if (press && press.isConnected) press.click(); press = undefined; };
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }); });
  addEventListener('click', keep, true);
  if (scrollY || location.search || (document.activeElement && document.activeElement !== document.body)) start();
})();`;

/** The script's text, white space taken out. @param scripts addresses of the app's scripts, in order */
export const starterScript = (scripts: readonly string[]): string => source(scripts).replace(/\s*\n\s*/g, '');
