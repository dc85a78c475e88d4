import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../src/facts/locales';
import { pathFor } from '../../src/routes/path';
import { publicFolder } from './siteFolders';

/** Origin to which the form of the built site posts; undefined when it was built without one. */
export const formTarget = (folder = publicFolder): string | undefined => {
  const page = readFileSync(join(folder, `${pathFor('contact', defaultLanguage)}.html`), 'utf8');
  const action = /<form\b[^>]*\baction="(https?:[^"]+)"/.exec(page)?.[1];
  return action && new URL(action).origin;
};
