import { graphql } from 'gatsby';

/**
 * The interface words of a page, by the language and the namespaces of its context: what each template's query asks for,
 * because the translation plugin looks for it there.
 */
export const pageWords = graphql`
  fragment PageWords on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
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
