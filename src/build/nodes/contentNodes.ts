import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import type { z } from 'zod';
import { careOptionFacts, careOptionWords } from '../../schemas/careOption';
import { clinicFacts, clinicWords } from '../../schemas/clinic';
import { testimonialFacts, testimonialWords } from '../../schemas/testimonial';
import { textPageFacts, textPageWords } from '../../schemas/textPage';
import type { Content } from '../check/checkContent';
import { graphqlTypesOf } from './graphqlTypes';

/**
 * Checked records as Gatsby nodes, typed from the schemas: what GraphiQL shows in develop. Pages take their data another
 * way, see createSite, so that a build makes the types alone: a thousand clinics' nodes would take 2 s and the memory.
 */

interface NodeKind {
  readonly type: string;
  readonly facts: z.ZodObject;
  readonly words: z.ZodObject;
  readonly records: (
    content: Content,
  ) => readonly { readonly id: string; readonly facts: object; readonly words: object }[];
}

const kinds: readonly NodeKind[] = [
  { type: 'Clinic', facts: clinicFacts, words: clinicWords, records: ({ clinics }) => clinics },
  { type: 'CareOption', facts: careOptionFacts, words: careOptionWords, records: ({ careOptions }) => careOptions },
  {
    type: 'Testimonial',
    facts: testimonialFacts,
    words: testimonialWords,
    records: ({ testimonials }) => testimonials,
  },
  { type: 'TextPage', facts: textPageFacts, words: textPageWords, records: ({ pages }) => pages },
];

/** The translation plugin's nodes. Where Gatsby guesses their types, it tries whether each word list is a date. */
const localeType = 'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }';

/**
 * Gatsby’s createSchemaCustomization: fixed types instead of guessed ones, so that a field that no record uses can be
 * queried too. Throws when a schema has something that GraphQL cannot express.
 */
export const createContentTypes = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes(localeType);
  for (const { type, facts, words } of kinds)
    actions.createTypes(
      [
        graphqlTypesOf(`${type}Facts`, facts),
        graphqlTypesOf(`${type}Words`, words),
        `type ${type}Languages @dontInfer { en: ${type}Words! es: ${type}Words! }`,
        `type ${type} implements Node @dontInfer { recordId: String! facts: ${type}Facts! words: ${type}Languages! }`,
      ].join('\n'),
    );
};

/** One node per record, with the words of both languages. `recordId` is the folder’s name: `id` is Gatsby’s own. */
export const createContentNodes = (
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  content: Content,
): void => {
  for (const { type, records } of kinds)
    for (const { id, facts, words } of records(content)) {
      const fields = { recordId: id, facts, words };
      actions.createNode({
        ...fields,
        id: createNodeId(`${type} ${id}`),
        internal: { type, contentDigest: createContentDigest(fields) },
      });
    }
};
