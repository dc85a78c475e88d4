import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import { type ContentKind, contentKinds } from '../../schemas/kinds';
import type { Content } from '../check/checkContent';
import { graphqlTypesOf } from './graphqlTypes';

/**
 * Checked records as Gatsby nodes, typed from the schemas: what GraphiQL shows in develop. Pages take their data another
 * way, see createSite, so that a build makes the types alone: a thousand clinics' nodes would take 2 s and the memory.
 */

interface NodeKind {
  readonly type: string;
  readonly kind: ContentKind;
  readonly records: (
    content: Content,
  ) => readonly { readonly id: string; readonly facts: object; readonly words: object }[];
}

const kinds: readonly NodeKind[] = [
  { type: 'Clinic', kind: contentKinds.clinic, records: ({ clinics }) => clinics },
  { type: 'CareOption', kind: contentKinds['care-option'], records: ({ careOptions }) => careOptions },
  { type: 'Testimonial', kind: contentKinds.testimonial, records: ({ testimonials }) => testimonials },
  { type: 'TextPage', kind: contentKinds.page, records: ({ pages }) => pages },
];

/** The translation plugin's nodes. Where Gatsby guesses their types, it tries whether each word list is a date. */
const localeType = 'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }';

/**
 * Gatsby’s createSchemaCustomization: fixed types instead of guessed ones, so that a field that no record uses can be
 * queried too. Throws when a schema has something that GraphQL cannot express.
 */
export const createContentTypes = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes(localeType);
  for (const { type, kind } of kinds)
    actions.createTypes(
      [
        graphqlTypesOf(`${type}Facts`, kind.facts),
        graphqlTypesOf(`${type}Words`, kind.words),
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
