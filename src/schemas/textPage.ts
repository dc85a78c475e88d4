import { z } from 'zod';
import { day, line, listOf, sample, searchDescription } from './fields';

/** Pages whose whole text is Markdown: folder names below content/pages. */
export const textPages = [
  'about-us',
  'patient-rights',
  'privacy-policy',
  'terms-of-service',
  'medical-disclaimer',
  'accessibility',
] as const;
export type TextPage = (typeof textPages)[number];

/** content/pages/<page>/facts.yaml */
export const textPageFacts = z.strictObject({
  sample: sample().describe('true until a lawyer has approved the text'),
  updated: day().describe('day of the last change of meaning'),
});

/** Front matter of words.en.md and words.es.md; the text below it has "## " sections. */
export const textPageWords = z.strictObject({
  title: line(60).meta({ description: 'heading of the page', example: 'Privacy Policy' }),
  description: searchDescription().describe('for search engines'),
  lede: line(240).describe('the page in one sentence'),
  team: listOf(
    z.strictObject({
      name: line(60).optional().meta({ description: 'name, where somebody real is shown', example: 'Ana Restrepo' }),
      role: line(60).meta({ description: 'what the person does', example: 'Patient coordinators' }),
      text: line(200).describe('the role in one sentence'),
    }),
    2,
    12,
  )
    .optional()
    .describe('the people of about us, at its end: names, or roles alone while nobody is shown'),
});

export type TextPageFacts = z.infer<typeof textPageFacts>;
export type TextPageWords = z.infer<typeof textPageWords>;
