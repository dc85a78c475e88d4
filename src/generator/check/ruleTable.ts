import { type RecordKind, recordKinds, showsCover } from '../content/record';
import { problemsOfBeds } from './claims/beds';
import { problemsOfProseFacts } from './claims/proseFacts';
import { problemsOfSaidFlightDays } from './claims/saidFlightDays';
import { problemsOfDates, problemsOfDues } from './freshness/dues';
import { problemsOfShape } from './languages/sameShape';
import { problemsOfLanguage, problemsOfSameWords } from './languages/wrongLanguage';
import { problemsOfCover } from './pictures/cover';
import { problemsOfReading } from './reading/readingLevel';
import { problemsOfHomePage } from './records/folders';
import { sameKeys, unique } from './records/keys';
import { problemsOfPlace } from './records/place';
import { problemsOfReferences } from './records/references';
import type { Problem } from './report/problem';
import type { Rule, RuleContext } from './rule';
import { problemsOfSources } from './sources/sourceRules';
import { problemsOfTerms } from './terms/terms';
import { problemsOfMarkdown } from './text/markdownRules';
import { problemsOfQuotation } from './text/quotation';
import { problemsOfSections } from './text/sections';
import { problemsOfTranslation } from './translations/newerWords';
import { problemsOfFlightDays, problemsOfOffers, problemsOfUnusedProcedures } from './treatments/treatmentRules';

interface RecordRule {
  readonly kinds: readonly RecordKind[];
  readonly check: (...of: Parameters<Rule>) => Iterable<Problem> | Promise<Iterable<Problem>>;
}

const prose = recordKinds.filter((kind) => kind !== 'testimonials');

/** Rules of one record. */
export const recordRules: readonly RecordRule[] = [
  { kinds: recordKinds, check: problemsOfDates },
  { kinds: recordKinds, check: problemsOfReferences },
  { kinds: ['clinics'], check: problemsOfPlace },
  { kinds: ['clinics'], check: sameKeys('keyFeatures', 'treatments', 'experts', 'accreditations') },
  { kinds: ['clinics'], check: problemsOfOffers },
  { kinds: ['clinics'], check: problemsOfFlightDays },
  { kinds: ['procedures'], check: sameKeys('risks', 'recovery') },
  { kinds: ['procedures'], check: problemsOfUnusedProcedures },
  { kinds: ['procedures', 'care-options'], check: problemsOfSources },
  { kinds: ['testimonials'], check: problemsOfQuotation },
  { kinds: prose, check: problemsOfMarkdown },
  { kinds: ['clinics'], check: problemsOfProseFacts },
  { kinds: prose, check: problemsOfBeds },
  { kinds: ['clinics', 'care-options', 'procedures'], check: problemsOfSaidFlightDays },
  { kinds: recordKinds, check: problemsOfTerms },
  { kinds: recordKinds, check: problemsOfLanguage },
  { kinds: recordKinds, check: problemsOfSameWords },
  { kinds: recordKinds.filter(showsCover), check: problemsOfCover },
];

/**
 * Rules for a record without any problem so far, run in order: in half a text nobody knows how many headings were
 * meant.
 */
export const laterRules: readonly RecordRule[] = [
  { kinds: ['care-options', 'procedures'], check: problemsOfSections },
  { kinds: prose, check: problemsOfShape },
];

/** Rules whose findings are warnings and never stop a build. */
export const warningRules: readonly RecordRule[] = [
  { kinds: recordKinds, check: problemsOfDues },
  { kinds: recordKinds, check: problemsOfTranslation },
  { kinds: ['care-options', 'procedures'], check: problemsOfReading },
];

/** Rules between records. */
export const contentRules: readonly ((all: RuleContext['all']) => Iterable<Problem>)[] = [
  problemsOfHomePage,
  unique('care-options', ['slug', 'en'], ['slug', 'es'], ['order']),
  unique('procedures', ['slug', 'en'], ['slug', 'es']),
  unique('clinics', ['featured']),
  unique('testimonials', ['featured']),
];
