import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { DoctorSheetView } from '../data/doctorSheet';
import type { PageContext } from '../data/page';
import { DoctorSheetPage } from '../sections/doctorSheet/DoctorSheetPage';

type Context = PageContext<DoctorSheetView>;

/** Serves `doctorSheet` of the route table. */
export default function DoctorSheetTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <DoctorSheetPage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query DoctorSheetWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
