import { graphql } from 'gatsby';
import type { TextPageView } from '../data/pages';
import { TextPage } from '../sections/textPage/TextPage';
import type { TemplateProps } from './template';

export { PlainHead as Head } from './template';

/** Serves every route of the table with a `text`: the legal pages and about us. */
export default function TextPageTemplate({ pageContext: { view } }: TemplateProps<TextPageView>) {
  return <TextPage view={view} />;
}

export const query = graphql`
  query TextPageWords($language: String!, $namespaces: [String!]!) {
    ...PageWords
  }
`;
