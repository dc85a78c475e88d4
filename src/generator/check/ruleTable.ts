import { languages } from '../../facts/locales';
import { type RecordKind, recordKinds, showsCover } from '../content/record';
import { problemsOfBeds } from './claims/beds';
import { problemsOfProseFacts } from './claims/proseFacts';
import { problemsOfSaidFlightDays } from './claims/saidFlightDays';
import { duesOf } from './freshness/dues';
import { problemsOfShape } from './languages/sameShape';
import { problemsOfSameWords } from './languages/sameWords';
import { problemsOfLanguage } from './languages/wrongLanguage';
import type { LinkTargets } from './links/linkTargets';
import { problemsOfCover } from './pictures/cover';
import { problemsOfReading } from './reading/readingLevel';
import { problemsOfClinicFacts } from './records/clinicFacts';
import { problemsOfDates } from './records/dates';
import { problemsOfHomePage } from './records/homePage';
import { sameKeys, unique } from './records/keys';
import type { Reading, WordsSource } from './records/readRecord';
import { problemsOfTestimonialFacts } from './records/testimonialFacts';
import type { Problem } from './report/problem';
import { problemsOfSources } from './sources/sourceRules';
import type { Term } from './terms/termList';
import { problemsOfTerms } from './terms/termRules';
import { problemsOfMarkdown } from './text/markdownRules';
import { problemsOfQuotation } from './text/quotation';
import { problemsOfCareOptionSections, problemsOfProcedureSections } from './text/sections';
import { problemsOfTranslation } from './translations/newerWords';
import { problemsOfFlightDays } from './treatments/flightDays';
import { problemsOfOffers, problemsOfUnusedProcedures } from './treatments/offeredProcedures';

/** What rules may use besides the record. */
export interface RuleContext {
  /** Folder of the project. */
  readonly root: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly readings: readonly Reading[];
  readonly targets: LinkTargets;
  readonly terms: readonly Term[];
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
  { kinds: ['clinics'], check: sameKeys('keyFeatures', 'treatments', 'experts', 'accreditations') },
  {
    kinds: ['clinics'],
    check: (reading, { readings }) => problemsOfOffers(reading, ofKind(readings, 'procedures')),
  },
  {
    kinds: ['clinics'],
    check: (reading, { readings }) => problemsOfFlightDays(reading, ofKind(readings, 'procedures')),
  },
  { kinds: ['procedures'], check: sameKeys('risks', 'recovery') },
  {
    kinds: ['procedures'],
    check: (reading, { readings }) => problemsOfUnusedProcedures(reading, ofKind(readings, 'clinics')),
  },
  { kinds: ['procedures', 'care-options'], check: problemsOfSources },
  {
    kinds: ['testimonials'],
    check: (reading, { readings }) => problemsOfTestimonialFacts(reading, ofKind(readings, 'clinics')),
  },
  { kinds: ['testimonials'], check: inEachLanguage(problemsOfQuotation) },
  { kinds: prose, check: inEachLanguage((source, { targets }) => problemsOfMarkdown(source, targets)) },
  { kinds: ['clinics'], check: problemsOfProseFacts },
  { kinds: prose, check: problemsOfBeds },
  {
    kinds: ['clinics', 'care-options', 'procedures'],
    check: (reading, { readings }) => problemsOfSaidFlightDays(reading, ofKind(readings, 'procedures')),
  },
  { kinds: recordKinds, check: (reading, { terms }) => problemsOfTerms(reading, terms) },
  { kinds: recordKinds, check: problemsOfLanguage },
  { kinds: recordKinds, check: problemsOfSameWords },
  { kinds: recordKinds.filter(showsCover), check: (reading, { root }) => problemsOfCover(reading, root) },
];

/**
 * Rules for a record without any problem so far, run in order: in half a text nobody knows how many headings were
 * meant.
 */
export const laterRules: readonly RecordRule[] = [
  { kinds: ['care-options'], check: inEachLanguage(problemsOfCareOptionSections) },
  { kinds: ['procedures'], check: inEachLanguage(problemsOfProcedureSections) },
  { kinds: prose, check: problemsOfShape },
];

/** Rules whose findings are warnings and never stop a build. */
export const warningRules: readonly RecordRule[] = [
  {
    kinds: recordKinds,
    check: (reading, { today }) =>
      duesOf(reading)
        .filter(({ day }) => day <= today)
        .map(({ problem }) => problem()),
  },
  { kinds: recordKinds, check: problemsOfTranslation },
  { kinds: ['care-options', 'procedures'], check: problemsOfReading },
];

/** Rules between records. */
export const contentRules: readonly ((readings: readonly Reading[]) => readonly Problem[])[] = [
  problemsOfHomePage,
  ...languages.flatMap((language) =>
    (['care-options', 'procedures'] as const).map(
      (kind) => (readings: readonly Reading[]) => unique(ofKind(readings, kind), ['slug', language]),
    ),
  ),
  (readings) => unique(ofKind(readings, 'care-options'), ['order']),
  (readings) => unique(ofKind(readings, 'clinics'), ['featured']),
  (readings) => unique(ofKind(readings, 'testimonials'), ['featured']),
];
