import type { Root } from 'mdast';
import { counterpartOf } from '../../../facts/counterpart';
import { defaultLanguage } from '../../../facts/locales';
import { type Problem, problemOfFile } from '../../content/problem';
import { dotted, type FieldPath, listAt } from '../../content/records/fieldAccess';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { isBehind, newerLanguageOf } from '../../content/records/translatedFrom';
import { lineOfNode, plainWords, problemOfNode } from '../../content/text/textFields';

/** What both languages must have the same number of. A difference means that something was forgotten in one. */
interface Count {
  readonly field: string;
  readonly what: string;
  readonly count: number;
  readonly line: number;
}

/** Each language has as many common names and complaints as its people use. */
const mayDiffer: readonly unknown[] = ['otherNames', 'soughtAs'];

const listPaths = (value: unknown, path: FieldPath = []): FieldPath[] => {
  if (Array.isArray(value)) return mayDiffer.includes(path[0]) ? [] : [path];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]));
};

/** Headings first: when one is missing, the lists below it usually differ as well. */
const shapeOf = (source: WordsSource, paths: readonly FieldPath[]): Count[] => {
  const inFields = paths.map((path) => ({
    field: dotted(path),
    what: 'entries',
    count: listAt(source.value, ...path).length,
    line: source.lineOf(path),
  }));
  const { children } = source.tree;
  const inText = (what: string, nodes: readonly unknown[], last: Root['children'][number] | undefined): Count => ({
    field: 'text',
    what,
    count: nodes.length,
    line: lineOfNode(source, last),
  });
  const lists = children.filter((node) => node.type === 'list');
  const headings = [2, 3, 4, 5, 6].map((depth) => {
    const own = children.filter((node) => node.type === 'heading' && node.depth === depth);
    return inText(`headings with ${'#'.repeat(depth)}`, own, own.at(-1));
  });
  return [
    ...inFields,
    ...headings,
    inText('lists', lists, lists.at(-1)),
    ...lists.map((list) => inText('entries in this list', list.children, list)),
  ];
};

export function* problemsOfStructure({ words, record }: ParsedRecord): Iterable<Problem> {
  const english = words.find(({ language }) => language === defaultLanguage);
  if (!english || !record) return;
  const paths = listPaths(english.value);
  const newer = newerLanguageOf(words);
  for (const counterpart of words.filter((source) => source !== english)) {
    const other = shapeOf(counterpart, paths);
    let isTextReported = false;
    for (const [index, ours] of shapeOf(english, paths).entries()) {
      const theirs = other[index];
      if (!theirs || ours.count === theirs.count || (ours.field === 'text' && isTextReported)) continue;
      isTextReported ||= ours.field === 'text';
      const isFewer = ours.count < theirs.count;
      const [fewer, more] = isFewer ? [ours, theirs] : [theirs, ours];
      const [lacking, full] = isFewer ? [english, counterpart] : [counterpart, english];
      // The language that was changed last is where to look.
      if (full.language === newer) {
        const finding = {
          found: `${more.what}: ${more.count}`,
          allowed: `${fewer.count}, as in words.${lacking.language}.md and when both agreed`,
          fix: `Remove here what was not meant, or write it into words.${lacking.language}.md, too.`,
        };
        yield problemOfFile(full.file, more.field, finding, more.line);
        continue;
      }
      const finding = {
        found: `${fewer.what}: ${fewer.count}`,
        allowed: `${more.count}, as in words.${full.language}.md from line ${more.line} on`,
        fix: `Compare both files: write here what is missing, or remove it in words.${full.language}.md.`,
      };
      yield problemOfFile(lacking.file, fewer.field, finding, fewer.line);
    }
  }
}

/** On our content no section has less than three quarters of its counterpart's characters. */
const SHORTEST = 2 / 3;
/** Of two short sections, one may well be much longer. */
const LONG = 150;

/** What stands before the first heading and below each: its first node, and how many characters it has. */
const sectionsIn = ({ tree }: WordsSource) => {
  const sections: { readonly node: Root['children'][number]; length: number }[] = [];
  for (const node of tree.children) {
    const section = node.type === 'heading' ? undefined : sections.at(-1);
    if (section) section.length += plainWords(node).length;
    else sections.push({ node, length: plainWords(node).length });
  }
  return sections;
};

/** The first section of a file that has, since both languages agreed, lost a third of what its counterpart says, or more: a file that broke off. */
export function* problemsOfShortSections({ words }: ParsedRecord): Iterable<Problem> {
  for (const source of words)
    for (const other of words.filter(
      (each) => counterpartOf(each.language) === source.language && isBehind(each, words),
    )) {
      const [own, theirs] = [sectionsIn(source), sectionsIn(other)];
      const isLost = ({ length }: { length: number }, index: number): boolean => {
        const full = theirs[index]?.length ?? 0;
        return full > LONG && length < full * SHORTEST;
      };
      const lost = own.length === theirs.length ? own.findIndex(isLost) : -1;
      if (lost >= 0)
        yield problemOfNode(source, own[lost]?.node, {
          found: `a section of ${own[lost]?.length} characters`,
          allowed: `about ${theirs[lost]?.length}, as in words.${other.language}.md from line ${lineOfNode(other, theirs[lost]?.node)} on`,
          fix: `Restore what is lost from git; or shorten words.${other.language}.md, too.`,
        });
    }
}
