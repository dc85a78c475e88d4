import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { settings } from './src/facts/settings';
import { adjustWebpack } from './src/generator/bundler/adjustWebpack';
import { readChecked } from './src/generator/check/checked';
import type { Draft } from './src/generator/check/records/drafts';
import { withDraftMarks } from './src/generator/content/draftMarks';
import { readFolder } from './src/generator/content/records/folders';
import { readRecord } from './src/generator/content/records/readRecord';
import { collectionOf, type SiteContent } from './src/generator/content/siteContent';
import { restoreIndexFiles } from './src/generator/hosting';
import { createContentTypes } from './src/generator/nodes/contentTypes';
import { readSiteContent } from './src/generator/nodes/readSiteContent';
import { createKeptRecordNodes, createRecordNode, type FieldsOf } from './src/generator/nodes/recordNodes';
import { createSite, encodedPictures } from './src/generator/pages/createSite';
import { type BuiltPages, finishBuild } from './src/generator/postBuild/finishBuild';

const root = process.cwd();
const inDevelop = process.env.gatsby_executing_command === 'develop';

/** The content as the last check has parsed it: nodes and pages are made from it. */
let checkedContent: SiteContent<unknown> | undefined;

/** The content of the current pages. In develop they stay while a writer corrects mistakes. */
let lastContent: SiteContent | undefined;
let incompleteDrafts: readonly Draft[] = [];

/** The problems of the content or the locales; undefined when there are none. */
const readReport = async (): Promise<string | undefined> => {
  const checked = await readChecked(root, inDevelop);
  if ('report' in checked) return checked.report;
  checkedContent = checked.content;
  incompleteDrafts = checked.incomplete;
  return undefined;
};

/** In develop Gatsby announces an edited file before it asks for pages, which is when the edit is checked. */
const fieldsOf: FieldsOf = (kind, id) =>
  inDevelop
    ? readRecord(root, readFolder(root, kind, id)).fields
    : checkedContent?.[collectionOf(kind)].find((record) => record.id === id);

const readPages = async (args: CreatePagesArgs): Promise<SiteContent> => {
  if (!checkedContent) throw new Error('Pages were asked for before the content was checked.');
  return readSiteContent(args, checkedContent);
};

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await restoreIndexFiles(`${root}/public`);
  if (!settings.form) reporter.warn('No GATSBY_FORMSPREE_FORM: the form gives way to a mail link. See .env.example.');
  if (inDevelop) return;
  // Before anything else is made from wrong content.
  const report = await readReport();
  if (report) reporter.panic(`${report} Nothing was built.`);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createKeptRecordNodes(args, fieldsOf);

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createRecordNode(args, args.node, fieldsOf);

export const createPages: GatsbyNode['createPages'] = async (args) => {
  if (!inDevelop) return createSite(args, root, await readPages(args));
  const report = await readReport();
  if (report) args.reporter.error(report);
  else
    try {
      lastContent = withDraftMarks(await readPages(args));
    } catch (error) {
      // A file may be saved between the check and Gatsby's reading of it. Gatsby then asks for pages again.
      args.reporter.error('The last edit could not be followed.', error as Error);
    }
  if (lastContent) await createSite(args, root, lastContent, undefined, incompleteDrafts);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  await encodedPictures();
  const { pages } = store.getState() as { pages: BuiltPages };
  await finishBuild({ root, pages, reporter });
};
