import { defaultLanguage, languages } from '../../facts/locales';
import type { Settings } from '../../facts/settings';
import { pathFor } from '../../routes/path';
import { redirects, routeTable } from '../../routes/table';
import { languagesOf, type PageAddress } from '../content/pageAddresses';
import { forEachLimit } from '../forEachLimit';
import { pageDataFolder } from '../hosting/addresses';
import { hostingSettings } from '../hosting/hostingSettings';
import { elementsIn } from './elements';
import { auditStatus, fetchAddress } from './fetchAddress';
import { foreignLinksIn } from './foreignLinks';
import { auditHeaders } from './headerRules';
import { auditPage } from './pageRules';
import { readJson } from './readJson';
import { auditSitemap } from './sitemapRules';

/** What is wrong with the build's manifest (R7.3): it must name the published build and all its pages. */
const auditManifest = async (asked: string, paths: readonly string[]): Promise<readonly string[]> => {
  const latestPath = '/builds/latest.json';
  const latest = await readJson(asked, latestPath);
  if (!latest.value) return latest.wrong;
  const { id } = latest.value;
  if (typeof id !== 'string') return [...latest.wrong, `${latestPath}: it names no build`];
  const appData = await readJson(asked, '/page-data/app-data.json');
  const wrong = [...latest.wrong, ...appData.wrong];
  const hash = appData.value?.webpackCompilationHash;
  if (appData.value && hash !== id) wrong.push(`${latestPath}: it names the build ${id}, and the pages are of ${hash}`);
  const metaPath = `/builds/meta/${encodeURIComponent(id)}.json`;
  const meta = await readJson(asked, metaPath);
  wrong.push(...meta.wrong);
  if (!meta.value) return wrong;
  const routes: readonly unknown[] = Array.isArray(meta.value.routes) ? meta.value.routes : [];
  return [
    ...wrong,
    ...paths.filter((path) => !routes.includes(path)).map((path) => `${metaPath}: ${path} is not in it`),
  ];
};

export interface PublishedSite {
  /** The requested address, without a slash at the end. */
  readonly asked: string;
  /** The site's own address. It differs only when a copy is checked. */
  readonly named: string;
  readonly pages: readonly PageAddress[];
  readonly settings: Settings;
}

export interface SiteAudit {
  readonly failures: readonly string[];
  /** Links to other sites, each with the first page that has it. */
  readonly links: ReadonlyMap<string, string>;
}

const concurrency = 6;

/** Where inquiries go, by the settings; without them, where the contact page sends them. */
const formOf = async ({ asked, settings }: PublishedSite): Promise<string | undefined> => {
  if (settings.form) return `${settings.formOrigin}/f/${settings.form}`;
  const answer = await fetchAddress(asked + pathFor('contact', defaultLanguage));
  if (answer.failure !== undefined) return undefined;
  return elementsIn(answer.text, 'form').find(({ method }) => method?.toLowerCase() === 'post')?.action;
};

const auditForm = async (form: string | undefined): Promise<readonly string[]> => {
  if (form === undefined) return [];
  if (!URL.canParse(form)) return [`the form posts to ${form}, which is not an address`];
  // Nothing is sent. Any answer shows that the server exists.
  const { status, failure } = await fetchAddress(form);
  return status === 0 || status >= 500 ? [`the form's server at ${form}: ${failure ?? `answers ${status}`}`] : [];
};

const auditRedirects = async (asked: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const { from, to } of redirects) {
    const answer = await fetchAddress(asked + from);
    const location = answer.failure === undefined ? answer.headers.get('location') : undefined;
    const target = location ? new URL(location, asked).pathname : undefined;
    if (answer.status !== 301 || target !== to)
      wrong.push(`${from}: ${auditStatus(answer, 301) ?? `leads to ${target} in place of ${to}`}`);
  }
  return wrong;
};

/** A host that answers every address with a page hides missing pages. */
const auditNotFound = async (asked: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const language of languages) {
    const path = `${routeTable.clinics[language]}/no-clinic-has-this-id`;
    const refusal = auditStatus(await fetchAddress(asked + path), 404);
    if (refusal) wrong.push(`${path}: ${refusal}`);
  }
  return wrong;
};

/** Where Gatsby keeps a page's data. Without it the page looks right and is never hydrated. */
const dataOf = (path: string): string => `${pageDataFolder}/${path.slice(1) || 'index'}/page-data.json`;

/** Requests everything from a published site that its content promises. Sends no data. */
export const auditSite = async (site: PublishedSite): Promise<SiteAudit> => {
  const { asked, named, pages, settings } = site;
  const form = await formOf(site);
  const origins = hostingSettings({
    ...settings,
    ...(form && URL.canParse(form) && { formOrigin: new URL(form).origin }),
  });
  const links = new Map<string, string>();
  const problemsByPath = new Map<string, readonly string[]>();
  const wrongData: string[] = [];
  const asks = pages.flatMap((page) => languagesOf(page).map((language) => ({ page, language })));
  const paths = asks.map(({ page, language }) => page.paths[language]);
  await forEachLimit(asks, concurrency, async ({ page, language }) => {
    const path = page.paths[language];
    const answer = await fetchAddress(asked + path);
    const refusal = auditStatus(answer);
    if (refusal !== undefined || answer.failure !== undefined) {
      problemsByPath.set(path, [refusal ?? '']);
      return;
    }
    const judged = { html: answer.text, page, language, site: named, form, origins };
    problemsByPath.set(path, [...auditHeaders(path, answer.headers), ...auditPage(judged)]);
    wrongData.push(...(await readJson(asked, dataOf(path))).wrong);
    for (const link of foreignLinksIn(answer.text, [asked, named])) if (!links.has(link)) links.set(link, path);
  });
  const failures = [
    ...paths.flatMap((path) => (problemsByPath.get(path) ?? []).map((words) => `${path}: ${words}`)),
    ...wrongData.sort(),
    ...(await auditRedirects(asked)),
    ...(await auditNotFound(asked)),
    ...(await Promise.all(languages.map((language) => auditSitemap(language, pages, { asked, named })))).flat(),
    ...(await auditManifest(asked, paths)),
    ...(await auditForm(form)),
  ];
  return { failures, links };
};
