import type { Problem } from '../../content/problem';
import { leavesIn } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { problemsOfOffers } from '../offers/offerRules';
import { problemsOfPrecautions } from '../precautions/precautionRules';
import type { RuleContext } from '../rule';
import { problemsOfReferences } from './references';

export interface Draft {
  readonly reading: ParsedRecord;
  /** What would be wrong, were it no draft. */
  readonly problems: readonly Problem[];
}

/** @param problems those of other records are left out */
export const draftOf = (reading: ParsedRecord, problems: readonly Problem[]): Draft => ({
  reading,
  problems: problems.filter(({ file }) => `${file}/`.startsWith(`${reading.folder}/`)),
});

/** "12 of 65 fields are missing, 2 to correct" */
export const stateOf = ({ reading: { facts, words }, problems }: Draft): string => {
  const missing = problems.filter(({ found }) => found === 'nothing').length;
  const filled = [facts, ...words].flatMap(({ value }) => leavesIn(value)).filter(({ value }) => value != null).length;
  const wrong = problems.length - missing;
  if (problems.length === 0) return 'complete; without the line draft: true it has its page';
  return [
    ...(missing > 0 ? [`${missing} of ${missing + filled} fields are missing`] : []),
    ...(wrong > 0 ? [`${wrong} to correct`] : []),
  ].join(', ');
};

const between = ({ kind }: ParsedRecord) =>
  kind === 'procedure' || kind === 'care-option'
    ? [problemsOfReferences, problemsOfPrecautions]
    : [problemsOfReferences, problemsOfOffers];

/** The records with a page, and those drafts that are complete and refer to nothing but these. */
export const withReferences = (
  live: readonly ParsedRecord[],
  drafts: readonly Draft[],
  contextOf: (records: readonly ParsedRecord[]) => RuleContext,
): readonly ParsedRecord[] => {
  let complete = drafts.filter(({ problems }) => problems.length === 0).map(({ reading }) => reading);
  for (let before = -1; before !== complete.length; ) {
    before = complete.length;
    const context = contextOf([...live, ...complete]);
    complete = complete.filter((reading) => between(reading).every((rule) => [...rule(reading, context)].length === 0));
  }
  return [...live, ...complete];
};
