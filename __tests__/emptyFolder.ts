import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a file's tests, empty at the beginning of each. */
export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
  afterEach(() => {
    for (const name of readdirSync(folder)) remove(join(folder, name));
  });
  afterAll(() => remove(folder));
  return folder;
};
