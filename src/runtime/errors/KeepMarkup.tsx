import styled from 'styled-components';

const Transparent = styled.div`
  display: contents;
`;

/** Shows the page's own markup, unchanged: it comes from the document and goes back into it. */
export function KeepMarkup({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing is made from input.
  return <Transparent dangerouslySetInnerHTML={{ __html: html }} />;
}
