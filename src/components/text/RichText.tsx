import styled from 'styled-components';
import { typeset, underline } from '../../theme';
import { citationStyle } from './citation';

const Text = styled.span`
  & a {
    ${typeset('medium', 'oxblood')}
    text-underline-offset: ${underline.text};
  }

  ${citationStyle}
`;

interface RichTextProps {
  /** Safe inline HTML from a view: one item of a list, written by the build from checked Markdown. */
  html: string;
}

/** A line of text with emphasis and links, not a paragraph. */
export function RichText({ html }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML from checked Markdown without raw HTML.
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}
