import { graphql } from 'gatsby';
import type { ClinicsListView } from '../data/clinic';
import { ClinicsPage } from '../sections/clinics/ClinicsPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `clinics` of the route table. Filters are in the query, so one page answers for all of them; no form. */
export default function ClinicsTemplate({ pageContext: { view } }: TemplateProps<ClinicsListView>) {
  return <ClinicsPage view={view} />;
}

export const query = graphql`
  query ClinicsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
