import { site } from '../../../facts/site';
import { color } from '../../../theme/color';
import { fontFiles } from '../../../theme/fontFiles';

/** What the heads of all pages share (R2.15). Only the server's HTML has it, because no navigation changes it. */
export const SiteHead = () => (
  <>
    <meta name="author" content={site.author} />
    <meta name="theme-color" content={color.paper} />
    <meta name="format-detection" content="telephone=no" />
    <meta property="og:site_name" content={site.name} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="preload" as="font" type="font/woff2" href={fontFiles.serif} crossOrigin="anonymous" />
    <link rel="preload" as="font" type="font/woff2" href={fontFiles.sans} crossOrigin="anonymous" />
  </>
);
