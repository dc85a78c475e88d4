import { textAt } from '../records/fieldAccess';
import { idOf } from '../records/folders';
import type { ParsedRecord } from '../records/readRecord';
import type { RuleContext } from '../rule';

/** The procedure that a clinic's treatment names; undefined when there is none. */
export const procedureOf = (treatment: unknown, { procedure }: RuleContext['all']): ParsedRecord | undefined =>
  procedure.find((each) => idOf(each) === textAt(treatment, 'procedure'));
