import { z } from 'zod';
import { id, wholeNumber } from './fields';

const currencies = ['USD'] as const;

const HIGHEST_PRICE = 1_000_000;
const LONGEST_STAY = 365;

export const money = () => wholeNumber(HIGHEST_PRICE);
export const days = () => wholeNumber(LONGEST_STAY);
export const year = (earliest: number) =>
  z.number().int('a whole number').min(earliest, `${earliest} or later`).max(2100, '2100 or earlier');
export const currency = () => z.enum(currencies).describe('currency, ISO 4217');
export const keyFor = (what: string, example: string) =>
  id().meta({ description: `name under which words.en.md and words.es.md give ${what}`, example });
