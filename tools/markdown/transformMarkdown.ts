import { setFieldsOnGraphQLNodeType } from 'gatsby-transformer-remark/gatsby-node';
import type { Root } from 'hast';
import { markdownOptions } from '../../src/generator/nodes/markdownOptions';

/** What gatsby-transformer-remark makes of a text when Gatsby queries it. */
export interface TransformedMarkdown {
  readonly htmlAst: Root;
  readonly headings: readonly { readonly value: string; readonly depth: number }[];
}

const cache = { get: async () => undefined, set: async () => undefined };

const fieldsOfPlugin = () =>
  setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      basePath: '',
      getNode: () => undefined,
      getNodesByType: () => [],
      cache,
      getCache: () => cache,
      reporter: console,
    },
    { plugins: [], ...markdownOptions },
  );

let fields: ReturnType<typeof fieldsOfPlugin> | undefined;

/** Runs the plugin's own hook for one text, outside of Gatsby: for tests, which cannot build a site each time. */
export const transformMarkdown = async (text: string): Promise<TransformedMarkdown> => {
  fields ??= fieldsOfPlugin();
  const { htmlAst, headings } = await fields;
  const node = { id: 'text', internal: { content: text, contentDigest: text, type: 'MarkdownRemark' } };
  return { htmlAst: await htmlAst.resolve(node, {}, {}), headings: await headings.resolve(node, {}, {}) };
};
