import { graphql, type HeadProps } from 'gatsby';
import { PageHead } from '../components/site/head/PageHead';
import type { PageContext } from '../data/page';
import type { HomeView } from '../data/pages';
import { InquiryForm } from '../inquiry';
import { SectionBoundary } from '../runtime/errors';
import { HomePage } from '../sections/home/HomePage';
import type { TemplateProps } from './template';

/** Serves `home` of the route table; the form is its free consultation. */
export default function HomeTemplate({ pageContext: { view } }: TemplateProps<HomeView>) {
  return (
    <HomePage
      view={view}
      form={
        <SectionBoundary>
          <InquiryForm formId="home" />
        </SectionBoundary>
      }
    />
  );
}

export function Head({ pageContext: { page, view } }: HeadProps<unknown, PageContext<HomeView>>) {
  return <PageHead page={page} firstPicture={view.hero} />;
}

export const query = graphql`
  query HomeWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
