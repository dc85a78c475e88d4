import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textIfFile } from '../content/records/readText';
import type { WebpackRule } from './replaceRule';

/**
 * A rule that leaves out, by the file that imports it, files in Gatsby's `folder`.
 * @throws when a file does not import it any more, as after an upgrade: it would come back unnoticed
 */
export const leaveOut = (folder: string, imports: Readonly<Record<string, string>>): WebpackRule => {
  for (const [file, imported] of Object.entries(imports)) {
    const isThere = new RegExp(`(?:from |require\\()["'\`]${imported}["'\`]`).test(
      textIfFile(join(folder, file)) ?? '',
    );
    if (!isThere || !existsSync(join(folder, `${imported}.js`)))
      throw new Error(
        `Gatsby's .cache/${file} has no import of ${imported}.js any more, which pages are to do without: see src/generator/bundler/adjustWebpack.ts.`,
      );
  }
  return {
    test: Object.keys(imports).map((file) => join(folder, file)),
    resolve: { alias: Object.fromEntries(Object.values(imports).map((imported) => [`${imported}$`, false])) },
  };
};
