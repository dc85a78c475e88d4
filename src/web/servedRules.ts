/** What the server wrote for one component: its rules, and the class names that they are for. */
interface ServedRules {
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** Behind a component's rules in a page stands a comment with its id and names: see generator/afterBuild/shortenServed.ts. */
const shortMark = /^\/\*([\w-]+) ([\w,-]*)\*\/$/;

/** Shortened styles, by component and in their order. */
export const readServed = (text: string): readonly ServedRules[] => {
  const served: ServedRules[] = [];
  let rules: string[] = [];
  for (const line of text.split('\n')) {
    const [, id, names] = shortMark.exec(line) ?? [];
    if (id !== undefined && names !== undefined) {
      served.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (line) rules.push(line);
  }
  return served;
};
