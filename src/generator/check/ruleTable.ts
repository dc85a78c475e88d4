import { type ContentKindName, contentKindNames, contentKinds } from '../../schemas/kinds';
import { problemsOfBeds } from './claims/beds';
import { problemsOfExampleTrip, problemsOfUnverifiedPrices } from './claims/exampleTrip';
import { problemsOfProseFacts } from './claims/proseFacts';
import { problemsOfSaidFlightDays } from './claims/saidFlightDays';
import { problemsOfCopies } from './copies/copies';
import { problemsOfDates, problemsOfDues } from './freshness/dues';
import { problemsOfShape } from './languages/sameShape';
import { problemsOfLanguage, problemsOfSameWords, problemsOfShortSameWords } from './languages/wrongLanguage';
import { problemsOfCover } from './pictures/cover';
import { problemsOfPromises } from './promises/problemsOfPromises';
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
import { problemsOfSigns } from './text/signs';
import { problemsOfTranslation } from './translations/newerWords';
import { problemsOfFlightDays, problemsOfOffers, problemsOfUnusedProcedures } from './treatments/treatmentRules';

interface RecordRule {
  readonly kinds: readonly ContentKindName[];
  readonly check: Rule;
}

const prose = contentKindNames.filter((kind) => kind !== 'testimonial');

/** Rules of one record. */
export const recordRules: readonly RecordRule[] = [
  { kinds: contentKindNames, check: problemsOfDates },
  { kinds: contentKindNames, check: problemsOfReferences },
  { kinds: ['clinic'], check: problemsOfPlace },
  { kinds: ['clinic'], check: sameKeys('keyFeatures', 'treatments', 'experts', 'accreditations') },
  { kinds: ['clinic'], check: problemsOfOffers },
  { kinds: ['clinic'], check: problemsOfFlightDays },
  { kinds: ['clinic'], check: problemsOfExampleTrip },
  { kinds: ['procedure'], check: sameKeys('risks', 'recovery') },
  { kinds: ['procedure'], check: problemsOfUnusedProcedures },
  { kinds: ['procedure', 'care-option'], check: problemsOfSources },
  { kinds: ['testimonial'], check: problemsOfQuotation },
  { kinds: prose, check: problemsOfMarkdown },
  { kinds: ['clinic'], check: problemsOfProseFacts },
  { kinds: prose, check: problemsOfBeds },
  { kinds: ['clinic', 'care-option', 'procedure'], check: problemsOfSaidFlightDays },
  { kinds: contentKindNames, check: problemsOfTerms },
  { kinds: contentKindNames, check: problemsOfLanguage },
  { kinds: contentKindNames, check: problemsOfSameWords },
  { kinds: contentKindNames.filter((kind) => contentKinds[kind].hasCover), check: problemsOfCover },
];

/** Rules for a record without any problem so far: in half a text nobody knows how many headings were meant. */
export const laterRules: readonly RecordRule[] = [
  { kinds: ['care-option', 'procedure'], check: problemsOfSections },
  { kinds: prose, check: problemsOfShape },
];

/** Rules whose findings are warnings and never stop a build. */
export const warningRules: readonly RecordRule[] = [
  { kinds: contentKindNames, check: problemsOfDues },
  { kinds: contentKindNames, check: problemsOfTranslation },
  { kinds: contentKindNames, check: problemsOfSigns },
  { kinds: ['care-option', 'procedure'], check: problemsOfReading },
  { kinds: contentKindNames, check: problemsOfPromises },
  { kinds: contentKindNames, check: problemsOfShortSameWords },
  { kinds: ['clinic', 'testimonial'], check: problemsOfCopies },
  { kinds: ['clinic'], check: problemsOfUnverifiedPrices },
];

/** Rules between records. */
export const contentRules: readonly ((all: RuleContext['all']) => Iterable<Problem>)[] = [
  problemsOfHomePage,
  unique('care-option', ['slug', 'en'], ['slug', 'es'], ['order']),
  unique('procedure', ['slug', 'en'], ['slug', 'es']),
  unique('clinic', ['featured']),
  unique('testimonial', ['featured']),
];
