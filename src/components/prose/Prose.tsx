import styled from 'styled-components';

const Text = styled.div`
  max-width: ${({ theme }) => theme.measure.prose};

  & > * + * {
    margin-top: 1em;
  }

  & h2 {
    margin-top: 1.6em;
    font-size: ${({ theme }) => theme.size.panel};
  }

  & h3 {
    margin-top: 1.8em;
  }

  & h4 {
    margin-top: 1.6em;
  }

  & :is(h2, h3, h4) + * {
    margin-top: .6em;
  }

  & > :first-child {
    margin-top: 0;
  }

  & ul > li {
    position: relative;
    padding-left: 1.5em;
  }

  & ul > li::before {
    content: '';
    position: absolute;
    top: .62em;
    left: .3em;
    width: .45em;
    height: .45em;
    border: .225em solid ${({ theme }) => theme.color.oxblood};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.oxblood};
  }

  & ol {
    padding-left: 1.5em;
    list-style: decimal;
  }

  & ol > li::marker {
    font-weight: ${({ theme }) => theme.weight.strong};
    color: ${({ theme }) => theme.color.oxblood};
  }

  & li + li {
    margin-top: .5em;
  }

  & a {
    font-weight: ${({ theme }) => theme.weight.medium};
    color: ${({ theme }) => theme.color.oxblood};
    text-underline-offset: ${({ theme }) => theme.underline.text};
  }

  & a:hover {
    text-decoration-thickness: ${({ theme }) => theme.stroke.strong};
  }

  /* Words that the build sets after links to other sites. */
  & .external-hint {
    font-size: ${({ theme }) => theme.size.sm};
    color: ${({ theme }) => theme.color.ink2};
  }

  & blockquote {
    padding-left: 1.2em;
    border-left: ${({ theme }) => theme.stroke.bold} solid ${({ theme }) => theme.color.trail};
    color: ${({ theme }) => theme.color.ink2};
  }

  & hr {
    border: 0;
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${({ theme }) => theme.size.card};
    line-height: ${({ theme }) => theme.leading.small};
  }

  & :is(th, td) {
    padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]} 0;
    border-top: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;

interface ProseProps {
  /** Safe HTML from a view: written by the build from checked Markdown, never by a visitor. */
  html: string;
  className?: string;
}

/** Running text from Markdown. Links outward carry their hint in the HTML already. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML from checked Markdown without raw HTML.
  return <Text className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
