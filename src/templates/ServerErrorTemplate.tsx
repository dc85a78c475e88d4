import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { ServerErrorView } from '../data/pages';
import { ServerErrorSection } from '../sections/errors';

type Context = PageContext<ServerErrorView>;

/** What a host sends when it fails. A page that fails in the browser shows the section without this template. */
export default function ServerErrorTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <ServerErrorSection view={view} />;
}

export function Head({ pageContext: { page, view } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} firstPicture={view.picture} />;
}

export const query = graphql`
  query ServerErrorWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
