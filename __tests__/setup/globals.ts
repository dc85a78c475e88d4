/** What Gatsby's bundles bring along and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

if (!('TextEncoder' in globalThis)) Object.assign(globalThis, { TextEncoder, TextDecoder });
