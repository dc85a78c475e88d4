import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { InquiryForm } from '../contact';
import { SectionBoundary } from '../runtime/errors';
import { ClinicPage } from '../sections/clinic/ClinicPage';
import type { ClinicView } from '../views/clinic';
import type { PageContext } from '../views/page';

type Context = PageContext<ClinicView>;

/** Serves `clinic` of the route table. The form is about the clinic, and its destination is the clinic's country. */
export default function ClinicTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return (
    <ClinicPage
      view={view}
      form={
        <SectionBoundary>
          <InquiryForm formId="clinic" about={{ clinics: [{ id: view.id, name: view.name, country: view.country }] }} />
        </SectionBoundary>
      }
    />
  );
}

/** Name, city and description from the record; preloads its cover. Structured data: the breadcrumbs and the clinic. */
export function Head({ pageContext: { page, view } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} firstPicture={view.cover} />;
}

export const query = graphql`
  query ClinicWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
