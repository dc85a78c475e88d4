import { z } from 'zod';
import { day, id, languageCode, line, listOf, webAddress } from './fields';

/**
 * Sources of medical claims. Words cite them after the claim by key in square brackets, `[cdc-flying]`. Pages show a
 * number there that links to the source.
 */

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2100;

/** One source: a guideline, an authority's page, or a review of studies. */
const source = z.strictObject({
  key: id().meta({ description: 'name under which words cite it in square brackets', example: 'cdc-flying' }),
  title: line(200).meta({ description: 'title, in its own language', example: 'Medical Tourism' }),
  language: languageCode().meta({ description: 'language of title and publisher', example: 'en' }),
  publisher: line(120).meta({ description: 'who publishes it', example: 'Centers for Disease Control and Prevention' }),
  year: z
    .number()
    .int('a whole number')
    .min(EARLIEST_YEAR, `${EARLIEST_YEAR} or later`)
    .max(LATEST_YEAR, `${LATEST_YEAR} or earlier`)
    .meta({ description: 'year of publication or of its last review', example: 2025 }),
  url: webAddress().meta({
    description: 'where anyone can read it, or its record in a catalogue',
    example: 'https://wwwnc.cdc.gov/travel/page/medical-tourism',
  }),
});

/** @param least how many sources a record of this kind needs */
export const sources = (least: number) =>
  z
    .array(source)
    .min(least, least === 1 ? 'at least one entry' : `at least ${least} entries`)
    .describe('guidelines, health authorities and reviews that the words cite');

/** Who reviewed the medical text. `none` is shown to visitors, and the publish check refuses it. */
export const reviewer = () =>
  z
    .union([
      z.literal('none'),
      z.strictObject({
        name: line(60).meta({ description: 'name without a title', example: 'Ana Lucía Restrepo' }),
        role: line(80).meta({ description: 'profession', example: 'Orthopedic surgeon' }),
        licence: line(80).meta({ description: 'license and register', example: 'MED-20418, Registro Andino' }),
        day: day().describe('day of the medical review'),
      }),
    ])
    .describe('the physician who reviewed the text, or none while nobody has');

export type Source = z.infer<typeof source>;
export type Reviewer = z.infer<ReturnType<typeof reviewer>>;

/** What to watch for after a treatment, beside its precautions. Pages add the emergency numbers of the countries. */
export const help = () =>
  z
    .strictObject({
      now: listOf(line(260), 1, 11)
        .optional()
        .describe('signs on which to call the emergency number at once, each continuing "if you have …"'),
      sameDay: listOf(line(160), 1, 7)
        .optional()
        .describe('signs on which to call a doctor the same day, each continuing "if you have …"'),
      say: line(160).optional().meta({
        description: 'what to tell those who answer the call',
        example: '"Say: “I had a knee replacement on (date).”"',
      }),
    })
    .describe('get help now, and call a doctor the same day');

/** Alternatives to the procedure, the best proven first. */
export const alternatives = () =>
  z
    .array(
      z.strictObject({
        name: line(80).meta({ description: 'what it is', example: 'Exercise with a physical therapist' }),
        text: line(300).describe('what is known about it, with its source'),
      }),
    )
    .min(2, 'at least 2 entries')
    .max(6, 'at most 6 entries')
    .describe('what can be done instead, the proven first');
