import { z } from 'zod';
import {
  ascending,
  byKey,
  careOptionKey,
  day,
  id,
  line,
  listOf,
  placeField,
  sample,
  searchDescription,
  slugs,
  soughtAs,
  wholeNumber,
} from './fields';
import { precautions, sheetWords } from './precaution';
import { alternatives, help, reviewer, sources } from './sources';

/** How well its benefit is shown. Labels are in locales (common.evidence.*). */
export const evidenceLevels = ['established', 'limited', 'unproven'] as const;
export type Evidence = (typeof evidenceLevels)[number];

/** Sections of a procedure's Markdown, each under a "## " heading, in this order. */
export const procedureSections = ['done', 'known', 'notKnown'] as const;

const LONGEST_RECOVERY = 730;
const days = () => wholeNumber(LONGEST_RECOVERY);

const perHundred = z
  .strictObject({
    from: z.number().min(0, '0 to 100').max(100, '0 to 100').meta({ description: 'lower figure', example: 1 }),
    to: z.number().min(0, '0 to 100').max(100, '0 to 100').meta({ description: 'higher figure', example: 2 }),
  })
  .refine(...ascending);

/**
 * content/procedures/<id>/facts.yaml: facts that are the same in every language. Days count from the day of the
 * procedure, which is 0.
 */
export const procedureFacts = z.strictObject({
  sample: sample().describe('true while no physician has reviewed the text'),
  reviewed: day().describe('day of the last editorial review'),
  reviewer: reviewer(),
  careOption: careOptionKey().describe('care option that it belongs to'),
  order: placeField().describe('place within its care option, 1 first'),
  evidence: z.enum(evidenceLevels).describe('how well it is shown that it helps those for whom it is meant'),
  scopes: listOf(
    z.strictObject({
      key: id().meta({ description: 'name under which the words give its label', example: 'with-crown' }),
      whole: z.boolean().describe('true for the whole treatment, false where something is missing'),
    }),
    2,
    5,
  )
    .optional()
    .describe('what an offer may cover, a whole one first; only where offers cannot be set side by side without it'),
  slug: slugs({ en: 'total-knee-replacement', es: 'protesis-total-de-rodilla' }).describe(
    'last part of the page’s address in each language; never changed once published',
  ),
  beforeFlight: z
    .strictObject({
      days: days().meta({ description: 'days from the procedure to the first flight', example: 10 }),
      source: id().meta({
        description: 'key of the source that says so; own where none does and the day is our choice',
        example: 'cdc-flying',
      }),
    })
    .describe('the earliest flight; where sources differ, the more cautious one'),
  recovery: listOf(
    z
      .strictObject({
        key: id().meta({ description: 'name under which the words give its label', example: 'walking-aids' }),
        from: z
          .number()
          .int('a whole number')
          .min(0, '0 or more')
          .max(LONGEST_RECOVERY, `at most ${LONGEST_RECOVERY}`)
          .meta({ description: 'first day', example: 1 }),
        to: days().meta({ description: 'last day, not below from', example: 42 }),
      })
      .refine(...ascending),
    2,
    7,
  ).describe('stages of recovery in days after the procedure, in order'),
  checks: listOf(days(), 1, 5).describe('days after the procedure on which somebody examines, ascending'),
  risks: listOf(
    z.strictObject({
      key: id().meta({ description: 'name under which the words describe it', example: 'blood-clot' }),
      perHundred: perHundred.optional().describe('of 100 people, how many have it, where a source says so'),
      source: id().optional().meta({ description: 'key of the source of how often', example: 'nice-157' }),
    }),
    3,
    9,
  ).describe('risks, the gravest first'),
  precautions: precautions(),
  sources: sources(3),
});

/**
 * Front matter of content/procedures/<id>/words.en.md and words.es.md. The text below it says what is done, known and
 * not known.
 */
export const procedureWords = z.strictObject({
  name: line(60).meta({ description: 'name of the procedure', example: 'Total knee replacement' }),
  otherNames: listOf(line(60), 1, 10).describe('other names that people search for'),
  soughtAs: soughtAs(),
  summary: line(140).describe('card text'),
  description: searchDescription().describe('for search engines'),
  lede: line(280).describe('what it is and for whom, in one or two sentences'),
  flight: line(320).describe('what the sources say about flying, and where they differ'),
  notFor: listOf(line(200), 1, 8).optional().describe('who should not have it, or not yet, beside its precautions'),
  scopes: byKey(
    z.strictObject({
      label: line(60).meta({ description: 'what such an offer covers', example: 'With crown' }),
      missing: line(80).optional().meta({
        description: 'what is not in it, where it is not the whole treatment',
        example: 'the crown',
      }),
    }),
  )
    .optional()
    .describe('words for each scope of facts.yaml, by its key'),
  risks: byKey(
    z.strictObject({
      name: line(60).meta({ description: 'name of the risk', example: 'A blood clot in leg or lung' }),
      text: line(260).describe('what it is and what it means'),
      howOften: line(160).optional().describe('how often, in words, where a source of facts.yaml says so'),
    }),
  ).describe('words for each risk of facts.yaml, by its key'),
  alternatives: alternatives(),
  priceFactors: listOf(line(160), 3, 7).describe('what moves the price'),
  questions: listOf(line(180), 5, 9).describe('questions to take along, to print'),
  medicines: listOf(line(220), 1, 11)
    .optional()
    .describe('medicines to discuss before the procedure, with whom, beside its precautions'),
  sheet: sheetWords(),
  help: help().optional(),
  recovery: byKey(line(80)).describe('label for each stage of facts.yaml, by its key'),
});

export type ProcedureWords = z.infer<typeof procedureWords>;
