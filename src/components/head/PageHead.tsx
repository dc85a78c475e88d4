import { type Language, locales, otherLanguage } from '../../facts/locales';
import { site } from '../../facts/site';
import { color } from '../../theme/color';
import { fontFiles } from '../../theme/fontFiles';
import type { PageInfo } from '../../views/page';
import type { PictureView } from '../../views/picture';

const manifest: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest-es.webmanifest',
};

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

/** All metadata of a page (R2.15). Words come from the build, so that no provider is needed here. */
export function PageHead({ page, firstPicture }: PageHeadProps) {
  const { meta, language } = page;
  const locale = locales[language];
  return (
    <>
      <html lang={locale.tag} />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      <meta name="robots" content={meta.robots} />
      <meta name="author" content={site.author} />
      <meta name="theme-color" content={color.paper} />
      <meta name="format-detection" content="telephone=no" />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates && (
        <>
          <link rel="alternate" hrefLang="en" href={meta.alternates.en} />
          <link rel="alternate" hrefLang="es" href={meta.alternates.es} />
          <link rel="alternate" hrefLang="x-default" href={meta.alternates.en} />
        </>
      )}
      <meta property="og:title" content={meta.socialTitle} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical ?? site.url} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={meta.type} />
      <meta property="og:locale" content={locale.openGraph} />
      <meta property="og:locale:alternate" content={locales[otherLanguage(language)].openGraph} />
      <meta property="og:image" content={meta.image.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(meta.image.width)} />
      <meta property="og:image:height" content={String(meta.image.height)} />
      <meta property="og:image:alt" content={meta.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifest[language]} />
      <link rel="preload" as="font" type="font/woff2" href={fontFiles.serif} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={fontFiles.sans} crossOrigin="anonymous" />
      {firstPicture && <FirstPicture picture={firstPicture} />}
      {meta.structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; the build has escaped what could end the element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: meta.structuredData }} />
      )}
    </>
  );
}
