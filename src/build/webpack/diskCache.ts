import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = join(process.cwd(), '.cache', 'built-before');

/**
 * Whether a build in this folder was finished since its caches were last thrown away. Only then the bundler writes its
 * disk cache: it takes longer than the bundling itself, and a continuous integration server, which always begins anew,
 * would write it for nobody. A writer's second build writes it, every later one is quick.
 */
export const builtBefore = (): boolean => existsSync(mark);

export const noteBuilt = (): void => writeFileSync(mark, '');
