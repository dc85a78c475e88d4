import { type CheckResult, type Content, checkContent } from './check/checkContent';
import { problemsOfLocales } from './check/locales';
import { formatProblems } from './check/problem';

/** Content and locales without a problem, or the text that tells all problems. */
export type Checked = { readonly content: Content } | { readonly report: string };

declare global {
  /** The same from a process beside Gatsby's, see tools/site/gatsby.cjs; resolves to undefined when that failed. */
  var checkedAhead: Promise<Checked | undefined> | undefined;
}

/** @param root folder of the project */
export const readChecked = async (root: string): Promise<Checked> => {
  const { content, problems }: CheckResult = await checkContent(root);
  const all = [...problems, ...problemsOfLocales(root)];
  return all.length > 0 ? { report: formatProblems(all) } : { content };
};
