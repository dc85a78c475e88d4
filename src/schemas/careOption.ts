import { z } from 'zod';
import { day, id, line, sample } from './fields';

/** Sections of a care option page and items of its list (specification, sections 2 and 9). */
export const careOptionSections = ['overview', 'addresses', 'howItWorks', 'whyUs', 'whatToExpect', 'callToAction'] as const;
export type CareOptionSection = (typeof careOptionSections)[number];
export const addressedItems = 7;

/** content/care-options/<specialty>/facts.yaml */
export const careOptionFacts = z.strictObject({
  sample: sample().describe('true while no physician has reviewed the text'),
  reviewed: day(),
  order: z.number().int().positive().describe('place in lists, 1 first'),
  slug: z.strictObject({ en: id(), es: id() }).describe('last part of the page’s address in each language'),
});

/**
 * Front matter of en.md and es.md. The text below it holds the page: six sections, each under a "## " heading, in the
 * order overview, what it addresses (one list of exactly 7 items), how it works (a numbered list of steps), why us,
 * what to expect, call to action.
 */
export const careOptionWords = z.strictObject({
  name: line(40),
  summary: line(120).describe('card text'),
  description: line(170).describe('for search engines, 110 characters or more'),
  lede: line(240),
  coverAlt: line(140),
});

export type CareOptionFacts = z.infer<typeof careOptionFacts>;
export type CareOptionWords = z.infer<typeof careOptionWords>;
