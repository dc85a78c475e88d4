import { z } from 'zod';
import { byKey, country, day, id, line, paragraphs, sample, specialty, webAddress } from './fields';

/** Cost lines of the example trip, in the order of the bar. Labels stand in locales (clinic.trip.*). */
export const tripCosts = ['care', 'materials', 'tests', 'lodging', 'travel'] as const;
export type TripCost = (typeof tripCosts)[number];

export const currencies = ['USD'] as const;

const money = () => z.number().int('must be a whole number').positive('must be above 0');

/** A price range of the clinic, for self-paying patients. */
const price = z
  .strictObject({
    from: money().describe('lowest usual price'),
    to: money().describe('highest usual price, not below from'),
    currency: z.enum(currencies).describe('ISO 4217 code'),
    verified: day().describe('day on which the clinic confirmed it'),
  })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: '"from" must not be above "to"' });

/** A stay in days, from the first to the last appointment. */
const stay = z
  .strictObject({
    from: z.number().int().min(1, 'must be 1 or more'),
    to: z.number().int().min(1, 'must be 1 or more'),
  })
  .refine(({ from, to }) => from <= to, { path: ['from'], message: '"from" must not be above "to"' });

/** content/clinics/<id>/facts.yaml: what is true in every language. */
export const clinicFacts = z.strictObject({
  sample: sample().describe('true while the clinic is invented'),
  reviewed: day().describe('day of the last editorial review'),
  name: line(60).describe('the clinic’s own name'),
  country: country(),
  city: line(40).describe('as written in its country; en.md or es.md may override it'),
  founded: z.number().int().min(1900, 'must be 1900 or later').max(2100, 'must be a year'),
  featured: z.number().int().positive().optional().describe('place on the home page, 1 is the large card; leave out for none'),
  specialties: z.array(specialty()).min(1, 'at least one').describe('which care options it offers'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code, for example es'))
    .min(1, 'at least one')
    .describe('languages spoken with patients, ISO 639-1'),
  accreditations: z
    .array(
      z.strictObject({
        key: id().describe('name for its words in en.md and es.md'),
        body: line(80).describe('who accredits'),
        number: line(40).describe('certificate number'),
        validUntil: day(),
        verifyAt: webAddress().describe('where anyone can check it'),
      }),
    )
    .min(1, 'at least one'),
  experts: z
    .array(
      z.strictObject({
        key: id(),
        name: line(60),
        specialty: specialty(),
        licence: z.strictObject({ number: line(40), register: line(80) }).describe('professional licence and who keeps the register'),
        practisingSince: z.number().int().min(1950, 'must be 1950 or later').max(2100, 'must be a year'),
      }),
    )
    .min(2, 'at least two'),
  treatments: z
    .array(
      z.strictObject({
        key: id(),
        specialty: specialty().describe('one of the clinic’s specialties'),
        price,
        stayDays: stay,
      }),
    )
    .min(2, 'at least two'),
  exampleTrip: z
    .strictObject({
      treatment: id().describe('key of one of the treatments'),
      days: z.number().int().min(1, 'must be 1 or more'),
      currency: z.enum(currencies),
      costs: z.strictObject(
        Object.fromEntries(tripCosts.map((cost) => [cost, money()])) as Record<TripCost, ReturnType<typeof money>>,
      ),
    })
    .describe('what one patient with a companion may spend, line by line'),
  location: z.strictObject({
    address: line(120),
    latitude: z.number().min(-90, 'must be from -90 to 90').max(90, 'must be from -90 to 90'),
    longitude: z.number().min(-180, 'must be from -180 to 180').max(180, 'must be from -180 to 180'),
    timeZone: z.string().regex(/^[A-Z][A-Za-z]+\/[A-Za-z_/]+$/, 'must be an IANA zone, for example America/Bogota'),
    airport: z.strictObject({
      name: line(80),
      code: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter IATA code, for example MDE'),
      minutes: z.number().int().positive().max(600, 'at most 600').describe('by road, usual traffic'),
    }),
  }),
});

/** Front matter of content/clinics/<id>/en.md and es.md; the text below it is the Profile tab. */
export const clinicWords = z.strictObject({
  name: line(60).optional().describe('only where the name differs in this language'),
  city: line(40).optional().describe('only where the city’s name differs in this language'),
  summary: line(140).describe('card text: what sets the clinic apart'),
  description: line(170).describe('for search engines, 110 characters or more'),
  lede: line(240).describe('first sentence under the name'),
  coverAlt: line(140).describe('what the cover shows'),
  profileTitle: line(70).describe('heading of the Profile tab'),
  keyFeatures: z.array(line(90)).min(4, 'at least 4').max(6, 'at most 6'),
  treatmentIntro: paragraphs(600),
  treatments: byKey(
    z.strictObject({
      name: line(60),
      description: line(260),
      includes: line(180).describe('what its price includes'),
    }),
  ),
  steps: z
    .array(z.strictObject({ title: line(40), text: line(200) }))
    .min(3, 'exactly 3')
    .max(3, 'exactly 3')
    .describe('how a treatment runs: before, at the clinic, back home'),
  priceIncludes: z.array(line(90)).min(3, 'at least 3').max(6, 'at most 6'),
  priceExcludes: z.array(line(90)).min(3, 'at least 3').max(6, 'at most 6'),
  qualificationsIntro: paragraphs(600),
  accreditations: byKey(line(140)).describe('what each accreditation covers'),
  experts: byKey(z.strictObject({ role: line(60), biography: paragraphs(600) })),
  destination: paragraphs(1500).describe('the city and its surroundings, for somebody who recovers there'),
  destinationFacts: z
    .array(z.strictObject({ label: line(30), value: line(50) }))
    .min(3, 'exactly 3')
    .max(3, 'exactly 3'),
  gettingThere: paragraphs(900),
});

export type ClinicFacts = z.infer<typeof clinicFacts>;
export type ClinicWords = z.infer<typeof clinicWords>;
