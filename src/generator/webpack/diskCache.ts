import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = join(process.cwd(), '.cache', 'built-before');

/**
 * Leaves the mark for the next build; a build calls it when all else is done, so a broken one leaves none. It stands in
 * `.cache`, and goes when that is thrown away.
 */
export const noteBuilt = (): void => writeFileSync(mark, '');

/**
 * The bundler's disk cache, from the second build in a folder on. A continuous integration server, which always begins
 * anew, would write it for nobody.
 */
export const diskCache = (gatsbysCache: object): object | false => existsSync(mark) && gatsbysCache;
