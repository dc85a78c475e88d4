import { graphql, type HeadProps } from 'gatsby';
import { lazy } from 'react';
import { loadChunk } from '../client/loadChunk';
import { PageHead } from '../components/site/head/PageHead';
import type { ClinicView } from '../data/clinic';
import type { PageContext } from '../data/page';
import { StaticHtml } from '../hydration/StaticHtml';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { ClinicPage } from '../sections/clinic/ClinicPage';
import type { TemplateProps } from './template';

/** All icons of features: 3 KB of script, not loaded after a full page load. */
const KeyFeatures = lazy(async () => ({
  default: (await loadChunk(() => import('../sections/clinic/KeyFeatures'))).KeyFeatures,
}));

/** Serves `clinic` of the route table. The form is about the clinic, and its destination is the clinic's country. */
export default function ClinicTemplate({ pageContext: { view } }: TemplateProps<ClinicView>) {
  return (
    <ClinicPage
      view={view}
      features={
        <SectionBoundary>
          <StaticHtml>
            <KeyFeatures features={view.keyFeatures} />
          </StaticHtml>
        </SectionBoundary>
      }
      form={
        <SectionBoundary>
          <InquiryForm
            formId="clinic"
            topics={{ clinics: [{ id: view.id, name: view.name, country: view.country, scopes: view.scopes }] }}
            known={{
              procedures: view.offers.map(({ procedure: id, procedureName: name, sheetPath }) => ({
                id,
                name,
                sheetPath,
              })),
            }}
          />
        </SectionBoundary>
      }
    />
  );
}

export function Head({ pageContext: { page, view } }: HeadProps<unknown, PageContext<ClinicView>>) {
  return <PageHead page={page} firstPicture={view.cover} />;
}

export const query = graphql`
  query ClinicWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
