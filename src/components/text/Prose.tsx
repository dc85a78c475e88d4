import styled from 'styled-components';
import { borderWidth, color, fontSize, maxWidth, space, typeset, underline } from '../../theme';
import { citationStyle } from './citation';

/**
 * For parts whose fragment is made of words. A browser's reader view leaves out those that read like side matter, as
 * "extranjero" has "extra", but for this class.
 */
export const inReaderView = { className: 'column' };

const Text = styled.div.attrs(inReaderView)`
  max-width: ${maxWidth.prose};

  & > * + * { margin-top: 1em; }

  & h2 {
    margin-top: 1.6em;
    font-size: ${fontSize.panel};
  }

  & h3 { margin-top: 1.8em; }
  & h4 { margin-top: 1.6em; }
  & :is(h2, h3, h4) + * { margin-top: .6em; }
  & > :first-child { margin-top: 0; }

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
    border: .225em solid ${color.oxblood};
    border-radius: 50%;
    background: ${color.oxblood};
  }

  & ol {
    padding-left: 1.5em;
    list-style: decimal;
  }

  & ol > li::marker { ${typeset('strong', 'oxblood')} }

  & li + li { margin-top: .5em; }

  & a {
    ${typeset('medium', 'oxblood')}
    text-underline-offset: ${underline.text};
  }

  & a:hover { text-decoration-thickness: ${borderWidth.strong}; }

  /* Words that the build sets after links to other sites. */
  & .external-hint { ${typeset('sm', 'ink2')} }

  ${citationStyle}

  & blockquote {
    padding-left: 1.2em;
    border-left: ${borderWidth.bold} solid ${color.trail};
    color: ${color.ink2};
  }

  & hr {
    border: 0;
    border-top: ${borderWidth.hairline} solid ${color.line};
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    ${typeset('card/small')}
  }

  & :is(th, td) {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-top: ${borderWidth.hairline} solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;

interface ProseProps {
  /** Safe HTML from a view: written by the build from checked Markdown, never by a visitor. */
  html: string;
  className?: string;
  id?: string;
}

/** Running text from Markdown. The HTML already has hints after external links. */
export function Prose({ html, className, id }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML from checked Markdown without raw HTML.
  return <Text className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
