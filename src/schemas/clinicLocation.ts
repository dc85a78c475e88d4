import { z } from 'zod';
import { line, wholeNumber } from './fields';

/** Minutes by road. */
const LONGEST_RIDE = 600;

/** Place and airport, in facts.yaml. */
export const location = z
  .strictObject({
    address: line(120).meta({
      description: 'street, quarter, city',
      example: 'Calle Ejemplo 100, El Poblado, Medellín',
    }),
    latitude: z
      .number()
      .min(-90, '-90 to 90')
      .max(90, '-90 to 90')
      .meta({ description: 'degrees north, south is negative', example: 6.2086 }),
    longitude: z
      .number()
      .min(-180, '-180 to 180')
      .max(180, '-180 to 180')
      .meta({ description: 'degrees east, west is negative', example: -75.5659 }),
    timeZone: line(60).meta({ description: 'IANA time zone', example: 'America/Bogota' }),
    airport: z
      .strictObject({
        name: line(80).meta({ description: 'name and place', example: 'José María Córdova, Rionegro' }),
        code: z
          .string()
          .regex(/^[A-Z]{3}$/, 'a three-letter IATA code, for example MDE')
          .meta({ description: 'IATA code', example: 'MDE' }),
        minutes: wholeNumber(LONGEST_RIDE).meta({ description: 'minutes by road, usual traffic', example: 50 }),
      })
      .describe('nearest airport'),
  })
  .describe('where it is and how to get there');
