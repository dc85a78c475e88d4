import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { envString } from '../../facts/envValues';

/**
 * Folder with the content, relative to the project and with slashes, as findings name it: `content`, or what
 * CONTENT_FOLDER names, absolute or relative to the project. An owner may keep it in another repository.
 */
export const contentFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  relative('', resolve(envString(env.CONTENT_FOLDER) ?? 'content'))
    .split(sep)
    .join('/');

/** Throws when CONTENT_FOLDER names no folder. The usual folder may be missing: the check then says what belongs there. */
export const requireContentFolder = (root: string, env: NodeJS.ProcessEnv = process.env): void => {
  const asked = envString(env.CONTENT_FOLDER);
  if (asked && !statSync(resolve(root, contentFolder(env)), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`CONTENT_FOLDER is "${asked}", but there is no such folder: ${resolve(root, contentFolder(env))}.`);
};
