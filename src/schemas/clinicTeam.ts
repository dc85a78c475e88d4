import { z } from 'zod';
import { keyFor, year } from './clinicFields';
import { careOptionKey, day, distinct, line, webAddress } from './fields';

/** Certificates of the clinic, in facts.yaml. */
export const accreditations = z
  .array(
    z.strictObject({
      key: keyFor('what it covers', 'hospital-quality'),
      body: line(80).meta({ description: 'who accredits', example: 'Andean Council for Hospital Quality' }),
      covers: distinct(careOptionKey()).describe('the clinic’s specialties for which it holds'),
      number: line(40).meta({ description: 'certificate number', example: 'CO-1187' }),
      validUntil: day().describe('last day on which it is valid'),
      verifyAt: webAddress().meta({
        description: 'where anyone can check it',
        example: 'https://example.com/verify/co-1187',
      }),
    }),
  )
  .min(1, 'at least one entry')
  .describe('certificates that patients can check');

/** Its people, in facts.yaml. */
export const experts = z
  .array(
    z.strictObject({
      key: keyFor('role and biography', 'ana-restrepo'),
      name: line(60).meta({ description: 'name without a title', example: 'Ana Lucía Restrepo' }),
      specialty: careOptionKey().describe('one of the clinic’s specialties'),
      licence: z
        .strictObject({
          number: line(40).meta({ description: 'license number', example: 'MED-20418' }),
          register: line(80).meta({
            description: 'who keeps the register',
            example: 'Registro Andino de Profesionales',
          }),
        })
        .describe('professional license'),
      practisingSince: year(1950).meta({ description: 'year', example: 2004 }),
    }),
  )
  .min(1, 'at least one entry')
  .describe('people who treat');
