import type { Heading, List, Root } from 'mdast';
import { defaultLanguage } from '../../facts/locales';
import { lineOfNode } from './nodes';
import { dotted, peekList } from './peek';
import type { Problem } from './problem';
import type { Reading, WordsSource } from './readRecord';

/** What both languages must have as many of: what one of them lacks, somebody forgot there. */

interface Count {
  readonly field: string;
  readonly line: () => number;
  readonly count: number;
  /** What one is called, and several. */
  readonly names: readonly [one: string, more: string];
}

const listPaths = (value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] => {
  if (Array.isArray(value)) return [path];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]));
};

const countField = (source: WordsSource, path: readonly PropertyKey[]): Count => ({
  field: dotted(path),
  line: () => source.lineOf(path),
  count: peekList(source.value, ...path).length,
  names: ['entry', 'entries'],
});

const DEPTHS = [2, 3, 4, 5, 6] as const;
const headingsOf = (tree: Root, depth: number): Heading[] =>
  tree.children.filter((node): node is Heading => node.type === 'heading' && node.depth === depth);
const listsOf = (tree: Root): List[] => tree.children.filter((node): node is List => node.type === 'list');

const countHeadings = (source: WordsSource): Count[] =>
  DEPTHS.map((depth) => {
    const headings = headingsOf(source.tree, depth);
    return {
      field: 'text',
      line: () => lineOfNode(source, headings.at(-1)),
      count: headings.length,
      names: [`heading with ${'#'.repeat(depth)}`, `headings with ${'#'.repeat(depth)}`],
    };
  });

const countLists = (source: WordsSource): Count[] => {
  const lists = listsOf(source.tree);
  const line = (): number => lineOfNode(source, lists.at(-1));
  return [{ field: 'text', line, count: lists.length, names: ['list', 'lists'] }];
};

const countEntries = (source: WordsSource): Count[] =>
  listsOf(source.tree).map((list) => ({
    field: 'text',
    line: () => lineOfNode(source, list),
    count: list.children.length,
    names: ['entry in this list', 'entries in this list'],
  }));

/** The first difference of a kind, in the file that has fewer. */
const difference = (own: readonly [WordsSource, Count[]], twin: readonly [WordsSource, Count[]]): Problem[] => {
  const index = own[1].findIndex(({ count }, place) => count !== twin[1][place]?.count);
  const [here, there] = [own[1][index], twin[1][index]];
  if (!here || !there) return [];
  const isOwnShort = here.count < there.count;
  const [source, fewer, other, more] = isOwnShort ? [own[0], here, twin[0], there] : [twin[0], there, own[0], here];
  return [
    {
      file: source.file,
      line: fewer.line(),
      field: fewer.field,
      found: fewer.count === 1 ? `one ${fewer.names[0]}` : `${fewer.count || 'no'} ${fewer.names[1]}`,
      allowed: `${more.count}, as in words.${other.language}.md from line ${more.line()} on`,
      mend: `Compare both files: write here what is missing, or remove it in words.${other.language}.md.`,
    },
  ];
};

const compare = (english: WordsSource, twin: WordsSource): Problem[] => {
  const paths = listPaths(english.value);
  const fields = paths.flatMap((path) =>
    difference([english, [countField(english, path)]], [twin, [countField(twin, path)]]),
  );
  // With a heading missing, lists and entries that differ most likely stood below it.
  const steps = [countHeadings, countLists, countEntries].map((count) =>
    difference([english, count(english)], [twin, count(twin)]),
  );
  return [...fields, ...(steps.find((found) => found.length > 0) ?? [])];
};

/** Lists and headings of a record that fits its schemas, compared between its languages. */
export const problemsOfShape = ({ words, record }: Reading): Problem[] => {
  const english = words.find(({ language }) => language === defaultLanguage);
  // A text that is not there is told as such.
  if (!english || !record || words.some(({ tree }) => tree.children.length === 0)) return [];
  return words.filter((source) => source !== english).flatMap((twin) => compare(english, twin));
};
