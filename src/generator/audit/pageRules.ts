import { defaultLanguage, type Language } from '../../facts/locales';
import { hasForm } from '../../routes/table';
import { languagesOf, type PageAddress } from '../content/pageAddresses';
import type { HostingSettings } from '../hosting/hostingSettings';
import { withPolicy } from '../hosting/withPolicy';
import { elementsIn } from './elements';

export interface AuditedPage {
  readonly html: string;
  readonly page: PageAddress;
  readonly language: Language;
  /** Address of the site at the beginning of canonical and alternate links, without a slash at the end. */
  readonly site: string;
  /** Address that inquiries are posted to; undefined when the site has no form. */
  readonly form: string | undefined;
  /** Hosts to which pages may send data. */
  readonly origins: HostingSettings;
}

type PageRule = (judged: AuditedPage) => readonly string[];

const inPlaceOf = (found: string | undefined, wanted: string): string => `${found ?? 'nothing'} in place of ${wanted}`;

const auditLinks: PageRule = ({ html, page, language, site }) => {
  const links = elementsIn(html, 'link');
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
  const alternate = (code: string): string | undefined =>
    links.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === code)?.href;
  const own = site + page.paths[language];
  return [
    ...(canonical === own ? [] : [`its canonical link says ${inPlaceOf(canonical, own)}`]),
    ...[...languagesOf(page), 'x-default' as const].flatMap((code) => {
      const wanted = site + page.paths[code === 'x-default' ? defaultLanguage : code];
      const found = alternate(code);
      return found === wanted ? [] : [`its alternate link for ${code} says ${inPlaceOf(found, wanted)}`];
    }),
  ];
};

/** The hashes in a page's policy fit only that page, so they reveal any change that a host makes to it. */
const auditPolicy: PageRule = ({ html, origins }) => {
  const metas = elementsIn(html, 'meta');
  const policy = metas.find((meta) => meta['http-equiv'] === 'Content-Security-Policy');
  if (!policy || !metas.some(({ charset }) => charset)) return ['it has no policy'];
  return withPolicy(html, origins) === html
    ? []
    : ['its policy does not fit it: it was changed on its way, or built with other settings'];
};

const auditFormOfPage: PageRule = ({ html, page, form }) => {
  const found = elementsIn(html, 'form').find(({ method }) => method?.toLowerCase() === 'post')?.action;
  const wanted = hasForm(page.route) ? form : undefined;
  if (found === wanted) return [];
  return [wanted ? `its form posts to ${inPlaceOf(found, wanted)}` : `it has a form, which posts to ${found}`];
};

const rules: readonly PageRule[] = [auditLinks, auditPolicy, auditFormOfPage];

export const auditPage = (judged: AuditedPage): string[] => rules.flatMap((rule) => rule(judged));
