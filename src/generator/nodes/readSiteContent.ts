import type { CreatePagesArgs, Node } from 'gatsby';
import type { Root } from 'hast';
import { defaultLanguage, type Language, localize } from '../../facts/locales';
import { type ContentRecord, collectionOf, type SiteContent, siteContentOf } from '../content/siteContent';
import { nodeKinds } from './nodeKinds';

/** The only query for all pages: the HTML tree of each text. */
const query = `query ContentTexts {
  allMarkdownRemark { nodes { id htmlAst } }
}`;

interface MarkdownText {
  readonly id: string;
  readonly htmlAst: Root;
}

interface FactsNode extends Node {
  readonly recordId: string;
  readonly facts: object;
}

interface WordsNode extends Node {
  readonly recordId: string;
  readonly language: Language;
  readonly words: object;
}

/**
 * The content for pages: the records that passed the check, with facts, words and texts from Gatsby's nodes.
 * @throws when Gatsby lacks a node of one of them
 */
export const readSiteContent = async (
  { graphql, getNodesByType }: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>,
  checked: SiteContent<unknown>,
): Promise<SiteContent> => {
  const { data, errors } = await graphql<{ allMarkdownRemark: { nodes: readonly MarkdownText[] } }>(query);
  if (!data || errors) throw new Error(`The texts could not be queried: ${String(errors)}`);
  const trees = new Map(data.allMarkdownRemark.nodes.map(({ id, htmlAst }) => [id, htmlAst]));
  return siteContentOf((name) => {
    const types = nodeKinds.find((each) => each.name === name);
    const factsNodes = new Map(
      (getNodesByType(types?.factsType ?? '') as FactsNode[]).map((node) => [node.recordId, node]),
    );
    const wordsNodes = new Map(
      (getNodesByType(types?.wordsType ?? '') as WordsNode[]).map((node) => [
        `${node.recordId} ${node.language}`,
        node,
      ]),
    );
    const records: readonly ContentRecord<object, object, unknown>[] = checked[collectionOf(name)];
    return records.map((record) => {
      const found = <Value>(value: Value | undefined, file: string): Value => {
        if (value === undefined)
          throw new Error(`There is no node for ${record.folder}/${file}, which passed the check.`);
        return value;
      };
      const { facts } = found(factsNodes.get(record.id), 'facts.yaml');
      const words = localize((language) => {
        const written = record.lacks?.includes(language) ? defaultLanguage : language;
        return found(wordsNodes.get(`${record.id} ${written}`), `words.${written}.md`);
      });
      return {
        ...record,
        facts,
        words: localize((language) => words[language].words),
        trees: localize((language) => found(trees.get(words[language].parent ?? ''), `words.${language}.md`)),
      };
    });
  });
};
