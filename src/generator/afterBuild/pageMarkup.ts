import type { PageParts } from '../hosting';
import { shortenServed } from './shortenServed';

const pictureHint = /<link rel="preload" as="image"[^>]*>/;
const viewport = /<meta name="viewport"[^>]*>/;
/** Gatsby's wrappers carry their style as attributes; GlobalStyle has the same rules, so that the policy can forbid them. */
const wrapperStyle = /(<div) style="[^"]*"( tabindex="-1" id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;
/** styled-components looks for a style element of its version; without, it leaves the page's to src/shell/ServedStyles. */
const styles = /<style data-styled=""(?: data-styled-version="[^"]*")?>([\s\S]*?)<\/style>/;

/**
 * Tidies a page that Gatsby wrote. The hint for the first picture goes before the styles, so that a slow line asks for
 * the picture first.
 */
export const tidyMarkup = ([head, rest]: PageParts): PageParts => {
  const plain = head.replace(styles, (_, text: string) => `<style data-styled="">${shortenServed(text)}</style>`);
  const hint = pictureHint.exec(plain)?.[0];
  const hinted = hint ? plain.replace(hint, '').replace(viewport, (found) => found + hint) : plain;
  return [hinted, rest.replace(wrapperStyle, '$1$2').replace(announcerStyle, '$1')];
};
