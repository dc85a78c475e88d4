import type { CreatePagesArgs } from 'gatsby';
import type { Root } from 'hast';
import { defaultLanguage, localize } from '../../facts/locales';
import { type ContentRecord, collectionOf, type SiteContent, siteContentOf } from '../content/siteContent';

/** The only query for all pages: the HTML tree of each text. */
const query = `query ContentTexts {
  allMarkdownRemark { nodes { fileAbsolutePath htmlAst } }
}`;

interface MarkdownText {
  readonly fileAbsolutePath: string;
  readonly htmlAst: Root;
}

/** "clinics/my-clinic/words.en.md" */
const placeOf = (path: string): string => path.split('/').slice(-3).join('/');

/**
 * The content for pages: the records that passed the check, with their texts from Gatsby's nodes.
 * @throws when Gatsby lacks the node of a text
 */
export const readSiteContent = async (
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  checked: SiteContent<unknown>,
): Promise<SiteContent> => {
  const { data, errors } = await graphql<{ allMarkdownRemark: { nodes: readonly MarkdownText[] } }>(query);
  if (!data || errors) throw new Error(`The texts could not be queried: ${String(errors)}`);
  const trees = new Map(data.allMarkdownRemark.nodes.map((node) => [placeOf(node.fileAbsolutePath), node.htmlAst]));
  const treeOf = (file: string): Root => {
    const tree = trees.get(placeOf(file));
    if (!tree) throw new Error(`There is no node for ${file}, which passed the check.`);
    return tree;
  };
  return siteContentOf((name) => {
    const records: readonly ContentRecord<object, object, unknown>[] = checked[collectionOf(name)];
    return records.map((record) => ({
      ...record,
      trees: localize((language) => {
        const written = record.lacks?.includes(language) ? defaultLanguage : language;
        return treeOf(`${record.folder}/words.${written}.md`);
      }),
    }));
  });
};
