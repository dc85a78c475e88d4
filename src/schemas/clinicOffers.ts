import { z } from 'zod';
import { departures } from '../facts/departures';
import { currency, days, keyFor, money } from './clinicFields';
import { ascending, countryCode, day, distinct, id, whenNumbers, wholeNumber } from './fields';

const MOST_PIECES = 32;

/** A price range of the clinic, for self-paying patients. */
const price = z
  .strictObject({
    from: money().meta({ description: 'lowest usual price, in whole units', example: 9800 }),
    to: money().meta({ description: 'highest usual price, not below from', example: 12400 }),
    currency: currency(),
    verified: day().describe('day on which the clinic confirmed it'),
  })
  .refine(...ascending)
  .describe('price range for patients who pay themselves');

/** A stay in days, from the first to the last appointment. */
const stay = z
  .strictObject({
    from: days().meta({ description: 'shortest usual stay', example: 10 }),
    to: days().meta({ description: 'longest usual stay, not below from', example: 12 }),
  })
  .refine(...ascending)
  .describe('days from the arrival, which is day 1, to the last appointment');

const trip = z.strictObject({
  stayDays: stay,
  procedureDay: days().optional().meta({
    description:
      'day of the stay on which the procedure is done; leave out in a later trip without one, such as a fitting',
    example: 2,
  }),
  nights: z
    .number()
    .int('a whole number')
    .min(0, '0 or more')
    .max(60, 'at most 60')
    .meta({ description: 'nights at the clinic', example: 3 }),
  includedNights: wholeNumber(60).optional().meta({
    description: 'nights in lodging that the price includes, besides those at the clinic, for a companion too',
    example: 10,
  }),
  after: z
    .strictObject({
      from: days().meta({ description: 'fewest days at home', example: 90 }),
      to: days().meta({ description: 'most days at home, not below from', example: 180 }),
    })
    .refine(...ascending)
    .optional()
    .describe('days since the end of the trip before; every trip but the first has it'),
});

/** What the clinic does, in facts.yaml: one entry for each procedure in each scope. */
export const offers = z
  .array(
    z.strictObject({
      key: keyFor('name, description and what the price includes', 'total-knee-replacement'),
      procedure: id().meta({
        description: 'folder below content/procedures',
        example: 'total-knee-replacement',
        recordsOf: 'procedures',
      }),
      scope: id().optional().meta({
        description: 'key of one of the procedure’s scopes; leave out where it has none',
        example: 'with-crown',
      }),
      price,
      unit: z
        .strictObject({
          pieces: wholeNumber(MOST_PIECES).meta({ description: 'how many are done together', example: 4 }),
        })
        .optional()
        .describe('only where the price is for each of several pieces that are done together, such as crowns'),
      trips: z.array(trip).min(1, 'at least one entry').describe('the journeys that it takes, in order'),
      byRoad: z
        .strictObject({
          from: distinct(countryCode()).meta({ description: 'countries from which people drive', example: 'US' }),
        })
        .optional()
        .describe('only where these trips are too short for people who fly; leave out otherwise'),
      practitioners: distinct(id()).optional().meta({
        description: 'keys of the experts who do it; without it all experts of its care option',
        example: 'ana-restrepo',
      }),
    }),
  )
  .min(1, 'at least one entry')
  .describe('what the clinic does, what it costs and how long it takes');

const fare = z.strictObject({
  from: z.enum(departures).describe('city where the flight starts'),
  amount: money().meta({ description: 'usual return fare for one person', example: 480 }),
});

/** What staying costs, in facts.yaml: the whole trip is computed from it. */
export const staying = z
  .strictObject({
    lodging: z
      .strictObject({
        one: money().meta({ description: 'a night for one person', example: 45 }),
        two: money().meta({ description: 'a night for two people', example: 60 }),
      })
      .refine(({ one, two }) => one <= two, {
        path: ['one'],
        message: 'at most what "two" says',
        params: { fix: 'Swap "one" and "two", or correct the one that is wrong.' },
        when: whenNumbers('one', 'two'),
      })
      .describe('a usual room near the clinic'),
    meals: money().meta({ description: 'meals a day for one person', example: 22 }),
    transfers: z
      .number()
      .int('a whole number')
      .min(0, '0 or more')
      .max(1000, 'at most 1000')
      .meta({ description: 'rides of one trip, from the airport and back; 0 where prices include them', example: 80 }),
    fares: z.array(fare).min(1, 'at least one entry').describe('usual return fares, the most frequent first'),
    currency: currency(),
    verified: day().describe('day on which these costs were last looked up'),
  })
  .describe('what a stay costs besides the care');
