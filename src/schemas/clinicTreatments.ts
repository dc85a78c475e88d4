import { z } from 'zod';
import { currency, days, keyFor, money } from './clinicFields';
import { ascending, day, id } from './fields';

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
  .describe('days from the first to the last appointment');

/** What the clinic does, in facts.yaml. */
export const treatments = z
  .array(
    z.strictObject({
      key: keyFor('name, description and what the price includes', 'total-knee-replacement'),
      procedure: id().meta({
        description: 'folder below content/procedures',
        example: 'total-knee-replacement',
        recordsOf: 'procedures',
      }),
      price,
      stayDays: stay,
      procedureDay: days().meta({
        description: 'day of the stay on which it is done, the arrival is day 1',
        example: 2,
      }),
      nights: z
        .number()
        .int('a whole number')
        .min(0, '0 or more')
        .max(60, 'at most 60')
        .meta({ description: 'nights at the clinic', example: 3 }),
      byRoad: z
        .literal(true)
        .optional()
        .describe('true where this stay is only for people who come and go by road; leave out otherwise'),
    }),
  )
  .min(2, 'at least two entries')
  .describe('what the clinic does and what it costs');
