import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';

type Adjust = NonNullable<GatsbyNode['onCreateWebpackConfig']>;

/** What the bundler does differently from Gatsby's defaults, and why. */
export const adjustWebpack: Adjust = ({ actions, stage }) => {
  const production = stage === 'build-javascript' || stage === 'build-html';
  actions.setWebpackConfig({
    // Nobody debugs the published bundles; without source maps the build is a third shorter.
    ...(production && { devtool: false }),
    resolve: {
      // The Formspree library brings a loader for card payments, which this site never takes: 9 KB for nothing.
      alias: {
        '@stripe/react-stripe-js': join(process.cwd(), 'src/contact/withoutPayments.ts'),
        '@stripe/stripe-js$': join(process.cwd(), 'src/contact/withoutPayments.ts'),
        '@stripe/stripe-js/pure$': join(process.cwd(), 'src/contact/withoutPayments.ts'),
      },
    },
  });
};
