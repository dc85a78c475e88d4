import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { TextPageView } from '../data/pages';
import { TextPage } from '../sections/textPage/TextPage';

type Context = PageContext<TextPageView>;

/** Serves every route of the table with a `text`: the legal pages and about us. */
export default function TextPageTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <TextPage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query TextPageWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
