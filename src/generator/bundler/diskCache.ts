import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = join(process.cwd(), '.cache', 'built-before');

/** The mark for the next build. Left at the very end, so that a broken build leaves none. */
export const noteBuilt = (): void => writeFileSync(mark, '');

/** The bundler's disk cache, from the second build on: one that begins with an empty folder would only write it. */
export const diskCache = (gatsbysCache: object): object | false => existsSync(mark) && gatsbysCache;
