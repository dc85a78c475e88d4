import type { GatsbyNode } from 'gatsby';
import { finishBuild } from './src/build/afterBuild/finishBuild';
import type { BuiltPages } from './src/build/afterBuild/pageCode';
import type { Checked } from './src/build/checked';
import { foldPages } from './src/build/hosting';
import { createContentNodes, createContentTypes } from './src/build/nodes/contentNodes';
import { createSite, picturesReady } from './src/build/pages/createSite';
import { adjustWebpack } from './src/build/webpack/adjustWebpack';
import { settings } from './src/facts/settings';

const root = process.cwd();
const inDevelop = process.env.gatsby_executing_command === 'develop';

/** Loaded when it is needed: in a build another process may have read already. */
const readChecked = async (): Promise<Checked> => (await import('./src/build/checked')).readChecked(root);

/** What the last reading found; each round of pages reads again, so that `develop` follows every edit. */
let checked: Checked | undefined;

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await foldPages(`${root}/public`);
  checked = (await globalThis.checkedAhead) ?? (await readChecked());
  if ('report' in checked && !inDevelop) reporter.panic(checked.report);
  if (!settings.form) reporter.warn('No GATSBY_FORMSPREE_FORM: the form gives way to a mail link. See .env.example.');
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  if (checked && 'content' in checked) createContentNodes(args, checked.content);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const now = checked ?? (await readChecked());
  checked = undefined;
  // In develop the pages of the last right content stay while a writer mends.
  if ('report' in now) args.reporter.error(now.report);
  else await createSite(args, root, now.content);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  await picturesReady();
  const { pages } = store.getState() as { pages: BuiltPages };
  await finishBuild(root, pages, reporter);
};
