/** `npm run build`: the production site into an empty public/, ready for a host. */

import { buildEnvironment } from './site/buildEnvironment';
import { buildSite } from './site/buildSite';
import { runMain } from './site/runMain';

const main = async (): Promise<void> => {
  process.exitCode = (await buildSite(buildEnvironment('production'), true)) ? 0 : 1;
};

runMain(main);
