import { graphql } from 'gatsby';
import type { CareOptionView } from '../data/careOption';
import { CareOptionPage } from '../sections/careOption/CareOptionPage';
import type { TemplateProps } from './template';

export { PictureHead as Head } from './template';

/** Serves `careOption` of the route table. No form: its call to action leads to the contact page. */
export default function CareOptionTemplate({ pageContext: { view } }: TemplateProps<CareOptionView>) {
  return <CareOptionPage view={view} />;
}

export const query = graphql`
  query CareOptionWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
