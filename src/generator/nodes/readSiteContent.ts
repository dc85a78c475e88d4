import type { CreatePagesArgs, Node } from 'gatsby';
import type { Root } from 'hast';
import { type Language, languages, localize } from '../../facts/locales';
import { type ContentKindName, contentKinds } from '../../schemas/kinds';
import { contentFolder } from '../content/contentFolder';
import { newerLanguageOf } from '../content/records/translatedFrom';
import { type ContentRecord, type SiteContent, siteContentOf } from '../content/siteContent';
import { nodeKinds } from './nodeKinds';
import { contentSource } from './recordNodes';

interface MarkdownText {
  readonly id: string;
  readonly rawMarkdownBody: string;
  readonly htmlAst: Root;
}

/** The only query for all pages: the HTML tree of each text. */
const query = `query ContentTexts {
  allMarkdownRemark { nodes { id rawMarkdownBody htmlAst } }
}`;

interface FactsNode extends Node {
  readonly recordId: string;
  readonly facts: object;
}

interface WordsNode extends Node {
  readonly recordId: string;
  readonly language: Language;
  /** Digest of the file of words, which tells whether it was changed. */
  readonly digest: string;
  readonly words: { readonly translatedFrom?: string };
}

interface CoverNode extends Node {
  readonly sourceInstanceName?: string;
  readonly relativeDirectory: string;
  readonly base: string;
}

/** The node of a record's text. The check has made sure that both languages exist. */
const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`There is no node for ${what}, which the check has passed.`);
  return value;
};

/**
 * All content for pages, from Gatsby's nodes.
 * @throws when Gatsby has no node for a text that passed the check
 */
export const readSiteContent = async ({
  graphql,
  getNodesByType,
}: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>): Promise<SiteContent> => {
  const { data, errors } = await graphql<{ allMarkdownRemark: { nodes: readonly MarkdownText[] } }>(query);
  if (!data || errors) throw new Error(`The texts could not be queried: ${String(errors)}`);
  const texts = new Map(data.allMarkdownRemark.nodes.map((text) => [text.id, text]));
  const covers = new Map(
    (getNodesByType('File') as CoverNode[])
      .filter(({ sourceInstanceName, base }) => sourceInstanceName === contentSource && base.startsWith('cover.'))
      .map(({ relativeDirectory, base }) => [relativeDirectory, `${contentFolder()}/${relativeDirectory}/${base}`]),
  );
  const recordsOf = (name: ContentKindName): ContentRecord<object, object>[] => {
    const { kind, factsType, wordsType } = found(
      nodeKinds.find((each) => each.kind === contentKinds[name]),
      name,
    );
    const words = getNodesByType(wordsType) as WordsNode[];
    return (getNodesByType(factsType) as FactsNode[]).map(({ recordId, facts }): ContentRecord<object, object> => {
      const place = `${kind.folder}/${recordId}`;
      const inLanguage = (language: Language): WordsNode =>
        found(
          words.find((node) => node.recordId === recordId && node.language === language),
          `${place}/words.${language}.md`,
        );
      const text = (language: Language): MarkdownText =>
        found(texts.get(inLanguage(language).parent ?? ''), `the text of ${place}/words.${language}.md`);
      const cover = covers.get(place);
      return {
        id: recordId,
        folder: `${contentFolder()}/${place}`,
        ...(cover && { cover }),
        facts,
        words: localize((language) => inLanguage(language).words),
        body: localize((language) => text(language).rawMarkdownBody),
        trees: localize((language) => text(language).htmlAst),
        newerLanguage: newerLanguageOf(
          languages.map((language) => {
            const { digest, words: fields } = inLanguage(language);
            return { language, digest, translatedFrom: fields.translatedFrom };
          }),
        ),
      };
    });
  };
  return siteContentOf(recordsOf);
};
