import type { PageParts } from '../hosting';

const pictureHint = /<link rel="preload" as="image"[^>]*>/;
const viewport = /<meta name="viewport"[^>]*>/;
/** Gatsby's wrappers carry their style as attributes; GlobalStyle has the same rules, so that the policy can forbid them. */
const wrapperStyle = /(<div) style="[^"]*"( tabindex="-1" id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;

/** Pages of Gatsby's; an owner's own files beside them have neither wrapper nor announcer. */
const ofGatsby = ' id="gatsby-focus-wrapper"';

const without = (html: string, style: RegExp, kept: string): string => {
  if (html.includes(ofGatsby) && !style.test(html))
    throw new Error(
      `Gatsby's wrappers look different: ${style} finds nothing. See src/generator/afterBuild/pageMarkup.ts.`,
    );
  return html.replace(style, kept);
};

/**
 * Tidies a page that Gatsby wrote. The hint for the first picture goes before the styles, so that a slow line asks for
 * the picture first.
 */
export const tidyMarkup = ([head, rest]: PageParts): PageParts => {
  const hint = pictureHint.exec(head)?.[0];
  const hinted = hint ? head.replace(hint, '').replace(viewport, (found) => found + hint) : head;
  return [hinted, without(without(rest, wrapperStyle, '$1$2'), announcerStyle, '$1')];
};
