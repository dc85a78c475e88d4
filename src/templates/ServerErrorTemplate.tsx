import { graphql } from 'gatsby';
import type { ServerErrorView } from '../data/pages';
import { ServerErrorSection } from '../sections/errors';
import type { TemplateProps } from './template';

export { PictureHead as Head } from './template';

/**
 * Serves `serverError` of the route table’s error pages: what a host sends when it fails. A page that fails in the
 * browser shows the same section without this template.
 */
export default function ServerErrorTemplate({ pageContext: { view } }: TemplateProps<ServerErrorView>) {
  return <ServerErrorSection view={view} />;
}

export const query = graphql`
  query ServerErrorWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
