import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const noteIn = (folder: string): string => join(folder, '.cache', 'project-folder');

/** Gatsby's cache remembers absolute paths: one that was filled in another folder, or by an interrupted build, is removed. */
export const removeMovedCache = async (folder: string): Promise<void> => {
  const note = noteIn(folder);
  if (existsSync(note) && readFileSync(note, 'utf8') === folder) return;
  await rm(join(folder, '.cache'), { recursive: true, force: true });
};

/** To be called after Gatsby: it empties its cache when its settings have changed. */
export const noteFolder = (folder: string): void => {
  if (existsSync(join(folder, '.cache'))) writeFileSync(noteIn(folder), folder);
};
