import { graphql } from 'gatsby';
import type { CompareView } from '../data/comparison';
import { ComparePage } from '../sections/compare/ComparePage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `compare` of the route table. The choice is in the query, so one page answers for all of them; no form. */
export default function CompareTemplate({ pageContext: { view } }: TemplateProps<CompareView>) {
  return <ComparePage view={view} />;
}

export const query = graphql`
  query CompareWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
