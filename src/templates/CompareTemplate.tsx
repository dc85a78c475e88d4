import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import type { CompareView } from '../views/comparison';
import type { PageContext } from '../views/page';

type Context = PageContext<CompareView>;

/** Serves `compare` of the route table. */
export default function CompareTemplate({ pageContext: { page } }: PageProps<unknown, Context>) {
  return <h1>{page.meta.socialTitle}</h1>;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query CompareWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
