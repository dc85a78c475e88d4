import type { Country } from './countries';

/** Emergency numbers, as published by each country's authorities; free from any telephone. */
export const emergencyNumber = {
  mexico: '911',
  usa: '911',
  colombia: '123',
  'costa-rica': '911',
  'republica-dominicana': '911',
  ecuador: '911',
} as const satisfies Record<Country, string>;

/** Crisis lines for mental health or addiction: 988 Lifeline (United States), Línea de la Vida (Mexico). */
export const crisisLine = {
  usa: { name: '988 Suicide & Crisis Lifeline', number: '988' },
  mexico: { name: 'Línea de la Vida', number: '800 911 2000' },
} as const satisfies Partial<Record<Country, { readonly name: string; readonly number: string }>>;
