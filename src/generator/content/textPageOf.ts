import type { PlainRouteKey } from '../../routes/table';
import type { TextPageId } from '../../schemas/textPage';

/** Route of each folder below content/pages. Types refuse a folder without a route, because it would have no page. */
const routeOf = {
  'about-us': 'aboutUs',
  'patient-rights': 'patientRights',
  'privacy-policy': 'privacyPolicy',
  'terms-of-service': 'termsOfService',
  'medical-disclaimer': 'medicalDisclaimer',
  accessibility: 'accessibility',
} as const satisfies Record<TextPageId, PlainRouteKey>;

export type TextRouteKey = (typeof routeOf)[TextPageId];

/** Folder below content/pages that holds the text of a route's page. */
export const textPageOf = Object.fromEntries(Object.entries(routeOf).map(([page, route]) => [route, page])) as Readonly<
  Record<TextRouteKey, TextPageId>
>;
