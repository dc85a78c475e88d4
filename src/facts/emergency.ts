import type { Country } from './countries';
import numbers from './emergencyNumbers.json';

/**
 * Numbers to call, free from any telephone. docs/sources.md says who publishes each and when somebody last looked; a test holds
 * both together.
 */
export const emergencyNumber: Readonly<Record<Country, string>> = numbers;

interface CrisisLine {
  /** The operator's own name for it. */
  readonly name: string;
  readonly number: string;
}

/** Lines for mental health or addiction that answer day and night. A country is left out until one is confirmed. */
export const crisisLine: Readonly<Partial<Record<Country, CrisisLine>>> = {
  usa: { name: '988 Suicide & Crisis Lifeline', number: '988' },
  mexico: { name: 'Línea de la Vida', number: '800 911 2000' },
  colombia: { name: 'Línea 106, Bogotá y Medellín', number: '106' },
};
