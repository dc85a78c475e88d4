import { z } from 'zod';
import { careOptionKey, day, id, language, line, placeField, sample } from './fields';

export const testimonialFacts = z.strictObject({
  sample: sample().describe('true while the person and the words are invented'),
  name: line(40).meta({ description: 'first name and initial', example: 'Marisol T.' }),
  clinic: id().meta({ description: 'id of a clinic: its folder’s name', recordsOf: 'clinics' }),
  careOption: careOptionKey().describe('one of that clinic’s specialties'),
  date: day().describe('day on which the person wrote'),
  originalLanguage: language().describe('the language in which the person wrote'),
  featured: placeField().optional().describe('place on the home page, 1 is the large one; leave out for none'),
});

/** Front matter of words.en.md and words.es.md; the text below it is the quotation, without quotation marks. */
export const testimonialWords = z.strictObject({
  treatment: line(60).meta({ description: 'what the person came for', example: 'Total knee replacement' }),
});
