import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypesOf } from './graphqlTypes';
import { nodeKinds } from './nodeKinds';

/** The translation plugin's nodes. Without fixed types, Gatsby tests whether each word list is a date. */
const localeType = 'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }';

/**
 * Guessed types would turn every key in the front matter (treatments, experts) into a field. The record nodes type it;
 * on Markdown nodes everything else stays as their plugin has it.
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
 * Gatsby’s createSchemaCustomization: fixed types instead of guessed ones, so that fields can be queried even when no
 * record uses them. Throws when a schema contains something that GraphQL cannot express.
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
        words: ${wordsType}Fields!
      }`,
      `type ${factsType} implements Node @dontInfer {
        recordId: String!
        facts: ${factsType}Facts!
        texts: [${wordsType}!]! @link(by: "recordId", from: "recordId")
      }`,
    ]);
};
