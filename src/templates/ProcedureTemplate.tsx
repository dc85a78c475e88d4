import { graphql } from 'gatsby';
import type { ProcedureView } from '../data/procedure';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { ProcedurePage } from '../sections/procedure/ProcedurePage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `procedure` of the route table. The form is about the procedure. */
export default function ProcedureTemplate({ pageContext: { view } }: TemplateProps<ProcedureView>) {
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

export const query = graphql`
  query ProcedureWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
