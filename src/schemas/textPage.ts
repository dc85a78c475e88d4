import { z } from 'zod';
import { day, line, sample } from './fields';

/** Pages whose whole text is Markdown: folder names below content/pages. */
export const textPages = ['about-us', 'patient-rights', 'privacy-policy', 'terms-of-service', 'medical-disclaimer'] as const;
export type TextPage = (typeof textPages)[number];

/** content/pages/<page>/facts.yaml */
export const textPageFacts = z.strictObject({
  sample: sample().describe('true until a lawyer has approved the text'),
  updated: day(),
});

/** Front matter of en.md and es.md; the text below it has "## " sections. */
export const textPageWords = z.strictObject({
  title: line(60).describe('heading of the page'),
  description: line(170).describe('for search engines, 110 characters or more'),
  lede: line(240).describe('the page in one sentence'),
});

export type TextPageFacts = z.infer<typeof textPageFacts>;
export type TextPageWords = z.infer<typeof textPageWords>;
