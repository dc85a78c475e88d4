/** What Gatsby's bundles or browsers bring along and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

/** Settings of the machine must not select other content. */
delete process.env.CONTENT_FOLDER;

/** Never reports: nothing comes into view. */
class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}

const wideScreen = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

Object.assign(globalThis, { IntersectionObserver: SilentObserver, matchMedia: () => wideScreen });

if (!('TextEncoder' in globalThis)) Object.assign(globalThis, { TextEncoder, TextDecoder });
