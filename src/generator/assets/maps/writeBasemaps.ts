import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Basemap } from './basemaps';

/** Writes map backgrounds below `root`. All bytes are compared: an interrupted build may have left a part of a file. */
export const writeBasemaps = (root: string, basemaps: readonly Basemap[]): void => {
  for (const { address, svg } of basemaps) {
    const path = join(root, 'public', address);
    if (existsSync(path) && readFileSync(path, 'utf8') === svg) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  }
};
