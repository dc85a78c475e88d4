import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, localize } from '../../../facts/locales';
import { contentFolder } from '../../content/contentFolder';
import type { LocaleFile } from '../../content/locales/localeFiles';
import { type Problem, type ProblemText, problemOfFile, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, type TextField } from '../../content/text/textFields';
import { memoize } from '../../memoize';
import type { RuleContext, Term } from '../rule';

const FILE = 'docs/terms.md';

const parts = (cell: string, mark: string): string[] =>
  cell
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

/** @param head the table's first row, which says with `avoid (es)` in which languages it has terms */
const termOf = (cells: readonly string[], head: readonly string[]): Term => {
  const entries = parts(cells.at(-1) ?? '', ';');
  const known = head.flatMap((cell) => /^avoid \((\w+)\)$/.exec(cell)?.[1] ?? []);
  const exceptions = entries.filter((entry) => entry.startsWith('except ')).map((entry) => entry.slice(7).trim());
  const quoted = (entry: string): boolean => /^".*"$/.test(entry);
  return {
    right: localize((language) => cells[known.indexOf(language)] ?? ''),
    avoid: localize((language) => parts(cells[head.indexOf(`avoid (${language})`)] ?? '', ',')),
    places: entries.filter((entry) => !entry.startsWith('except ') && entry !== 'everywhere'),
    exceptPlaces: exceptions.filter((entry) => !quoted(entry)),
    exceptWords: exceptions.filter(quoted).map((entry) => entry.slice(1, -1)),
  };
};

/** The project's terms, and the rows that cannot be read. */
export interface TermTable {
  readonly terms: readonly Term[];
  readonly problems: readonly Problem[];
}

/** Rows with too few cells would forbid nothing; rows with too many would apply in the wrong places. */
const wrongRow = (row: string, cells: number, head: readonly string[], line: number): Problem =>
  problemOfFile(
    FILE,
    'table',
    {
      found: `a row of ${cells} cells: ${quote(row)}`,
      allowed: `${head.length} cells: ${head.join(', ')}`,
      fix: 'Write a | before, between and behind the cells, also around an empty one.',
    },
    line,
  );

/** The rows of the table in a Markdown text, below its line of hyphens. */
const parseTerms = (markdown: string): TermTable => {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line)) + 1;
  const cellsOf = (row = ''): string[] =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const head = cellsOf(lines[start - 2]);
  const terms: Term[] = [];
  const problems: Problem[] = [];
  for (const [index, row] of lines.entries()) {
    if (index < start || !row.startsWith('|')) continue;
    const cells = cellsOf(row);
    if (cells.length === head.length) terms.push(termOf(cells, head));
    else problems.push(wrongRow(row, cells.length, head, index + 1));
  }
  return { terms, problems };
};

/** The table of docs/terms.md; empty when there is none. */
export const readTerms = (root: string): TermTable => {
  const file = join(root, FILE);
  return parseTerms(existsSync(file) ? readFileSync(file, 'utf8') : '');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, in any case; `*` stands for any ending. */
const patternOf = memoize(
  (avoided) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(avoided).replaceAll('\\*', '\\p{L}*')}(?![\\p{L}\\p{N}])`, 'iu'),
);

/** The table writes `content` for the content folder, wherever it is. */
const placeInTable = (file: string): string => {
  const folder = `${contentFolder()}/`;
  return file.startsWith(folder) ? `content/${file.slice(folder.length)}` : file;
};

const holdsAt = ({ places, exceptPlaces }: Term, place: string): boolean =>
  (places.length === 0 || places.some((start) => place.startsWith(start))) &&
  !exceptPlaces.some((start) => place.startsWith(start));

/** Words to avoid in some words; `place` is file and field, `locales/es/form.json:condition.label`. */
const findingsIn = (words: string, language: Language, place: string, terms: readonly Term[]): ProblemText[] =>
  terms
    .filter((term) => holdsAt(term, place))
    .flatMap((term) => {
      const rest = term.exceptWords.reduce((text, right) => text.replaceAll(right, ''), words);
      return term.avoid[language].flatMap((avoided) => {
        const found = patternOf(avoided).exec(rest)?.[0];
        if (found === undefined) return [];
        const right = term.right[language];
        return [{ found: quote(found), allowed: 'the terms of docs/terms.md', nearest: right, fix: `Write ${right}.` }];
      });
    });

function* problemsIn(
  { file, language }: Pick<LocaleFile, 'file' | 'language'>,
  pieces: Iterable<TextField>,
  terms: readonly Term[],
): Iterable<Problem> {
  for (const { words, field, problem } of pieces)
    for (const finding of findingsIn(words, language, `${placeInTable(file)}:${field}`, terms)) yield problem(finding);
}

export function* problemsOfTerms({ words }: ParsedRecord, { terms }: RuleContext): Iterable<Problem> {
  for (const source of words) yield* problemsIn(source, citableSentencesOf(source), terms);
}

export function* problemsOfInterfaceTerms(locales: readonly LocaleFile[], terms: readonly Term[]): Iterable<Problem> {
  for (const file of locales) yield* problemsIn(file, file.entries?.values() ?? [], terms);
}
