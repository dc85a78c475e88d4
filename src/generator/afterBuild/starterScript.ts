import { minifySync } from '@swc/core';
import { oncePer } from '../oncePer';

/**
 * The only script of a page before its visitor acts. It waits for the first sign of intent (pointer, touch, key, focus,
 * scroll), then loads the app's scripts in order. Chromium reports a pointer that merely rests over a new page as a move
 * by nothing: that is no sign. A press on a button that only the app understands is kept and repeated once the app is live;
 * links need nothing of that, they are links. When the app cannot be loaded, the press is handed back to the browser, so
 * that a form is still sent as plain HTML; the scripts that failed are asked for again later.
 */

/** Milliseconds after which scripts that could not be loaded are asked for again, at the next sign. */
const AGAIN_MS = 3_000;

/** Milliseconds after which a kept press is handed back when the app has not come alive. */
const GIVE_UP_MS = 10_000;

/**
 * A query is a choice made earlier (filters, a clinic to ask about), which only the app can read: it starts at once.
 * A page that was scrolled while it arrived shows that in its first frame: asking earlier has it laid out once more, with
 * fonts that stand in. Browsers take listeners of the window for passive.
 * A page that is left while it starts loses what is under way, and WebKit brings it back as it was, by the back-forward
 * cache: it would stay dead, so it is loaded anew.
 * The app calls `window.___live()` once it is hydrated; see src/runtime/hydration.
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

/** The script's text, minified; pages of the same scripts share it. @param scripts addresses of the app's scripts, in order */
export const starterScript = (scripts: readonly string[]): string => minified(source(scripts));
