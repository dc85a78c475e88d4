import { z } from 'zod';
import { isTextRoute, pageType, routeKeys, routeTable, type TextPageId } from '../routes/table';
import { day, line, listOf, sample, searchDescription } from './fields';

const textRoutes = routeKeys.filter(isTextRoute);

/** Pages whose whole text is Markdown: folder names below content/pages. */
export const textPages: readonly TextPageId[] = textRoutes.map((route) => routeTable[route].text);

/** Those that a lawyer signs. */
export const signedPages: readonly string[] = textRoutes
  .filter((route) => pageType(route).signed)
  .map((route) => routeTable[route].text);

/** A lawyer's approval of the text as of its last change. */
const signature = z.strictObject({
  name: line(60).meta({ description: 'name of the lawyer', example: 'Ana Lucía Restrepo' }),
  licence: line(80).meta({ description: 'license and register', example: 'T.P. 214.630, Colombia' }),
  law: line(80).meta({ description: 'countries or states whose law was looked at', example: 'Mexico, Colombia' }),
  day: day().describe('day of the approval'),
});

export const textPageFacts = z.strictObject({
  sample: sample().describe('true until the text is your own'),
  updated: day().describe('day of the last change of meaning'),
  signatures: listOf(signature, 1, 12)
    .optional()
    .describe(
      'the lawyers who approved the text; publishing asks for them on patient rights, privacy, terms and disclaimer',
    ),
});

/** Front matter of words.en.md and words.es.md; the text below it has "## " sections. */
export const textPageWords = z.strictObject({
  title: line(60).meta({ description: 'heading of the page', example: 'Privacy Policy' }),
  description: searchDescription().describe('for search engines'),
  lede: line(240).describe('the page in one sentence'),
  team: listOf(
    z.strictObject({
      name: line(60).optional().meta({ description: 'name, where somebody real is shown', example: 'Ana Restrepo' }),
      role: line(60).meta({ description: 'what the person does', example: 'Patient coordinators' }),
      text: line(200).describe('the role in one sentence'),
    }),
    2,
    12,
  )
    .optional()
    .describe('the people of about us, at its end: names, or roles alone while nobody is shown'),
});

export type TextPageWords = z.infer<typeof textPageWords>;
