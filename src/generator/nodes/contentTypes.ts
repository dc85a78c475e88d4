import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypesOf } from './graphqlTypes';
import { nodeKinds } from './nodeKinds';

/** The translation plugin's nodes. Where Gatsby guesses their types, it tries whether each word list is a date. */
const localeType = 'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }';

/**
 * Front matter by key (treatments, experts) would become a field per key. It is typed on the nodes of the records; of the
 * Markdown nodes everything else stays as their plugin has it.
 */
const markdownTypes = `
  type MarkdownRemark implements Node @dontInfer @childOf(mimeTypes: ["text/markdown", "text/x-markdown"]) {
    frontmatter: MarkdownRemarkFrontmatter
    rawMarkdownBody: String
    fileAbsolutePath: String
  }
  type MarkdownRemarkFrontmatter @dontInfer { title: String description: String }
`;

/**
 * Gatsby’s createSchemaCustomization: fixed types instead of guessed ones, so that a field that no record uses can be
 * queried too. Throws when a schema has something that GraphQL cannot express.
 */
export const createContentTypes = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createTypes([localeType, markdownTypes]);
  for (const { kind, factsType, wordsType } of nodeKinds)
    actions.createTypes([
      graphqlTypesOf(`${factsType}Facts`, kind.facts),
      graphqlTypesOf(`${wordsType}Fields`, kind.words),
      `type ${wordsType} implements Node @dontInfer {
        recordId: String!
        language: String!
        digest: String!
        words: ${wordsType}Fields!
      }`,
      `type ${factsType} implements Node @dontInfer {
        recordId: String!
        facts: ${factsType}Facts!
        texts: [${wordsType}!]! @link(by: "recordId", from: "recordId")
      }`,
    ]);
};
