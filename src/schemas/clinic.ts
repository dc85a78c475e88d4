import { z } from 'zod';
import { keyFeatures } from './clinicFeatures';
import { year } from './clinicFields';
import { location } from './clinicLocation';
import { offers, staying } from './clinicOffers';
import { safety } from './clinicSafety';
import { accreditations, experts } from './clinicTeam';
import {
  byKey,
  careOptionKey,
  country,
  day,
  distinct,
  focusField,
  languageCode,
  line,
  listOf,
  paragraphs,
  placeField,
  sample,
  searchDescription,
} from './fields';

/** content/clinics/<id>/facts.yaml: facts that are the same in every language. */
export const clinicFacts = z.strictObject({
  sample: sample().describe('true while the clinic is invented'),
  reviewed: day().describe('day of the last editorial review'),
  name: line(60).meta({ description: 'the clinic’s own name', example: 'Centro Valle Alto' }),
  country: country().describe('destination'),
  city: line(40).meta({
    description: 'as written in its country; words.en.md or words.es.md may override it',
    example: 'Medellín',
  }),
  founded: year(1900).meta({ description: 'year', example: 2009 }),
  focus: focusField(),
  featured: placeField().optional().describe('place on the home page, 1 is the large card; leave out for none'),
  specialties: distinct(careOptionKey()).describe('which care options it offers, the main one first'),
  languages: distinct(languageCode()).meta({
    description: 'languages spoken with patients',
    example: 'es',
  }),
  keyFeatures,
  accreditations,
  experts,
  offers,
  staying,
  safety,
  location,
});

/** Front matter of content/clinics/<id>/words.en.md and words.es.md; the text below it is the Profile tab. */
export const clinicWords = z.strictObject({
  name: line(60).optional().describe('only where the name differs in this language'),
  city: line(40).optional().describe('only where the city’s name differs in this language'),
  summary: line(140).describe('card text: what sets the clinic apart'),
  description: searchDescription().describe('for search engines'),
  lede: line(240).describe('first sentence under the name'),
  coverAlt: line(140).describe('what the cover shows, for those who cannot see it'),
  profileTitle: line(70).meta({
    description: 'heading of the Profile tab',
    example: 'A clinic built around walking again',
  }),
  keyFeatures: byKey(line(90)).describe('a few words for each key feature of facts.yaml, by its key'),
  treatmentIntro: paragraphs(600).describe('first paragraphs of the Treatments tab: who is accepted and who is not'),
  offers: byKey(
    z.strictObject({
      name: line(60).meta({ description: 'name of the offer', example: 'Total knee replacement' }),
      description: line(260).describe('what is done, in plain words'),
      includes: line(180).describe('what its price includes'),
      excludes: listOf(line(90), 1, 6)
        .optional()
        .describe('what its price leaves out; in place of priceExcludes, so leave it out where those fit'),
      afterReturn: line(200)
        .optional()
        .describe('who checks after the return home; in place of safety.afterReturn, so leave it out where that fits'),
    }),
  ).describe('words for each offer of facts.yaml, by its key'),
  steps: listOf(
    z.strictObject({
      title: line(40).meta({ description: 'heading of the step', example: 'Before you travel' }),
      text: line(200).describe('what happens'),
    }),
    3,
    3,
  ).describe('how a treatment runs: before, at the clinic, back home'),
  priceIncludes: listOf(line(90), 3, 6).describe('what prices include'),
  priceExcludes: listOf(line(90), 3, 6).describe('what they leave out'),
  qualificationsIntro: paragraphs(600).describe('first paragraphs of the Qualifications tab'),
  accreditations: byKey(
    z.strictObject({
      name: line(40).meta({
        description: 'short name, for rows of a list',
        example: 'Hospital quality, Andean Council',
      }),
      text: line(140).describe('what it covers'),
    }),
  ).describe('words for each accreditation of facts.yaml, by its key'),
  experts: byKey(
    z.strictObject({
      role: line(60).meta({ description: 'profession and task', example: 'Orthopedic surgeon, knee and hip' }),
      biography: paragraphs(600).describe('training and daily work'),
    }),
  ).describe('words for each expert of facts.yaml, by its key'),
  safety: z
    .strictObject({
      complication: line(200).describe('what the clinic pays and does when something goes wrong, and what not'),
      afterReturn: line(200).describe('who checks after the return home, how and when'),
    })
    .describe('what happens when something goes wrong'),
  destination: paragraphs(1500).describe('the city and its surroundings, for somebody who recovers there'),
  destinationFacts: listOf(
    z.strictObject({
      label: line(30).meta({ description: 'what is measured', example: 'Altitude' }),
      value: line(50).meta({ description: 'figure with its unit', example: '1,500 m (4,900 ft)' }),
    }),
    3,
    3,
  ).describe('figures about the place'),
  gettingThere: paragraphs(900).describe('from the airport to the clinic, and the way home'),
});

export type ClinicFacts = z.infer<typeof clinicFacts>;
export type ClinicWords = z.infer<typeof clinicWords>;
