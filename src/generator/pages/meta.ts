import type { TFunction } from 'i18next';
import { replyPromise, socialImage } from '../../facts/limits';
import { type Language, languages } from '../../facts/locales';
import { site } from '../../facts/site';
import { socialImagePath } from '../../routes/table';
import type { PageKind, PageMeta } from '../../views/page';

export interface MetaSource {
  readonly kind: PageKind;
  readonly language: Language;
  readonly paths: Readonly<Record<Language, string>>;
  /** Words of detail and text pages; other pages take theirs from locales. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly structuredData?: object;
}

/** A path that begins with "/" as a full address, which canonical, hreflang, JSON-LD and robots.txt need. */
export const absolute = (path: string): string => site.url + path;

/** Everything in the head of a page (R2.15). */
export const metaOf = (source: MetaSource, t: TFunction): PageMeta => {
  const { kind, language, paths } = source;
  const title = source.title ?? t(`meta:${kind}.title`);
  const isError = kind === 'notFound' || kind === 'serverError';
  return {
    title: t('meta:siteTitle', { title, site: site.name }),
    socialTitle: title,
    description: source.description ?? t(`meta:${kind}.description`, { hours: replyPromise.hours }),
    keywords: source.keywords ?? t('meta:keywords'),
    robots: isError || kind === 'doctorSheet' ? 'noindex, follow' : 'index, follow',
    type: kind === 'clinic' || kind === 'careOption' || kind === 'procedure' ? 'article' : 'website',
    ...(!isError && {
      canonical: absolute(paths[language]),
      alternates: Object.fromEntries(languages.map((each) => [each, absolute(paths[each])])) as Record<
        Language,
        string
      >,
    }),
    image: {
      url: absolute(socialImagePath[language]),
      alt: t('meta:socialImageAlt'),
      width: socialImage.width,
      height: socialImage.height,
    },
    // A "<" in a text could end the script element.
    ...(source.structuredData && { structuredData: JSON.stringify(source.structuredData).replace(/</g, '\\u003c') }),
  };
};
