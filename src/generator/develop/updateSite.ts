import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CreatePagesArgs, Page } from 'gatsby';
import type { Content } from '../check/checkContent';
import { createSite } from '../pages/createSite';

/** What is used of Gatsby's own record of pages, by path. */
type KnownPages = ReadonlyMap<string, Pick<Page, 'component' | 'context'>>;

/** Brings the pages of a running server in line with edited content: makes those that changed, removes those that are gone. */
export const updateSite = async (
  { actions, reporter, store }: Pick<CreatePagesArgs, 'actions' | 'reporter' | 'store'>,
  root: string,
  content: Content,
): Promise<void> => {
  const { pages } = store.getState() as { pages: KnownPages };
  // A copy, because Gatsby changes its own while pages are made.
  const before = new Map(pages);
  const wanted = new Set<string>();
  const createPage: typeof actions.createPage = (page, ...others) => {
    wanted.add(page.path);
    const known = before.get(page.path);
    if (known?.component === page.component && isDeepStrictEqual(known.context, page.context)) return;
    actions.createPage(page, ...others);
  };
  await createSite({ actions: { createPage }, reporter }, root, content);
  for (const [path, { component }] of before) {
    const isOurs = component.startsWith(join(root, 'src/templates') + sep);
    if (isOurs && !wanted.has(path)) actions.deletePage({ path, component });
  }
};
