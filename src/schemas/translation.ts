import { z } from 'zod';

/** How many digits of the digest of a counterpart a file of words carries. */
export const DIGEST_LENGTH = 12;

const translatedFrom = z
  .string()
  .regex(/^[0-9a-f]+$/, 'set by npm run translated')
  .length(DIGEST_LENGTH, 'set by npm run translated')
  .optional()
  .meta({
    description: 'the state of the other language’s file with which this one agrees; set by npm run translated',
    isSetByCommand: true,
  });

/** Adds what every file of words may say about its counterpart in the other language. */
export const withTranslation = <Shape extends z.core.$ZodLooseShape>(words: z.ZodObject<Shape, z.core.$strict>) =>
  words.extend({ translatedFrom });
