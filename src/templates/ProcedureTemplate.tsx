import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { ProcedureView } from '../data/procedure';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { ProcedurePage } from '../sections/procedure/ProcedurePage';

type Context = PageContext<ProcedureView>;

/** Serves `procedure` of the route table. The form is about the procedure. */
export default function ProcedureTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return (
    <ProcedurePage
      view={view}
      form={
        <SectionBoundary>
          <InquiryForm
            formId="procedure"
            topics={{ procedures: [{ id: view.id, name: view.name, sheetPath: view.sheetPath }] }}
            known={{
              clinics: view.offers.map(({ clinic, scope }) => ({
                ...clinic,
                ...(scope && { scopes: { [view.id]: scope.label } }),
              })),
            }}
          />
        </SectionBoundary>
      }
    />
  );
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query ProcedureWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
