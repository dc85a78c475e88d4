import { graphql } from 'gatsby';
import type { DoctorSheetView } from '../data/doctorSheet';
import { DoctorSheetPage } from '../sections/doctorSheet/DoctorSheetPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `doctorSheet` of the route table. */
export default function DoctorSheetTemplate({ pageContext: { view } }: TemplateProps<DoctorSheetView>) {
  return <DoctorSheetPage view={view} />;
}

export const query = graphql`
  query DoctorSheetWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
