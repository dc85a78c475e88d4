import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { TestimonialsView } from '../data/pages';
import { TestimonialsPage } from '../sections/testimonials/TestimonialsPage';

type Context = PageContext<TestimonialsView>;

/** Serves `testimonials` of the route table. It has no form and links to the contact page. */
export default function TestimonialsTemplate({ pageContext: { view } }: PageProps<unknown, Context>) {
  return <TestimonialsPage view={view} />;
}

export function Head({ pageContext: { page } }: HeadProps<unknown, Context>) {
  return <PageHead page={page} />;
}

export const query = graphql`
  query TestimonialsWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
