import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { CompareView } from '../data/comparison';
import type { PageContext } from '../data/page';
import { ComparePage } from '../sections/compare/ComparePage';

type Context = PageContext<CompareView>;

/** Serves `compare` of the route table. The choice is in the query, so one page answers for all of them; no form. */
export default function CompareTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <ComparePage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query CompareWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
