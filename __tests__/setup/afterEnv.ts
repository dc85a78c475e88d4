import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Guards against hanging; it makes no claim of speed, because machines may be busy.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no `fetch`. Here requests stay under way, unless a test answers them.
globalThis.fetch ??= () => new Promise(() => undefined);
