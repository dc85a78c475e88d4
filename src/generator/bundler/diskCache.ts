import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = join(process.cwd(), '.cache', 'built-before');

/**
 * Leaves the mark for the next build. A build calls it at the very end, so that a broken build leaves none. It is in
 * `.cache` and disappears with that folder.
 */
export const noteBuilt = (): void => writeFileSync(mark, '');

/**
 * The bundler's disk cache, from the second build in a folder on. A continuous integration server always begins with an
 * empty folder, so a cache would be useless there.
 */
export const diskCache = (gatsbysCache: object): object | false => existsSync(mark) && gatsbysCache;
