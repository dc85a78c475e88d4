import { join } from 'node:path';

const source = (...path: string[]): string => join(process.cwd(), 'src', ...path);

const nothing = source('generator/webpack/nothing.ts');

/** The Formspree library brings a loader for card payments, which this site never takes: 9 KB, brotli, for nothing. */
export const withoutPayments: Readonly<Record<string, string>> = {
  '@stripe/react-stripe-js': source('contact/sending/withoutPayments.ts'),
  '@stripe/stripe-js/pure/index.js$': source('contact/sending/withoutPayments.ts'),
};

/**
 * Gatsby's component for scripts of third parties and the worker for it, 3 KB, brotli: this site has none in its pages.
 * An empty module takes their place. Whoever begins to use one gets an error when the site is bundled.
 */
export const withoutThirdParties: Readonly<Record<string, string>> = {
  'gatsby-script$': nothing,
  '@builder.io/partytown/integration$': nothing,
};
