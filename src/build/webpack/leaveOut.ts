import { join } from 'node:path';

const source = (...path: string[]): string => join(process.cwd(), 'src', ...path);

const nothing = source('build/webpack/nothing.ts');

/** The Formspree library brings a loader for card payments, which this site never takes: 9 KB for nothing. */
export const withoutPayments: Readonly<Record<string, string>> = {
  '@stripe/react-stripe-js': source('contact/withoutPayments.ts'),
  '@stripe/stripe-js$': source('contact/withoutPayments.ts'),
  '@stripe/stripe-js/pure$': source('contact/withoutPayments.ts'),
};

const words = source('runtime/words/browserWords.tsx');

/** What browsers of the built site do not load, though Gatsby and its plugins bring it. Brotli sizes. */
export const leftOutOfBrowsers: Readonly<Record<string, string>> = {
  // i18next and its React binding, 22 KB: see browserWords.
  [join(process.cwd(), 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement')]: words,
  'gatsby-plugin-react-i18next$': words,
  // Gatsby's third-party script component and the worker for it, 3 KB: this site has no third-party scripts in pages.
  'gatsby-script$': nothing,
  '@builder.io/partytown/integration$': nothing,
};
