import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { ClinicsListView } from '../data/clinic';
import type { PageContext } from '../data/page';
import { ClinicsPage } from '../sections/clinics/ClinicsPage';

type Context = PageContext<ClinicsListView>;

/** Serves `clinics` of the route table. Filters are in the query, so one page answers for all of them; no form. */
export default function ClinicsTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <ClinicsPage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query ClinicsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
