import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { ProceduresView } from '../data/search';
import { ProceduresPage } from '../sections/procedures/ProceduresPage';

type Context = PageContext<ProceduresView>;

/** Serves `procedures` of the route table. What is sought is in the query, so one page answers for all of it; no form. */
export default function ProceduresTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <ProceduresPage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query ProceduresWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
