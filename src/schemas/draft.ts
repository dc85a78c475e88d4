import { z } from 'zod';

/** Adds the field by which a record waits: it makes no page, and what is missing in it stops nobody. */
export const withDraft = <Shape extends z.core.$ZodLooseShape>(facts: z.ZodObject<Shape, z.core.$strict>) =>
  facts.extend({
    draft: z.boolean().optional().meta({
      description: 'true while it is being written: no page shows it, and nothing waits for it',
      isSetIfNew: true,
    }),
  });
