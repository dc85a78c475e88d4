import { languages } from '../../facts/locales';
import { type ContentKindName, contentKindNames, contentKinds } from '../../schemas/kinds';
import type { Problem } from '../content/problem';
import { problemsOfBedCounts } from './claims/bedCounts';
import { problemsOfCountries } from './claims/countriesInProse';
import { problemsOfFlightDaysInProse } from './claims/flightDaysInProse';
import { problemsOfMinutesInProse } from './claims/minutesInProse';
import { problemsOfNumbersByLanguage } from './claims/numbersByLanguage';
import { problemsOfProseFacts } from './claims/proseFacts';
import { kindsWithCopies, problemsOfCopies } from './copies/copies';
import { problemsOfPromises } from './forbiddenClaims/problemsOfPromises';
import { problemsOfDates, problemsOfReminders } from './freshness/reminders';
import { problemsOfStructure } from './languages/structureParity';
import {
  problemsOfLanguage,
  problemsOfSameWords,
  problemsOfShortSameWords,
  problemsOfShortWords,
} from './languages/wrongLanguage';
import { problemsOfListingProse } from './offers/listingProse';
import { problemsOfListing } from './offers/listingRules';
import { problemsOfFlightDays, problemsOfOffers } from './offers/offerRules';
import { problemsOfUnverifiedPrices } from './offers/priceDays';
import { problemsOfScopes, problemsOfScopeWords } from './offers/scopeRules';
import { problemsOfTrips, problemsOfUntoldTrips } from './offers/tripRules';
import { problemsOfCover } from './pictures/cover';
import {
  problemsOfPrecautions,
  problemsOfRepeatedLines,
  problemsOfSheetWords,
  problemsOfUnequalSources,
  problemsOfUnusedPrecautions,
} from './precautions/precautionRules';
import { problemsOfReadability } from './readability/readability';
import { sameKeys, unique } from './records/keys';
import { problemsOfPlace, problemsOfUnofferedCountry } from './records/place';
import { problemsOfReferences } from './records/references';
import type { Rule, RuleContext } from './rule';
import { problemsOfSoughtWords } from './search/soughtAs';
import { problemsOfSourcePlaces } from './sources/sourcePlaces';
import { problemsOfSources } from './sources/sourceRules';
import { problemsOfTerms } from './terms/terms';
import { problemsOfGlyphs } from './text/glyphs';
import { problemsOfMarkdown } from './text/markdownRules';
import { problemsOfQuotation } from './text/quotation';
import { problemsOfEnds, problemsOfSections } from './text/sections';
import { problemsOfLackingWords } from './translations/lackingWords';
import { problemsOfTranslation } from './translations/newerWords';

interface RecordRule {
  readonly kinds: readonly ContentKindName[];
  readonly check: Rule;
}

const prose = contentKindNames.filter((kind) => kind !== 'testimonial');

export const recordRules: readonly RecordRule[] = [
  { kinds: contentKindNames, check: problemsOfDates },
  { kinds: contentKindNames, check: problemsOfReferences },
  { kinds: ['clinic'], check: problemsOfPlace },
  { kinds: ['clinic'], check: sameKeys('keyFeatures', 'offers', 'experts', 'accreditations') },
  { kinds: ['clinic'], check: problemsOfOffers },
  { kinds: ['clinic'], check: problemsOfFlightDays },
  { kinds: ['clinic'], check: problemsOfScopes },
  { kinds: ['clinic'], check: problemsOfTrips },
  { kinds: ['clinic'], check: problemsOfUntoldTrips },
  { kinds: ['procedure'], check: sameKeys('risks', 'recovery', 'scopes') },
  { kinds: ['procedure'], check: problemsOfScopeWords },
  { kinds: ['procedure', 'care-option', 'precaution'], check: problemsOfSources },
  { kinds: ['procedure', 'care-option'], check: problemsOfPrecautions },
  { kinds: ['procedure', 'precaution'], check: problemsOfSheetWords },
  { kinds: ['precaution'], check: problemsOfUnusedPrecautions },
  { kinds: ['testimonial'], check: problemsOfQuotation },
  { kinds: prose, check: problemsOfMarkdown },
  { kinds: ['clinic'], check: problemsOfProseFacts },
  { kinds: ['clinic'], check: problemsOfMinutesInProse },
  { kinds: prose, check: problemsOfBedCounts },
  { kinds: ['care-option', 'procedure', 'precaution'], check: problemsOfNumbersByLanguage },
  { kinds: ['clinic', 'care-option', 'procedure'], check: problemsOfFlightDaysInProse },
  { kinds: ['clinic'], check: problemsOfLackingWords },
  { kinds: ['clinic'], check: problemsOfListing },
  { kinds: ['clinic'], check: problemsOfListingProse },
  { kinds: contentKindNames, check: problemsOfTerms },
  { kinds: contentKindNames, check: problemsOfLanguage },
  { kinds: contentKindNames, check: problemsOfSameWords },
  { kinds: contentKindNames.filter((kind) => contentKinds[kind].hasCover), check: problemsOfCover },
];

/** Rules for records without other problems: in an incomplete text the number of headings means nothing. */
export const dependentRules: readonly RecordRule[] = [
  { kinds: ['care-option', 'procedure'], check: problemsOfSections },
  { kinds: contentKindNames, check: problemsOfEnds },
  { kinds: prose, check: problemsOfStructure },
];

/** Rules whose findings are warnings and never stop a build. */
export const warningRules: readonly RecordRule[] = [
  { kinds: contentKindNames, check: problemsOfReminders },
  { kinds: contentKindNames, check: problemsOfTranslation },
  { kinds: contentKindNames, check: problemsOfGlyphs },
  { kinds: prose, check: problemsOfCountries },
  { kinds: ['care-option', 'procedure'], check: problemsOfReadability },
  { kinds: ['care-option', 'procedure', 'precaution'], check: problemsOfSourcePlaces },
  { kinds: contentKindNames, check: problemsOfPromises },
  { kinds: contentKindNames, check: problemsOfShortSameWords },
  { kinds: contentKindNames, check: problemsOfShortWords },
  { kinds: kindsWithCopies, check: problemsOfCopies },
  { kinds: ['clinic'], check: problemsOfUnverifiedPrices },
  { kinds: ['clinic'], check: problemsOfUnofferedCountry },
];

const slugs = languages.map((language) => ['slug', language]);

/** Rules between records. */
export const contentRules: readonly ((all: RuleContext['all']) => Iterable<Problem>)[] = [
  unique('care-option', ...slugs, ['order']),
  unique('procedure', ...slugs),
  problemsOfSoughtWords,
  problemsOfRepeatedLines,
  problemsOfUnequalSources,
  unique('clinic', ['featured']),
  unique('testimonial', ['featured']),
];
