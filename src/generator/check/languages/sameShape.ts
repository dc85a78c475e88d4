import type { Root } from 'mdast';
import { defaultLanguage } from '../../../facts/locales';
import { dotted, listAt, type Path } from '../records/fieldAccess';
import type { Reading, WordsSource } from '../records/readRecord';
import type { Problem } from '../report/problem';
import { lineOfNode } from '../text/nodes';

/** What both languages must have the same number of. A difference means that something was forgotten in one. */
interface Count {
  readonly field: string;
  readonly what: string;
  readonly count: number;
  line(): number;
}

/** The number of common names for a procedure may differ between languages. */
const MAY_DIFFER = 'otherNames';

const listPaths = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return path[0] === MAY_DIFFER ? [] : [path];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]));
};

const countText = (source: WordsSource, what: string, nodes: Root['children']): Count => ({
  field: 'text',
  what,
  count: nodes.length,
  line: () => lineOfNode(source, nodes.at(-1)),
});

/** Headings first: when one is missing, the lists below it usually differ as well. */
const shapeOf = (source: WordsSource, paths: readonly Path[]): Count[] => {
  const { children } = source.tree;
  const lists = children.filter((node) => node.type === 'list');
  return [
    ...paths.map((path) => ({
      field: dotted(path),
      what: 'entries',
      count: listAt(source.value, ...path).length,
      line: () => source.lineOf(path),
    })),
    ...[2, 3, 4, 5, 6].map((depth) => {
      const headings = children.filter((node) => node.type === 'heading' && node.depth === depth);
      return countText(source, `headings with ${'#'.repeat(depth)}`, headings);
    }),
    countText(source, 'lists', lists),
    ...lists.map((list) => ({
      field: 'text',
      what: 'entries in this list',
      count: list.children.length,
      line: () => lineOfNode(source, list),
    })),
  ];
};

const compare = (english: WordsSource, counterpart: WordsSource): Problem[] => {
  const paths = listPaths(english.value);
  const [own, other] = [shapeOf(english, paths), shapeOf(counterpart, paths)];
  let isTextReported = false;
  return own.flatMap((ours, index) => {
    const theirs = other[index];
    if (!theirs || ours.count === theirs.count || (ours.field === 'text' && isTextReported)) return [];
    isTextReported ||= ours.field === 'text';
    const isOursShort = ours.count < theirs.count;
    const [source, fewer, longer, more] = isOursShort
      ? [english, ours, counterpart, theirs]
      : [counterpart, theirs, english, ours];
    return [
      {
        file: source.file,
        line: fewer.line(),
        field: fewer.field,
        found: `${fewer.what}: ${fewer.count}`,
        allowed: `${more.count}, as in words.${longer.language}.md from line ${more.line()} on`,
        fix: `Compare both files: write here what is missing, or remove it in words.${longer.language}.md.`,
      },
    ];
  });
};

/** Compares lists and headings between the languages of a record that fits its schemas. */
export const problemsOfShape = ({ words, record }: Reading): Problem[] => {
  const english = words.find(({ language }) => language === defaultLanguage);
  if (!english || !record) return [];
  return words.filter((source) => source !== english).flatMap((counterpart) => compare(english, counterpart));
};
