import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/facts/locales';
import { isTextRoute, routeKeys, routeTable } from '../../src/routes/table';
import { rootFolder } from '../site/siteFolders';

const ownContent = '__tests__/site/content';
/** Its words are borrowed; their title and how they begin name the page. */
const model = `${ownContent}/pages/accessibility`;

const missingFrom = (folder: string) =>
  routeKeys
    .filter(isTextRoute)
    .map((route) => ({ route, folder: join(folder, 'pages', routeTable[route].text) }))
    .filter((page) => !existsSync(page.folder));

/** Gives a folder of content the pages of text that it lacks, so that a new page needs no words of the tests. */
export const addMissingTexts = (content: string): void => {
  for (const { route, folder } of missingFrom(content)) {
    cpSync(join(rootFolder, model), folder, { recursive: true });
    for (const language of languages) {
      const locale = JSON.parse(readFileSync(join(rootFolder, 'locales', language, 'common.json'), 'utf8'));
      const name: string = locale.routes[route];
      const file = join(folder, `words.${language}.md`);
      const words = readFileSync(file, 'utf8').replace(/^title: .*/m, () => `title: ${name}`);
      writeFileSync(
        file,
        words.replace(/(?<=^description: ")[^:"]*/m, () => name),
      );
    }
  }
};

/**
 * Folder from which the tests' site is built: their own content, or a copy where that lacks pages.
 * @param copy where the copy is made
 */
export const testContent = (copy = '.sites/content'): string => {
  if (missingFrom(join(rootFolder, ownContent)).length === 0) return ownContent;
  rmSync(join(rootFolder, copy), { recursive: true, force: true });
  cpSync(join(rootFolder, ownContent), join(rootFolder, copy), { recursive: true, preserveTimestamps: true });
  addMissingTexts(join(rootFolder, copy));
  return copy;
};
