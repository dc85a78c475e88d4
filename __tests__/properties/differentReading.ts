import { isDeepStrictEqual } from 'node:util';
import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { languages } from '../../src/facts/locales';
import type { Content } from '../../src/generator/content/siteContent';
import { transformMarkdown } from '../../tools/markdown/transformMarkdown';
import { outline } from '../../tools/markdown/treeOutline';

/**
 * Compares what the check has read of a record's texts with what pages show of them.
 * @returns the first difference in headings, links or lists, or undefined
 */
export const differentReading = async (content: Content, folder: string): Promise<string | undefined> => {
  const record = Object.values(content)
    .flat()
    .find((each) => each.folder === folder);
  if (!record) return undefined;
  for (const language of languages) {
    const checked = outline(toHast(record.trees[language]) as Root);
    const shown = outline((await transformMarkdown(record.body[language])).htmlAst);
    if (!isDeepStrictEqual(checked, shown))
      return `words.${language}.md: checked as ${JSON.stringify(checked)}, shown as ${JSON.stringify(shown)}`;
  }
  return undefined;
};
