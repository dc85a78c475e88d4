import { join } from 'node:path';
import { defaultLanguage, unfinishedLocales } from '../../../facts/locales';
import { nameOfLanguage } from '../../../schemas/fields';
import { isProblem } from '../../content/problem';
import { dotted, textsIn } from '../../content/records/fieldAccess';
import { entriesOf } from '../../content/records/folders';
import { textIfFile } from '../../content/records/readText';
import { parseYaml } from '../../content/records/yamlSource';

/** Has a word that needs a translation: names and addresses have none, or few. */
const WORD = /(?<![\p{L}@./])\p{Ll}{4,}/u;

/** Texts of a file by their place: fields and keys by path, paragraphs by number; none when it cannot be read. */
const textsOf = (root: string, file: string): ReadonlyMap<string, string> => {
  const text = textIfFile(join(root, file)) ?? '';
  const [, fields = text, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const source = parseYaml(file, fields, 1);
  return new Map([
    ...(isProblem(source) ? [] : textsIn(source.value).map(({ path, text }) => [dotted(path), text] as const)),
    ...body
      .split(/\n{2,}/)
      .filter(Boolean)
      .map((paragraph, index) => [`text ${index}`, paragraph] as const),
  ]);
};

/**
 * A line for each language that is not shown yet: how many of its texts are missing, or still those of the language from
 * which they are translated.
 * @param folders records, relative to the project
 */
export const notesOfUnfinished = (
  root: string,
  folders: readonly string[],
  rows: typeof unfinishedLocales = unfinishedLocales,
): string[] =>
  Object.entries(rows).map(([code, { source = defaultLanguage }]) => {
    const files = [
      ...entriesOf(join(root, 'locales', source)).map(({ name }) =>
        [source, code].map((each) => `locales/${each}/${name}`),
      ),
      ...folders.map((folder) => [source, code].map((each) => `${folder}/words.${each}.md`)),
    ];
    const missing = files.map(([from = '', to = '']) => {
      const [texts, own] = [textsOf(root, from), textsOf(root, to)];
      const all = [...texts].filter(([place, text]) => place !== 'translatedFrom' && WORD.test(text));
      return { all: all.length, lacking: all.filter(([place, text]) => (own.get(place) ?? text) === text).length };
    });
    const sum = (of: 'all' | 'lacking'): string =>
      missing.reduce((total, each) => total + each[of], 0).toLocaleString('en');
    return `${nameOfLanguage(code)} (${code}) is not shown yet: ${sum('lacking')} of ${sum('all')} texts are missing or still in ${nameOfLanguage(source)}.`;
  });
