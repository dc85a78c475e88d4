import type { PlainRouteKey } from './table';

/** Menus as route keys, in order (specification, section 2). Labels stand in locales: common.routes.<key>. */
export const mainMenu = [
  'home',
  'clinics',
  'careOptions',
  'aboutUs',
  'testimonials',
  'contact',
] as const satisfies readonly PlainRouteKey[];

export const quickLinks = [
  'home',
  'clinics',
  'compare',
  'aboutUs',
  'testimonials',
  'contact',
] as const satisfies readonly PlainRouteKey[];

export const legalLinks = [
  'patientRights',
  'privacyPolicy',
  'termsOfService',
  'medicalDisclaimer',
  'accessibility',
] as const satisfies readonly PlainRouteKey[];
