import type { PlainRouteKey } from '../../routes/table';
import type { TextPage } from '../../schemas/textPage';

/** Folder below content/pages that holds the text of a route's page. */
export const textPageOf = {
  aboutUs: 'about-us',
  patientRights: 'patient-rights',
  privacyPolicy: 'privacy-policy',
  termsOfService: 'terms-of-service',
  medicalDisclaimer: 'medical-disclaimer',
} as const satisfies Partial<Record<PlainRouteKey, TextPage>>;

export type TextRouteKey = keyof typeof textPageOf;
