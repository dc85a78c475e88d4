import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { ContactView } from '../data/pages';
import { InquiryForm } from '../inquiry';
import { contactFormId } from '../routes/sectionIds';
import { SectionBoundary } from '../runtime/errors';
import { ContactPage } from '../sections/contact/ContactPage';

type Context = PageContext<ContactView>;

/** Serves `contact` of the route table. Only this form gets all names, so that an address can ask for any of them. */
export default function ContactTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return (
    <ContactPage
      form={
        <SectionBoundary>
          <InquiryForm formId={contactFormId} known={view} />
        </SectionBoundary>
      }
    />
  );
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query ContactWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
