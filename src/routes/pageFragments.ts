import type { Language } from '../facts/locales';
import { tabFragment } from './clinicTabs';
import {
  consultationId,
  contactFormId,
  contentId,
  costsId,
  destinationsId,
  doneId,
  inquiryId,
  keyFeaturesId,
  offeringId,
  otherLegalId,
  pathId,
  proceduresId,
  questionsId,
  risksId,
  sourcesId,
  waysId,
  whereId,
} from './sectionIds';
import type { RouteKey } from './table';

const sections: Readonly<Partial<Record<RouteKey, readonly string[]>>> = {
  home: [consultationId],
  contact: [waysId, contactFormId, destinationsId],
  clinic: [keyFeaturesId, inquiryId],
  careOptions: [consultationId],
  careOption: [offeringId, proceduresId, sourcesId],
  procedure: [doneId, pathId, costsId, whereId, risksId, questionsId, sourcesId, inquiryId],
  patientRights: [otherLegalId],
  privacyPolicy: [otherLegalId],
  termsOfService: [otherLegalId],
  medicalDisclaimer: [otherLegalId],
  accessibility: [otherLegalId],
};

/**
 * Fragments that a page has independently of its text: links may use them, and headings of the text get different ones.
 * For the build only; the browser's code uses the ids directly.
 */
export const fragmentsOf = (route: RouteKey, language: Language): readonly string[] => [
  ...(route === 'clinic' ? Object.values(tabFragment[language]) : []),
  ...(sections[route] ?? []),
  contentId,
];
