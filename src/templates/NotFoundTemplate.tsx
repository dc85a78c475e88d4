import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { NotFoundView } from '../data/pages';
import { NotFoundSection } from '../sections/errors';

type Context = PageContext<NotFoundView>;

/** One page per language for everything missing. The Spanish one also answers for `/es/*` in the browser. */
export default function NotFoundTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <NotFoundSection view={view} />;
}

export function Head({ pageContext: { page, view } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} firstPicture={view.picture} />;
}

export const query = graphql`
  query NotFoundWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
