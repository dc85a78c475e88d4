import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ground } from './grounds';

/**
 * Puts grounds into the built folder. One that stands there already is left alone; it is compared to its last byte,
 * because a build that was stopped may have left half of it under a name that is kept for ever.
 *
 * @param root project folder
 */
export const writeGrounds = (root: string, grounds: readonly Ground[]): void => {
  for (const { address, svg } of grounds) {
    const path = join(root, 'public', address);
    if (existsSync(path) && readFileSync(path, 'utf8') === svg) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  }
};
