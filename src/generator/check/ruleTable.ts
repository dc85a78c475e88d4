import { languages } from '../../facts/locales';
import { type RecordKind, recordKinds, showsCover } from '../content/record';
import { problemsOfShape } from './languages/sameShape';
import { problemsOfSameWords } from './languages/sameWords';
import { problemsOfLanguage } from './languages/wrongLanguage';
import type { LinkTargets } from './links/linkTargets';
import { problemsOfCover } from './pictures/cover';
import { problemsOfClinicFacts } from './records/clinicFacts';
import { problemsOfDates } from './records/dates';
import { problemsOfHomePage } from './records/homePage';
import { sameKeys, unique } from './records/keys';
import type { Reading, WordsSource } from './records/readRecord';
import { problemsOfTestimonialFacts } from './records/testimonialFacts';
import type { Problem } from './report/problem';
import { problemsOfSections } from './text/careOptionSections';
import { problemsOfMarkdown } from './text/markdownRules';
import { problemsOfQuotation } from './text/quotation';

/** What rules may look at besides the record itself. */
export interface RuleContext {
  /** Folder of the project. */
  readonly root: string;
  /** As content writes a day. */
  readonly today: string;
  readonly readings: readonly Reading[];
  readonly targets: LinkTargets;
}

type Found = readonly Problem[] | Promise<readonly Problem[]>;

export interface RecordRule {
  readonly kinds: readonly RecordKind[];
  readonly check: (reading: Reading, context: RuleContext) => Found;
}

const prose = recordKinds.filter((kind) => kind !== 'testimonials');
const ofKind = (readings: readonly Reading[], kind: RecordKind): Reading[] =>
  readings.filter((reading) => reading.kind === kind);
const inEachLanguage =
  (check: (source: WordsSource, context: RuleContext) => readonly Problem[]) =>
  ({ words }: Reading, context: RuleContext): Problem[] =>
    words.flatMap((source) => check(source, context));

/** Rules of one record. */
export const recordRules: readonly RecordRule[] = [
  { kinds: recordKinds, check: (reading, { today }) => problemsOfDates(reading, today) },
  { kinds: ['clinics'], check: problemsOfClinicFacts },
  { kinds: ['clinics'], check: sameKeys('treatments', 'experts', 'accreditations') },
  {
    kinds: ['testimonials'],
    check: (reading, { readings }) => problemsOfTestimonialFacts(reading, ofKind(readings, 'clinics')),
  },
  { kinds: ['testimonials'], check: inEachLanguage(problemsOfQuotation) },
  { kinds: prose, check: inEachLanguage((source, { targets }) => problemsOfMarkdown(source, targets)) },
  { kinds: recordKinds, check: problemsOfLanguage },
  { kinds: recordKinds, check: problemsOfSameWords },
  { kinds: recordKinds.filter(showsCover), check: (reading, { root }) => problemsOfCover(reading, root) },
];

/**
 * Rules of a record with which nothing is wrong so far, one after the other: of half a text nobody knows how many
 * headings were meant.
 */
export const laterRules: readonly RecordRule[] = [
  { kinds: ['care-options'], check: inEachLanguage(problemsOfSections) },
  { kinds: prose, check: problemsOfShape },
];

/** Rules between records. */
export const contentRules: readonly ((readings: readonly Reading[]) => readonly Problem[])[] = [
  problemsOfHomePage,
  ...languages.map(
    (language) => (readings: readonly Reading[]) => unique(ofKind(readings, 'care-options'), ['slug', language]),
  ),
  (readings) => unique(ofKind(readings, 'care-options'), ['order']),
  (readings) => unique(ofKind(readings, 'clinics'), ['featured']),
  (readings) => unique(ofKind(readings, 'testimonials'), ['featured']),
];
