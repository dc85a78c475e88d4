/** Words of one namespace: text or groups of text, as in locales/. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** What fills the gaps of a text; `count` also chooses between `_one` and `_other`. */
type Values = Readonly<Record<string, unknown>>;

export type Translate = (key: string, values?: Values) => string;

const find = (words: Words | undefined, key: string): string | undefined => {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) => (name in values ? String(values[name] ?? '') : gap));

const plurals = new Map<string, Intl.PluralRules>();

/** Every part of a page asks for its words, and few of them count: rules are made once, when a count is met. */
const pluralOf = (language: string, count: number): string => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
};

/**
 * The part of i18next that this site's words use: groups, gaps and plural forms. In the browser i18next would be 14 KB of
 * the 105 that a live page may weigh. A test holds both to the same words.
 */
export const translator = (
  language: string,
  namespaces: Readonly<Record<string, Words>>,
  namespace: string,
): Translate => {
  const search = [namespace, ...Object.keys(namespaces)];
  return (key, values = {}) => {
    const { count } = values;
    const keys = typeof count === 'number' ? [`${key}_${pluralOf(language, count)}`, `${key}_other`, key] : [key];
    for (const each of search) {
      for (const wanted of keys) {
        const text = find(namespaces[each], wanted);
        if (text !== undefined) return fill(text, values);
      }
    }
    return key;
  };
};
