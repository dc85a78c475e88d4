import type { Language } from '../../facts/locales';
import type { ContentKindName } from '../../schemas/kinds';
import type { Problem } from '../content/problem';
import type { ParsedRecord } from '../content/records/readRecord';
import type { LinkTargets } from './links/linkTargets';

/** A row of docs/terms.md: what to write, and what not to write instead. */
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

export interface RuleContext {
  readonly root: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly all: Readonly<Record<ContentKindName, readonly ParsedRecord[]>>;
  /** Care options that have no page: not offered, or drafts. */
  readonly hiddenCareOptions: ReadonlySet<string>;
  readonly targets: LinkTargets;
  readonly terms: readonly Term[];
  /** What this run has found so far. */
  readonly found: readonly Problem[];
}

export type Rule = (reading: ParsedRecord, context: RuleContext) => Iterable<Problem> | Promise<Iterable<Problem>>;
