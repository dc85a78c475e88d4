import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { starterScript } from './starterScript';

const slice = /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const chunkMapping = /window\.___chunkMapping\s*=\s*("(?:[^"\\]|\\.)*"|\{[\s\S]*?\});/;
const compilationHash = /window\.___webpackCompilationHash\s*=\s*"([^"]*)"/;
const externalScript = /<script[^>]*\ssrc="([^"]+)"[^>]*>\s*<\/script>/g;

/** Same-origin pages are made ready while a link is hovered or pressed; browsers leave it out when saving data. */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** Chunk mapping and compilation hash as a file: nobody needs them before the app runs, and they are not small. */
interface Boot {
  readonly address: string;
  readonly text: string;
}

const parseMapping = (text: string): unknown => {
  const once: unknown = JSON.parse(text);
  // Gatsby 5.16 writes the mapping as a string of JSON; the app needs the object.
  return typeof once === 'string' ? JSON.parse(once) : once;
};

/**
 * Drops a fragment like `#%`, at which Gatsby's scrolling throws. Here, because the router reads the address as soon as it
 * is loaded; what is typed in later is src/runtime/navigation-guard's.
 */
const dropUnreadableFragment =
  'try{decodeURI(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}';

/**
 * Asks for the page's data while the app is still on its way. The app asks with the same mode and credentials, so the
 * browser gives it what has come.
 */
const preloadData = `["app-data",(window.pagePath.slice(1)||"index")+"/page-data"].forEach(function(data){
var link=document.createElement("link");link.rel="preload";link.as="fetch";link.crossOrigin="anonymous";
link.href="/page-data/"+data+".json";document.head.append(link)});`.replace(/\n/g, '');

const bootOf = (scripts: string): Boot => {
  const mapping = chunkMapping.exec(scripts)?.[1];
  const hash = compilationHash.exec(scripts)?.[1];
  if (!mapping || !hash)
    throw new Error('The scripts that Gatsby writes into pages look different from what lateScripts expects.');
  const text = `window.___chunkMapping=${JSON.stringify(parseMapping(mapping))};window.___webpackCompilationHash="${hash}";${preloadData}${dropUnreadableFragment}`;
  return { address: `/boot-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`, text };
};

const startedList = /\["\/boot-[0-9a-f]+\.js"(?:,"[^"]+")*\]/;

/** Addresses of the scripts that a rewritten page starts, one of an earlier build too; none for any other text. */
export const startedScripts = (html: string): readonly string[] =>
  JSON.parse(startedList.exec(html)?.[0] ?? '[]') as string[];

const scriptsToStart = (
  scripts: string,
  pageCode: readonly string[],
  onBoot: (boot: Boot) => void,
): readonly string[] | undefined => {
  if (chunkMapping.test(scripts)) {
    const boot = bootOf(scripts);
    onBoot(boot);
    const app = [...scripts.matchAll(externalScript)].map((match) => match[1] ?? '');
    // The page's own code before the app, which then finds it there.
    return [boot.address, ...app.slice(0, -1), ...pageCode, ...app.slice(-1)];
  }
  const before = startedScripts(scripts);
  return before.length > 0 ? before : undefined;
};

/**
 * The scripts of a page, started by its visitor. A page that Gatsby kept from an earlier build was rewritten then; it
 * gets the starter script of today. @param pageCode addresses of the scripts of its own template
 */
export const withLateScripts = (html: string, pageCode: readonly string[], onBoot: (boot: Boot) => void): string =>
  html.replace(slice, (whole, start: string, scripts: string, end: string) => {
    const addresses = scriptsToStart(scripts, pageCode, onBoot);
    if (!addresses) return whole;
    const rules = `<script type="speculationrules">${speculationRules}</script>`;
    return `${start}<script>${starterScript(addresses)}</script>${rules}${end}`;
  });

/** Collects boot files while pages are rewritten and writes each once. */
export const createBootFiles = (publicFolder: string) => {
  const boots = new Map<string, Boot>();
  return {
    add: (boot: Boot): void => {
      boots.set(boot.address, boot);
    },
    write: async (): Promise<void> => {
      await Promise.all([...boots.values()].map(({ address, text }) => writeFile(join(publicFolder, address), text)));
    },
  };
};
