import { createContext, type ReactElement, useContext, useMemo } from 'react';
import { type Translate, translator, type Words } from './translate';

/**
 * Takes the place of gatsby-plugin-react-i18next in the built site (src/generator/webpack/leaveOut.ts): the same words from the
 * same page data, without i18next, its React binding and the plugin's own links. Pages are developed with the plugin itself.
 */

interface Speech {
  readonly language: string;
  readonly namespaces: Readonly<Record<string, Words>>;
}

/** By the plugin's name, because the shell hands it on to islands by it. */
export const I18nextContext = createContext<Speech>({ language: 'en', namespaces: {} });

interface WordsNode {
  readonly ns: string;
  /** JSON text. */
  readonly data: string;
}

interface PageArgs {
  readonly element: ReactElement;
  readonly props: {
    readonly data?: { readonly locales?: { readonly edges: readonly { readonly node: WordsNode }[] } };
    readonly pageContext: { readonly language?: string };
  };
}

const read = new WeakMap<object, Speech>();

/** Words are parsed once for a page: what is rendered again gets the same object, so that nothing below changes. */
const speechOf = ({ data, pageContext }: PageArgs['props']): Speech => {
  const edges = data?.locales?.edges ?? [];
  const known = read.get(edges);
  if (known) return known;
  const speech = {
    language: pageContext.language ?? 'en',
    namespaces: Object.fromEntries(edges.map(({ node }) => [node.ns, JSON.parse(node.data) as Words])),
  };
  read.set(edges, speech);
  return speech;
};

/** Gatsby's hook, as the plugin has it. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <I18nextContext value={speechOf(props)}>{element}</I18nextContext>
);

/** The plugin's hook, as far as the site uses it: words of a namespace, every other namespace as a reserve. */
export const useTranslation = (namespace = 'common'): { readonly t: Translate } => {
  const { language, namespaces } = useContext(I18nextContext);
  return useMemo(() => ({ t: translator(language, namespaces, namespace) }), [language, namespaces, namespace]);
};
