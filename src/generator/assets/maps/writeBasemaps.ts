import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Basemap } from './basemaps';

/**
 * Writes map backgrounds into the built folder. An identical file is left alone. All bytes are compared, because an
 * interrupted build may have left a partial file under a name that is cached forever.
 *
 * @param root project folder
 */
export const writeBasemaps = (root: string, basemaps: readonly Basemap[]): void => {
  for (const { address, svg } of basemaps) {
    const path = join(root, 'public', address);
    if (existsSync(path) && readFileSync(path, 'utf8') === svg) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  }
};
