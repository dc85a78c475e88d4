import type { Language } from '../facts/locales';

/** Tabs of a clinic page, in their fixed order (R2.9). */
export const clinicTabs = [
  'profile',
  'treatment',
  'prices',
  'qualifications',
  'experts',
  'testimonials',
  'destination',
  'location',
] as const;

export type ClinicTab = (typeof clinicTabs)[number];

/** Address fragment of each tab, for links from anywhere: `/clinics/valle-alto#prices`. */
export const tabFragment: Readonly<Record<Language, Readonly<Record<ClinicTab, string>>>> = {
  en: {
    profile: 'profile',
    treatment: 'treatment',
    prices: 'prices',
    qualifications: 'qualifications',
    experts: 'experts',
    testimonials: 'testimonials',
    destination: 'destination',
    location: 'location',
  },
  es: {
    profile: 'perfil',
    treatment: 'tratamiento',
    prices: 'precios',
    qualifications: 'cualificaciones',
    experts: 'expertos',
    testimonials: 'testimonios',
    destination: 'destino',
    location: 'ubicacion',
  },
};
