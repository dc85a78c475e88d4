import { z } from 'zod';
import { day, id, language, line, sample, specialty } from './fields';

/** content/testimonials/<id>/facts.yaml */
export const testimonialFacts = z.strictObject({
  sample: sample().describe('true while the person and the words are invented'),
  name: line(40).describe('first name and initial, for example Marisol T.'),
  clinic: id().describe('id of a clinic'),
  careOption: specialty(),
  date: day(),
  originalLanguage: language().describe('the language in which the person wrote'),
  featured: z.number().int().positive().optional().describe('place on the home page, 1 is the large one; leave out for none'),
});

/** Front matter of en.md and es.md; the text below it is the quotation, without quotation marks. */
export const testimonialWords = z.strictObject({
  treatment: line(60).describe('what the person came for'),
});

export type TestimonialFacts = z.infer<typeof testimonialFacts>;
export type TestimonialWords = z.infer<typeof testimonialWords>;
