import type { GatsbyNode } from 'gatsby';
import { settings } from './src/facts/settings';
import { type BuiltPages, finishBuild } from './src/generator/afterBuild/finishBuild';
import type { Checked } from './src/generator/checked';
import { followEdits } from './src/generator/develop/followEdits';
import { updateSite } from './src/generator/develop/updateSite';
import { foldPages } from './src/generator/hosting';
import { createContentNodes, createContentTypes } from './src/generator/nodes/contentNodes';
import { createSite, writtenFiles } from './src/generator/pages/createSite';
import { adjustWebpack } from './src/generator/webpack/adjustWebpack';

const root = process.cwd();
const inDevelop = process.env.gatsby_executing_command === 'develop';

const readChecked = async (): Promise<Checked> => (await import('./src/generator/checked')).readChecked(root);

/** What the nodes were made of; each round of pages after the first reads again. */
let checked: Checked | undefined;

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await foldPages(`${root}/public`);
  if (!settings.form) reporter.warn('No GATSBY_FORMSPREE_FORM: the form gives way to a mail link. See .env.example.');
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (!inDevelop) return;
  checked = await readChecked();
  if ('content' in checked) createContentNodes(args, checked.content);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const now = checked ?? (await readChecked());
  checked = undefined;
  if ('content' in now) await createSite(args, root, now.content);
  // In develop the pages of the last right content stay while a writer mends.
  else if (inDevelop) args.reporter.error(now.report);
  else args.reporter.panic(now.report);
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
  const pageFiles = await writtenFiles();
  const { pages } = store.getState() as { pages: BuiltPages };
  await finishBuild({ root, pages, pageFiles, reporter });
};
