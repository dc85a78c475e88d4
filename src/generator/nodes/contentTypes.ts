import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** The translation plugin's nodes. Without fixed types, Gatsby tests whether each word list is a date. */
const localeType = 'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }';

/** Guessed types would turn every key in the front matter (treatments, experts) into a field. */
const markdownType = `
  type MarkdownRemark implements Node @dontInfer @childOf(mimeTypes: ["text/markdown", "text/x-markdown"]) {
    rawMarkdownBody: String
    fileAbsolutePath: String
  }
`;

/** Gatsby’s createSchemaCustomization: fixed types instead of guessed ones. */
export const createContentTypes = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes([localeType, markdownType]);
