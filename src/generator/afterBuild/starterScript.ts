import { minifySync } from '@swc/core';
import { oncePer } from '../oncePer';

/**
 * The only script of a page before its visitor acts. It waits for the first sign of intent (pointer, touch, key, focus,
 * scroll), then loads the app's scripts in order. When a pointer merely rests over a new page, Chromium reports a move
 * of zero pixels, which does not count. A press on a button that needs the app is kept and repeated once the app is
 * live. Links work without the app. When the app cannot be loaded, the browser gets the press, so that a form is still
 * sent as plain HTML. The next sign of intent loads the failed scripts again.
 */

/** Milliseconds until a sign of intent may load failed scripts again. */
const AGAIN_MS = 3_000;

/** Milliseconds until the browser gets a kept press because the app is not live. */
const GIVE_UP_MS = 10_000;

/**
 * Starts at once when the address has a query: it holds an earlier choice (filters, a clinic to ask about) that only
 * the app can read. Whether a page was scrolled while it loaded is read in its first frame: reading it earlier would
 * cost another layout, with fallback fonts. Listeners of the window are passive by default. A page that the visitor
 * leaves while it starts loses its requests, and WebKit restores it in that state from the back-forward cache. It would
 * never start, so it is reloaded. The app calls `window.___live()` once it is hydrated; see src/runtime/hydration.
 */
const source = (scripts: readonly string[]): string => `((doc, on, off, scripts, signs, press) => {
  function arm() { signs.forEach((sign) => on(sign, start, true)); on('click', keep, true); }
  function repeat(kept = press) {
    press = 0;
    off('click', keep, true);
    if (kept) { kept.ariaBusy = null; kept.click(); }
  }
  function start(event) {
    if (event?.type == signs[0] && !event.movementX && !event.movementY) return;
    signs.forEach((sign) => off(sign, start, true));
    on('pageshow', back);
    scripts.splice(0).forEach((src) => doc.head.append(Object.assign(doc.createElement('script'), {
      src, async: false, onerror() { scripts.push(src); setTimeout(arm, ${AGAIN_MS}); repeat(); }
    })));
  }
  function keep(event) {
    var button = event.target.closest('button,[data-needs-app]');
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    start();
    press = button; press.ariaBusy = 'true';
    setTimeout(() => press == button && repeat(), ${GIVE_UP_MS});
  }
  function back(event) { if (event.persisted) location.reload(); }
  ___live = () => { off('pageshow', back); repeat(); };
  arm();
  requestAnimationFrame(() => scrollY && start());
  if (location.search || doc.activeElement != doc.body) start();
})(document, addEventListener, removeEventListener, ${JSON.stringify(scripts)},
  'pointermove pointerdown touchstart keydown focusin scroll wheel'.split(' '));`;

const minified = oncePer((text) => minifySync(text, { compress: true, mangle: true }).code.trim());

/**
 * The minified script. Pages with the same scripts share it.
 * @param scripts addresses of the app's scripts, in order
 */
export const starterScript = (scripts: readonly string[]): string => minified(source(scripts));
