import type { ContentKindName } from '../../schemas/kinds';
import type { LinkTargets } from './links/linkTargets';
import type { ParsedRecord } from '../content/records/readRecord';
import type { Problem } from '../content/problem';
import type { Term } from './terms/terms';

/** What rules may use besides the record. */
export interface RuleContext {
  /** Folder of the project. */
  readonly root: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** All records, by kind. */
  readonly all: Readonly<Record<ContentKindName, readonly ParsedRecord[]>>;
  readonly targets: LinkTargets;
  readonly terms: readonly Term[];
}

/** Yields the problems of one record. */
export type Rule = (reading: ParsedRecord, context: RuleContext) => Iterable<Problem> | Promise<Iterable<Problem>>;
