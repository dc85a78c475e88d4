import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { CareOptionsListView } from '../data/pages';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { CareOptionsPage } from '../sections/careOptions/CareOptionsPage';

type Context = PageContext<CareOptionsListView>;

/** Serves `careOptions` of the route table: the list, and the form to which its help block links. */
export default function CareOptionsTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
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

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query CareOptionsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
