import { graphql } from 'gatsby';
import type { NotFoundView } from '../data/pages';
import { NotFoundSection } from '../sections/errors';
import type { TemplateProps } from './template';

export { PictureHead as Head } from './template';

/**
 * Serves `notFound` of the route table’s error pages: one per language for everything that is missing. The Spanish one
 * also answers for `/es/*` in the browser.
 */
export default function NotFoundTemplate({ pageContext: { view } }: TemplateProps<NotFoundView>) {
  return <NotFoundSection view={view} />;
}

export const query = graphql`
  query NotFoundWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
