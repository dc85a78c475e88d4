import { graphql } from 'gatsby';
import type { CareOptionsListView } from '../data/pages';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { CareOptionsPage } from '../sections/careOptions/CareOptionsPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `careOptions` of the route table: the list, and the form to which its help block links. */
export default function CareOptionsTemplate({ pageContext: { view } }: TemplateProps<CareOptionsListView>) {
  return (
    <CareOptionsPage
      view={view}
      form={
        <SectionBoundary>
          <InquiryForm formId="care-options" />
        </SectionBoundary>
      }
    />
  );
}

export const query = graphql`
  query CareOptionsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
