import type { GatsbyNode } from 'gatsby';
import { finishBuild } from './src/build/afterBuild/finishBuild';
import type { BuiltPages } from './src/build/afterBuild/pageCode';
import type { Checked } from './src/build/checked';
import { followEdits } from './src/build/develop/followEdits';
import { updateSite } from './src/build/develop/updateSite';
import { foldPages } from './src/build/hosting';
import { createContentNodes, createContentTypes } from './src/build/nodes/contentNodes';
import { createSite, picturesReady } from './src/build/pages/createSite';
import { adjustWebpack } from './src/build/webpack/adjustWebpack';
import { settings } from './src/facts/settings';

const root = process.cwd();
const inDevelop = process.env.gatsby_executing_command === 'develop';

/** Loaded when it is needed: in a build another process may have read already. */
const readChecked = async (): Promise<Checked> => (await import('./src/build/checked')).readChecked(root);

/** What the last reading found; each round of pages reads again. */
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

/**
 * In develop content is followed without Gatsby's own way of doing so, files as nodes: that waits for half a second and
 * makes the schema and every page anew.
 */
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = (args) => {
  if (!inDevelop) return;
  const { emitter, reporter } = args;
  const follow = async (): Promise<void> => {
    const now = await readChecked();
    if ('report' in now) return void reporter.error(now.report);
    await updateSite(args, root, now.content);
    // Has Gatsby write the data of the pages that changed, and send it to browsers that show one.
    emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/' });
  };
  followEdits(`${root}/content`, follow, (error) => reporter.error('The edit could not be followed.', error as Error));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  await picturesReady();
  const { pages } = store.getState() as { pages: BuiltPages };
  await finishBuild(root, pages, reporter);
};
