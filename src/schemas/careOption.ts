import { z } from 'zod';
import { day, focusField, line, listOf, placeField, sample, searchDescription, slugs, soughtAs } from './fields';
import { precautions } from './precaution';
import { alternatives, help, reviewer, sources } from './sources';

/** Sections of a care option page (R2.10, R9.6). */
export const careOptionSections = [
  'overview',
  'addresses',
  'howItWorks',
  'whyUs',
  'whatToExpect',
  'callToAction',
] as const;
export type CareOptionSection = (typeof careOptionSections)[number];

export const careOptionFacts = z.strictObject({
  sample: sample().describe('true while no physician has reviewed the text'),
  reviewed: day().describe('day of the last editorial review'),
  reviewer: reviewer(),
  order: placeField().describe('place in lists, 1 first'),
  notOffered: z
    .boolean()
    .optional()
    .describe('true where the site does not offer it: then neither it nor its procedures have a page'),
  focus: focusField(),
  slug: slugs({ en: 'stem-cells', es: 'celulas-madre' }).describe(
    'last part of the page’s address in each language; never changed once published',
  ),
  precautions: precautions(),
  sources: sources(3),
});

/**
 * Front matter of words.<language>.md. The text below it has six sections, each under "## ": overview, what it
 * addresses (a list of 7), how it works (numbered), why us, what to expect, call to action.
 */
export const careOptionWords = z.strictObject({
  name: line(40).meta({ description: 'name of the care option', example: 'Stem cell therapy' }),
  soughtAs: soughtAs(),
  summary: line(120).describe('card text'),
  description: searchDescription().describe('for search engines'),
  lede: line(240).describe('first sentence under the name'),
  coverAlt: line(140).describe('what the cover shows, for those who cannot see it'),
  danger: listOf(line(220), 1, 5).optional().describe('deadly risks, set apart before anything else on the page'),
  help: help().optional(),
  alternatives: alternatives(),
});

export type CareOptionWords = z.infer<typeof careOptionWords>;
