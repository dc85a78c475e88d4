import { dirname, join } from 'node:path';

/** Folders of the project, absolute. Tools work from any directory. */
export const rootFolder = dirname(dirname(__dirname));
export const publicFolder = join(rootFolder, 'public');
export const cacheFolder = join(rootFolder, '.cache');
export const inboxFolder = join(rootFolder, '.inbox');

/** A program that a dependency brought along. */
export const program = (name: string): string => join(rootFolder, 'node_modules', '.bin', name);
