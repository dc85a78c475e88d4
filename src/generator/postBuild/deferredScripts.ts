import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrateOnInteraction } from '../../hydration/hydrateOnInteraction';
import { loadApp } from '../../hydration/loadApp';
import { minify, withMinifiedScripts } from './minify';
import type { PageCode } from './pageCode';

/** The scripts in a page: the empty place as rendered, or filled by Gatsby or an earlier build. */
const slice =
  /<slice-start id="_gatsby-scripts-1"><\/slice-start>[\s\S]*?<slice-end id="_gatsby-scripts-1"><\/slice-end>|<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
const chunkMapping = /window\.___chunkMapping\s*=\s*("(?:[^"\\]|\\.)*"|\{[\s\S]*?\});/;
const compilationHash = /window\.___webpackCompilationHash\s*=\s*"([^"]*)"/;
const externalScript = /<script[^>]*\ssrc="([^"]+)"[^>]*>\s*<\/script>/g;

/** Browsers prerender pages of the site while a link is hovered or pressed, but not when saving data. */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The script that all pages share: chunk mapping, compilation hash, and `loadApp`. */
interface Boot {
  readonly address: string;
  readonly text: string;
}

/** The scripts of this build, the same on every page. */
export interface DeferredScripts {
  readonly boot: Boot;
  /** Addresses in loading order. A page's own code goes before the last, which needs it. */
  readonly app: readonly string[];
}

const parseMapping = (text: string): unknown => {
  const once: unknown = JSON.parse(text);
  // Gatsby 5.16 writes the mapping as a string of JSON; the app needs the object.
  return typeof once === 'string' ? JSON.parse(once) : once;
};

/**
 * Drops a fragment like `#%`, at which Gatsby's scrolling throws. Done here because the router reads the address as soon
 * as it is loaded; later ones are handled by src/runtime/navigation/guard.
 */
const dropUnreadableFragment =
  'try{decodeURI(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}';

/** Of the scripts as Gatsby writes them for all pages. @throws when they do not look as expected */
export const deferredScriptsOf = (scripts: string): DeferredScripts => {
  const mapping = chunkMapping.exec(scripts)?.[1];
  const hash = compilationHash.exec(scripts)?.[1];
  const app = [...scripts.matchAll(externalScript)].map((match) => match[1] ?? '');
  if (!mapping || !hash || app.length === 0)
    throw new Error('The scripts that Gatsby writes for its pages look different from what deferredScripts expects.');
  const text = `window.___chunkMapping=${JSON.stringify(parseMapping(mapping))};window.___webpackCompilationHash="${hash}";${dropUnreadableFragment};${minify(loadApp)}`;
  const address = `/boot-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`;
  return { boot: { address, text }, app };
};

/** The scripts of the build whose pages stand in a folder. */
export const readDeferredScripts = (publicFolder: string): DeferredScripts =>
  deferredScriptsOf(readFileSync(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8'));

/**
 * Replaces the scripts of a page, whatever they are, by the inline script between Gatsby's markers.
 * @returns undefined for a file without markers, such as one that the site's owner has put beside the pages
 */
export const withDeferredScripts = (
  html: string,
  { boot, app }: DeferredScripts,
  codeOf: PageCode,
): string | undefined => {
  const place = slice.exec(html);
  if (!place) return undefined;
  const starter = hydrateOnInteraction([boot.address, ...app.slice(0, -1), ...codeOf(html), ...app.slice(-1)]);
  const scripts = `<script>${starter}</script><script type="speculationrules">${speculationRules}</script>`;
  const marked = `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
  return withMinifiedScripts(html.slice(0, place.index) + marked + html.slice(place.index + place[0].length));
};
