import { createGlobalStyle } from 'styled-components';
import { focus } from './borderWidth';
import { below } from './breakpoint';
import { color } from './color';
import { radius } from './radius';
import { space } from './space';
import { font, fontSize, fontWeight, letterSpacing, lineHeight } from './type';

/**
 * Only these names are global: `--focus-ring`, `--link`, `--soft`, which dark bands set; `data-menu` and
 * `data-filters`, which stop the page's scrolling while they are open.
 */
export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-top: ${space[6]};
    background: ${color.paper};
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.sans};
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.text};
    line-height: ${lineHeight.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  summary {
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker { display: none; }

  fieldset {
    border: 0;
    min-width: 0;
  }

  address { font-style: normal; }

  h1,
  h2,
  h3,
  h4 {
    font-family: ${font.serif};
    font-weight: ${fontWeight.heading};
    word-spacing: .05em;
    text-wrap: balance;

    /* A long word that does not fit is hyphenated by the rules of its language. */
    ${below('enlarged')} { hyphens: auto; }
  }

  h1 {
    font-size: ${fontSize.pageTitle};
    line-height: ${lineHeight.display};
    letter-spacing: ${letterSpacing.display};
    word-spacing: .06em;

    ${below('enlarged')} { font-size: ${fontSize.enlargedTitle}; }
  }

  h2 {
    font-size: ${fontSize.h2};
    line-height: ${lineHeight.heading};
    letter-spacing: ${letterSpacing.heading};
  }

  h3 {
    font-size: ${fontSize.h4};
    line-height: ${lineHeight.title};
    letter-spacing: ${letterSpacing.title};
  }

  h4 {
    font-size: ${fontSize.lede};
    line-height: ${lineHeight.control};
  }

  p,
  li,
  dd,
  summary,
  figcaption {
    text-wrap: pretty;
  }

  :is(h1, h2) + p {
    text-wrap: balance;
  }

  /* Chromium draws its cross in blue. */
  ::-webkit-search-cancel-button { filter: grayscale(1); }
  a { color: inherit; }

  b,
  strong {
    font-weight: ${fontWeight.strong};
  }

  :focus-visible {
    outline: ${focus.width} solid var(--focus-ring, ${color.tealDark});
    outline-offset: ${focus.usual};
    border-radius: ${radius.image};
  }

  [tabindex='-1']:focus-visible { outline: none; }

  ${below('nav')} {
    html:has(details[data-menu][open]) {
      overflow: hidden;
      scroll-padding-bottom: 0;
    }
  }

  ${below('phone')} {
    html:has(details[data-filters][open]) { overflow: hidden; }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media (prefers-contrast: more) {
    html { --soft: ${color.ink}; }
  }

  @media print {
    html,
    body {
      background: none;
      color: ${color.print};
      font-size: 11pt;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
    }

    a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
  }
`;
