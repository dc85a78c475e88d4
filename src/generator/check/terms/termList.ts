import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../facts/locales';

const FILE = 'docs/terms.md';

/** A row of the table: what to write, and what not to write instead. */
export interface Term {
  readonly right: Readonly<Record<Language, string>>;
  readonly avoid: Readonly<Record<Language, readonly string[]>>;
  /** Beginnings of places where the row applies: `content`, `locales/es/form.json`. Empty means everywhere. */
  readonly places: readonly string[];
  /** Beginnings of places where it does not apply, also as `file:field`. */
  readonly exceptPlaces: readonly string[];
  /** Words that are right despite the rule. */
  readonly exceptWords: readonly string[];
}

const parts = (cell: string, mark: string): string[] =>
  cell
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const termOf = ([en = '', es = '', avoidEn = '', avoidEs = '', scope = '']: readonly string[]): Term => {
  const entries = parts(scope, ';');
  const exceptions = entries.filter((entry) => entry.startsWith('except ')).map((entry) => entry.slice(7).trim());
  const quoted = (entry: string): boolean => /^".*"$/.test(entry);
  return {
    right: { en, es },
    avoid: { en: parts(avoidEn, ','), es: parts(avoidEs, ',') },
    places: entries.filter((entry) => !entry.startsWith('except ') && entry !== 'everywhere'),
    exceptPlaces: exceptions.filter((entry) => !quoted(entry)),
    exceptWords: exceptions.filter(quoted).map((entry) => entry.slice(1, -1)),
  };
};

/** The rows of the table in a Markdown text, below its line of hyphens. */
export const parseTerms = (markdown: string): Term[] => {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  const start = rows.findIndex((row) => /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(row)) + 1;
  return rows.slice(start).map((row) =>
    termOf(
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  );
};

/** The project's terms; empty when there is no table. */
export const readTerms = (root: string): Term[] => {
  const file = join(root, FILE);
  return existsSync(file) ? parseTerms(readFileSync(file, 'utf8')) : [];
};
