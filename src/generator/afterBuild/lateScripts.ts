import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCode } from './pageCode';
import { starterScript } from './starterScript';

/**
 * Where a page has its scripts: the empty slice as rendered, or the slice that Gatsby or an earlier build has filled.
 */
const slice =
  /<slice-start id="_gatsby-scripts-1"><\/slice-start>[\s\S]*?<slice-end id="_gatsby-scripts-1"><\/slice-end>|<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
const chunkMapping = /window\.___chunkMapping\s*=\s*("(?:[^"\\]|\\.)*"|\{[\s\S]*?\});/;
const compilationHash = /window\.___webpackCompilationHash\s*=\s*"([^"]*)"/;
const externalScript = /<script[^>]*\ssrc="([^"]+)"[^>]*>\s*<\/script>/g;

/** Browsers prerender pages of this site while a link is hovered or pressed, except when they save data. */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The chunk mapping and the compilation hash as a file: both are large, and nobody needs them before the app runs. */
interface Boot {
  readonly address: string;
  readonly text: string;
}

/** The scripts that every page of this build starts. */
export interface LateScripts {
  readonly boot: Boot;
  /** Addresses in the order in which they start. A page's own code goes before the last one, which needs it. */
  readonly app: readonly string[];
}

const parseMapping = (text: string): unknown => {
  const once: unknown = JSON.parse(text);
  // Gatsby 5.16 writes the mapping as a string of JSON; the app needs the object.
  return typeof once === 'string' ? JSON.parse(once) : once;
};

/**
 * Drops a fragment such as `#%`, at which Gatsby's scrolling throws. It happens here because the router reads the
 * address as soon as it loads. src/runtime/navigation-guard does the same for addresses typed later.
 */
const dropUnreadableFragment =
  'try{decodeURI(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}';

/**
 * Requests the page's data while the app is still loading. The app uses the same mode and credentials, so the browser
 * gives it this answer.
 */
const preloadData = `["app-data",(window.pagePath.slice(1)||"index")+"/page-data"].forEach(function(data){
var link=document.createElement("link");link.rel="preload";link.as="fetch";link.crossOrigin="anonymous";
link.href="/page-data/"+data+".json";document.head.append(link)});`.replace(/\n/g, '');

/**
 * @param scripts as Gatsby writes them for all pages
 * @throws when they do not look as expected
 */
export const lateScriptsOf = (scripts: string): LateScripts => {
  const mapping = chunkMapping.exec(scripts)?.[1];
  const hash = compilationHash.exec(scripts)?.[1];
  const app = [...scripts.matchAll(externalScript)].map((match) => match[1] ?? '');
  if (!mapping || !hash || app.length === 0)
    throw new Error('The scripts that Gatsby writes for its pages look different from what lateScripts expects.');
  const text = `window.___chunkMapping=${JSON.stringify(parseMapping(mapping))};window.___webpackCompilationHash="${hash}";${preloadData}${dropUnreadableFragment}`;
  const address = `/boot-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`;
  return { boot: { address, text }, app };
};

/** The scripts of the build whose pages are in a folder. */
export const readLateScripts = (publicFolder: string): LateScripts =>
  lateScriptsOf(readFileSync(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8'));

/**
 * A page whose scripts start when its visitor acts. Scripts that are already there are replaced, because Gatsby may
 * keep a page from an earlier build. The slice marks stay: Gatsby and the next build find the place by them.
 *
 * @returns undefined for a file without such a place, such as a file that the site's owner has added
 */
export const withLateScripts = (html: string, { boot, app }: LateScripts, codeOf: PageCode): string | undefined => {
  const place = slice.exec(html);
  if (!place) return undefined;
  const starter = starterScript([boot.address, ...app.slice(0, -1), ...codeOf(html), ...app.slice(-1)]);
  const scripts = `<script>${starter}</script><script type="speculationrules">${speculationRules}</script>`;
  const marked = `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" -->`;
  return html.slice(0, place.index) + marked + html.slice(place.index + place[0].length);
};
