import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { CareOptionView } from '../data/careOption';
import type { PageContext } from '../data/page';
import { CareOptionPage } from '../sections/careOption/CareOptionPage';

type Context = PageContext<CareOptionView>;

/** Serves `careOption` of the route table. No form: its call to action leads to the contact page. */
export default function CareOptionTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <CareOptionPage view={view} />;
}

export function Head({ pageContext: { page, view } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} firstPicture={view.picture} />;
}

export const query = graphql`
  query CareOptionWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
