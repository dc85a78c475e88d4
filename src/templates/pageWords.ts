import { graphql } from 'gatsby';

/** A page's interface words. Each query asks for them, because the translation plugin looks for them there. */
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
