import { join } from 'node:path';
import { packageFile } from './packageFile';

const source = (...path: string[]): string => join(process.cwd(), 'src', ...path);

const nothing = source('generator/webpack/nothing.ts');

/** The Formspree library brings a loader for card payments, which this site never takes: 9 KB for nothing. */
export const withoutPayments: Readonly<Record<string, string>> = {
  '@stripe/react-stripe-js': source('contact/sending/withoutPayments.ts'),
  '@stripe/stripe-js/pure/index.js$': source('contact/sending/withoutPayments.ts'),
};

const words = source('runtime/words/builtWords.tsx');

/** What pages are rendered without, in browsers and before, so that both draw alike. Brotli sizes. */
export const leftOutOfPages: Readonly<Record<string, string>> = {
  // i18next and its React binding, 22 KB, and an eighth of the time of rendering: see builtWords.
  [packageFile('gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js')]: words,
  'gatsby-plugin-react-i18next$': words,
  // 1 KB of options of which none is used.
  [packageFile('lucide-react/dist/esm/createLucideIcon.mjs')]: source('components/icon/createIcon.tsx'),
};

/** What no page needs to be rendered, because it is loaded once somebody acts: a sixth of the modules to be bundled. */
export const leftOutOfRendering: Readonly<Record<string, string>> = {
  [source('contact/phone/phoneLibrary')]: nothing,
  minisearch$: nothing,
  isbot$: nothing,
};

/** What browsers of the built site do not load, though Gatsby and its plugins bring it. Brotli sizes. */
export const leftOutOfBrowsers: Readonly<Record<string, string>> = {
  // Vendor prefixes, which styled-components 6 no longer writes, 1 KB.
  [packageFile('stylis/src/Prefixer.js')]: source('generator/webpack/noPrefixes.ts'),
  // Checks of what components are given, which React 19 no longer makes.
  'prop-types$': source('generator/webpack/noPropTypes.ts'),
  // Gatsby's third-party script component and the worker for it, 3 KB: this site has no third-party scripts in pages.
  'gatsby-script$': nothing,
  [join(process.cwd(), '.cache/register-service-worker')]: nothing,
  '@builder.io/partytown/integration$': nothing,
};
