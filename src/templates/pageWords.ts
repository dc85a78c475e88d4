import { graphql } from 'gatsby';

/**
 * The interface words of a page, by the language and the namespaces of its context. Each template's query asks for
 * them, because the translation plugin looks for them there.
 */
export const pageWords = graphql`
  fragment PageWords on Query {
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
