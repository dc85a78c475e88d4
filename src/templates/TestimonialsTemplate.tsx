import { graphql } from 'gatsby';
import type { TestimonialsView } from '../data/pages';
import { TestimonialsPage } from '../sections/testimonials/TestimonialsPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves `testimonials` of the route table. It has no form and links to the contact page. */
export default function TestimonialsTemplate({ pageContext: { view } }: TemplateProps<TestimonialsView>) {
  return <TestimonialsPage view={view} />;
}

export const query = graphql`
  query TestimonialsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
