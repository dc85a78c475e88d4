import { Fragment } from 'react';
import type { PageInfo } from '../../../data/page';
import type { PictureView } from '../../../data/picture';
import { type Language, locales } from '../../../facts/locales';
import { site } from '../../../facts/site';
import { manifestPath } from '../../../routes/table';

/** Open Graph locale (R2.15): en_US. */
const openGraph = (language: Language): string => locales[language].tag.replace('-', '_');

interface PageHeadProps {
  page: PageInfo;
  /** The picture that the visitor sees first. */
  firstPicture?: PictureView;
}

function FirstPicture({ picture }: { picture: PictureView }) {
  const { sources, fallback, sizes } = picture;
  const best = sources[0];
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  if (best && !best.media) return <link {...link} type={best.type} imageSrcSet={best.srcSet} imageSizes={sizes} />;
  return (
    <>
      {best && <link {...link} href={best.srcSet} media={best.media} />}
      <link {...link} href={fallback} {...(best && { media: `not all and ${best.media}` })} />
    </>
  );
}

/** The metadata of a page (R2.15), besides what all pages share (SiteHead). Words come from the build: no provider. */
export function PageHead({ page, firstPicture }: PageHeadProps) {
  const { meta, language, offers } = page;
  const locale = locales[language];
  return (
    <>
      <html lang={locale.tag} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      <meta name="robots" content={meta.robots} />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates?.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      <meta property="og:title" content={meta.socialTitle} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical ?? site.url} />
      <meta property="og:type" content={meta.type} />
      <meta property="og:locale" content={openGraph(language)} />
      {(Object.keys(offers) as Language[]).map((each) => (
        <meta key={each} property="og:locale:alternate" content={openGraph(each)} />
      ))}
      {/* What follows an image belongs to it, so they come in turn. */}
      {meta.images.map(({ url, type, width, height, alt }) => (
        <Fragment key={url}>
          <meta property="og:image" content={url} />
          <meta property="og:image:type" content={type} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content={alt} />
        </Fragment>
      ))}
      <link rel="manifest" href={manifestPath(language)} />
      {firstPicture && <FirstPicture picture={firstPicture} />}
      {meta.structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; the build has escaped what could end the element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: meta.structuredData }} />
      )}
    </>
  );
}
