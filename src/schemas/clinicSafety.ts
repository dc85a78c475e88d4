import { z } from 'zod';
import { days } from './clinicFields';
import { distinct, language, line, wholeNumber } from './fields';

/** Who pays for a complication or a repeat procedure. */
export const payers = ['clinic', 'patient', 'shared'] as const;
export type Payer = (typeof payers)[number];

/** Help at hand, and who pays when something goes wrong, in facts.yaml. */
export const safety = z
  .strictObject({
    intensiveCare: z
      .strictObject({
        hospital: line(120).meta({ description: 'name and place', example: 'Hospital Ejemplo, Medellín' }),
        minutes: z
          .number()
          .int('a whole number')
          .min(0, '0 or more')
          .max(240, 'at most 240')
          .meta({ description: 'minutes by ambulance; 0 where it is in the house', example: 12 }),
      })
      .describe('nearest hospital with intensive care'),
    ibogaine: z
      .strictObject({
        cardiologyMinutes: z
          .number()
          .int('a whole number')
          .min(0, '0 or more')
          .max(240, 'at most 240')
          .meta({ description: 'minutes to intensive care with cardiology, by ambulance', example: 11 }),
        hoursAfterNormalEcg: wholeNumber(240).meta({
          description: 'hours for which monitor and ambulance stay after the ECG has become normal',
          example: 24,
        }),
        refusesMethadone: z.boolean().describe('true when nobody is accepted who takes methadone or buprenorphine'),
      })
      .optional()
      .describe('only for clinics with ibogaine, which are not listed without it'),
    complication: z
      .strictObject({
        paidBy: z.enum(payers).describe('who pays for treating a complication'),
        days: days().meta({ description: 'days after the procedure for which that holds', example: 30 }),
      })
      .describe('who pays when something goes wrong'),
    revision: z
      .strictObject({
        paidBy: z.enum(payers).describe('who pays for a repeat procedure'),
        months: wholeNumber(120).meta({ description: 'months for which that holds', example: 12 }),
      })
      .describe('who pays when it has to be done again'),
    records: distinct(language()).describe('languages in which records are handed over'),
  })
  .describe('what happens when something goes wrong');
