import { graphql } from 'gatsby';
import type { ContactView } from '../data/pages';
import { InquiryForm } from '../inquiry';
import { contactFormId } from '../routes/sectionIds';
import { SectionBoundary } from '../runtime/errors';
import { ContactPage } from '../sections/contact/ContactPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `contact` of the route table. Only this form gets all names, so that an address can ask for any of them. */
export default function ContactTemplate({ pageContext: { view } }: TemplateProps<ContactView>) {
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

export const query = graphql`
  query ContactWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
