import { graphql } from 'gatsby';
import type { ProceduresView } from '../data/search';
import { ProceduresPage } from '../sections/procedures/ProceduresPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `procedures` of the route table. What is sought is in the query, so one page answers for all of it; no form. */
export default function ProceduresTemplate({ pageContext: { view } }: TemplateProps<ProceduresView>) {
  return <ProceduresPage view={view} />;
}

export const query = graphql`
  query ProceduresWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
