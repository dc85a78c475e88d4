import type { Language } from '../../facts/locales';
import { site } from '../../facts/site';
import { pathFor } from '../../routes/path';
import { color } from '../../theme/color';
import { translations } from '../content/locales/translations';

/** What a telephone needs to put the site on its home screen: the web app manifest of a language. */
export const manifestOf = (language: Language) => ({
  id: pathFor('home', language),
  name: site.name,
  short_name: site.name,
  description: translations[language]('common:tagline'),
  lang: language,
  start_url: pathFor('home', language),
  scope: '/',
  display: 'minimal-ui',
  theme_color: color.paper,
  background_color: color.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
