import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counterpartOf } from '../../src/facts/counterpart';
import { defaultLanguage, languages, localize } from '../../src/facts/locales';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { textIfFile } from '../../src/generator/content/records/readText';
import { digestOfWords, stamped } from '../../src/generator/content/records/translatedFrom';

/**
 * Writes new facts where the words quote the old ones. Languages that agreed still agree.
 * @returns the files that changed, relative to the project
 */
export const replaceInWords = (root: string, pairs: readonly (readonly [old: string, now: string])[]): string[] => {
  const changes = pairs.filter(([old, now]) => old && old !== now);
  const folders = readdirSync(join(root, contentFolder()), { recursive: true, encoding: 'utf8' }).filter((folder) =>
    existsSync(join(root, contentFolder(), folder, `words.${defaultLanguage}.md`)),
  );
  return folders.flatMap((folder) => {
    const files = localize((language) => `${contentFolder()}/${folder}/words.${language}.md`);
    const before = localize((language) => textIfFile(join(root, files[language])) ?? '');
    const after = localize((language) =>
      changes.reduce((text, [old, now]) => text.replaceAll(old, now), before[language]),
    );
    return languages.flatMap((language) => {
      const other = counterpartOf(language);
      const agreed = before[language].includes(`translatedFrom: "${digestOfWords(before[other])}"`);
      const text = agreed ? stamped(after[language], after[other]) : after[language];
      if (text === before[language]) return [];
      writeFileSync(join(root, files[language]), text);
      return [files[language]];
    });
  });
};
