import { z } from 'zod';

/** How many digits of the other language file's digest a file of words holds. */
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

/** Adds the field in which a file of words says with which text in the other language it agrees. */
export const withTranslation = <Shape extends z.core.$ZodLooseShape>(words: z.ZodObject<Shape, z.core.$strict>) =>
  words.extend({ translatedFrom });
