import { textAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import type { RuleContext } from '../rule';

/** The procedure that a clinic's treatment names; undefined when there is none, or its facts are wrong. */
export const procedureOf = (treatment: unknown, { procedure }: RuleContext['all']): ParsedRecord | undefined =>
  procedure.find((each) => each.fields.facts && idOf(each) === textAt(treatment, 'procedure'));
