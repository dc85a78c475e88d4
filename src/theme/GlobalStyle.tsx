import { createGlobalStyle } from 'styled-components';
import { below } from './breakpoint';

/**
 * Global names, and nothing else is global:
 * `--focus-ring`, `--link`, `--soft`: colors of focus ring, standing links and secondary text, set by dark bands, the last
 * also where more contrast is asked for;
 * `data-menu` on the phone menu, which stops the page from scrolling while it is open.
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
    scroll-padding-top: ${({ theme }) => theme.space[6]};
    background: ${({ theme }) => theme.color.paper};
  }

  body {
    margin: 0;
    background: ${({ theme }) => theme.color.paper};
    color: ${({ theme }) => theme.color.ink};
    font-family: ${({ theme }) => theme.font.sans};
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.text};
    line-height: ${({ theme }) => theme.leading.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* Gatsby's wrappers: their style attributes are taken out of the built pages, which the policy forbids. */
  #gatsby-focus-wrapper {
    outline: none;
  }

  #gatsby-announcer {
    position: absolute;
    top: 0;
    width: ${({ theme }) => theme.stroke.hairline};
    height: ${({ theme }) => theme.stroke.hairline};
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
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

  fieldset {
    border: 0;
    min-width: 0;
  }

  address {
    font-style: normal;
  }

  h1,
  h2,
  h3,
  h4 {
    font-family: ${({ theme }) => theme.font.serif};
    font-weight: ${({ theme }) => theme.weight.heading};
    word-spacing: .05em;
    text-wrap: balance;

    /* Where a long word no longer fits at all, it is parted as its language does. */
    ${below('enlarged')} {
      hyphens: auto;
    }
  }

  h1 {
    font-size: ${({ theme }) => theme.size.pageTitle};
    line-height: ${({ theme }) => theme.leading.display};
    letter-spacing: ${({ theme }) => theme.tracking.display};
    word-spacing: .06em;
  }

  h2 {
    font-size: ${({ theme }) => theme.size.h2};
    line-height: ${({ theme }) => theme.leading.heading};
    letter-spacing: ${({ theme }) => theme.tracking.heading};
  }

  h3 {
    font-size: ${({ theme }) => theme.size.h4};
    line-height: ${({ theme }) => theme.leading.title};
    letter-spacing: ${({ theme }) => theme.tracking.title};
  }

  h4 {
    font-size: ${({ theme }) => theme.size.lede};
    line-height: ${({ theme }) => theme.leading.control};
  }

  p,
  li,
  dd,
  figcaption {
    text-wrap: pretty;
  }

  a {
    color: inherit;
  }

  b,
  strong {
    font-weight: ${({ theme }) => theme.weight.strong};
  }

  :focus-visible {
    outline: ${({ theme }) => theme.focus.width} solid var(--focus-ring, ${({ theme }) => theme.color.tealDark});
    outline-offset: ${({ theme }) => theme.focus.usual};
    border-radius: ${({ theme }) => theme.radius.image};
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ${below('nav')} {
    html:has(details[data-menu][open]) {
      overflow: hidden;
      scroll-padding-bottom: 0;
    }
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
    html {
      --soft: ${({ theme }) => theme.color.ink};
    }
  }

  @media print {
    html,
    body {
      background: none;
      color: ${({ theme }) => theme.color.print};
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
