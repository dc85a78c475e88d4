import { z } from 'zod';
import { day, id, line, listOf, sample } from './fields';
import { reviewer, sources } from './sources';

/**
 * What several pages have to say alike: who is not accepted, medicines to discuss, signs of danger. Procedures and care
 * options name it, so that a correction reaches every page.
 */

/**
 * How the doctor's sheet says entries of these lists: shorter, and in the first person, so that somebody can tick them. As
 * many as the list has; what has not been tried yet stands last, because it is no illness.
 */
export const sheetWords = () =>
  z
    .strictObject({
      notFor: listOf(line(60), 1, 9)
        .optional()
        .meta({ description: 'one for each entry of notFor', example: 'I smoke and cannot stop for weeks' }),
      medicines: listOf(line(60), 1, 11)
        .optional()
        .meta({ description: 'one for each entry of medicines', example: 'Blood thinners, aspirin' }),
    })
    .optional()
    .describe('the same on the doctor’s sheet: short, in the first person');

export const precautionFacts = z.strictObject({
  sample: sample().describe('true while no physician has reviewed the text'),
  reviewed: day().describe('day of the last editorial review'),
  reviewer: reviewer(),
  sources: sources(1).optional(),
});

export const precautionWords = z.strictObject({
  name: line(60).meta({ description: 'what it is for, as writers call it', example: 'Every operation' }),
  notFor: listOf(line(200), 1, 9).optional().describe('who is not accepted, at any clinic'),
  medicines: listOf(line(220), 1, 9).optional().describe('medicines to discuss before the procedure, with whom'),
  sheet: sheetWords(),
  now: listOf(line(270), 1, 8)
    .optional()
    .describe('signs on which to call the emergency number at once, each continuing "if you have …"'),
  sameDay: listOf(line(160), 1, 6)
    .optional()
    .describe('signs on which to call a doctor the same day, each continuing "if you have …"'),
});

/** A field of facts.yaml: the precautions that a page shows before its own. */
export const precautions = () =>
  listOf(id().meta({ description: 'id of a precaution: its folder’s name', example: 'surgery' }), 1, 6)
    .optional()
    .describe('shared lists of medicines and signs of danger, shown before those of this page');

/** Fewest and most entries of each list of a page, its precautions and its own together. */
export const listSizes = {
  notFor: [3, 9],
  medicines: [2, 14],
  now: [3, 13],
  sameDay: [2, 9],
} as const;
export type PrecautionList = keyof typeof listSizes;
