import type { CustomTypeOptions } from 'i18next';
import type { PageKind, PageMeta } from '../../data/page';
import type { PictureView } from '../../data/picture';
import { replyPromise, socialImage } from '../../facts/limits';
import { defaultLanguage, type Language, languages } from '../../facts/locales';
import { site } from '../../facts/site';
import { socialImagePath } from '../../routes/files';
import { isDetailRoute, isRoute, pageType } from '../../routes/table';
import type { BuildTranslations } from '../content/locales/readTranslations';

export interface MetaSource {
  readonly kind: PageKind;
  readonly language: Language;
  readonly paths: Readonly<Record<Language, string>>;
  /** Languages in which the page exists; without them all. */
  readonly existsIn?: readonly Language[];
  /** Words of detail and text pages; other pages take theirs from locales. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly structuredData?: object;
  /** The page's own picture. */
  readonly cover?: { readonly picture: PictureView; readonly alt: string };
}

/** A path that begins with "/" as a full address, which canonical, hreflang, JSON-LD and robots.txt need. */
export const absolute = (path: string): string => site.url + path;

type Meta = CustomTypeOptions['resources']['meta'];

/** Kinds of page with words of their own in the locales. All others bring title and description from their content. */
type WordedKind = {
  [Key in keyof Meta]: Meta[Key] extends { title: string; description: string } ? Key : never;
}[keyof Meta];

/** Everything in the head of a page (R2.15). */
export const metaOf = (source: MetaSource, t: BuildTranslations): PageMeta => {
  const { kind, language, paths, cover } = source;
  const words = `meta:${kind as WordedKind}` as const;
  const title = source.title ?? t(`${words}.title`);
  const isError = !isRoute(kind);
  const isListed = !isError && pageType(kind).listed !== false;
  return {
    title: t('meta:siteTitle', { title, site: site.name }),
    socialTitle: title,
    description: source.description ?? t(`${words}.description`, { hours: replyPromise.hours }),
    keywords: source.keywords ?? t('meta:keywords'),
    robots: isListed ? 'index, follow' : 'noindex, follow',
    type: isListed && isDetailRoute(kind) ? 'article' : 'website',
    ...(!isError && {
      canonical: absolute(paths[language]),
      alternates: [
        ...(source.existsIn ?? languages).map((lang) => ({ lang, url: absolute(paths[lang]) })),
        { lang: 'x-default', url: absolute(paths[defaultLanguage]) },
      ],
    }),
    images: [
      ...(cover
        ? [
            {
              url: absolute(cover.picture.fallback),
              type: 'image/jpeg' as const,
              alt: cover.alt,
              width: cover.picture.width,
              height: cover.picture.height,
            },
          ]
        : []),
      {
        url: absolute(socialImagePath[language]),
        type: 'image/png',
        alt: t('meta:socialImageAlt', { site: site.name }),
        width: socialImage.width,
        height: socialImage.height,
      },
    ],
    // A "<" in a text could end the script element.
    ...(source.structuredData && { structuredData: JSON.stringify(source.structuredData).replace(/</g, '\\u003c') }),
  };
};
