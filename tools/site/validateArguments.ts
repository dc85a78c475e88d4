/**
 * What a tool cannot understand of its words, or undefined: npm keeps words before its `--` to itself, so that a
 * misspelled one would do nothing.
 * @param command such as `npm run check`
 * @param known words with two hyphens
 * @param most words without
 */
export const validateArguments = (
  command: string,
  words: readonly string[],
  { known = [], most = 0 }: { readonly known?: readonly string[]; readonly most?: number },
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const isFlag = (word: string): boolean => word.startsWith('-');
  const offered = known.map((word) => `${command} -- ${word}`).join(', ');
  const unknown = words.find((word) => isFlag(word) && !known.includes(word));
  if (unknown) return `${command} does not know ${unknown}.${offered ? ` Did you mean ${offered}?` : ''}`;
  const kept = known.find((word) => env[`npm_config_${word.replace(/^--/, '').replaceAll('-', '_')}`] !== undefined);
  if (kept && !words.includes(kept))
    return `npm kept ${kept} to itself. Write two more hyphens before it: ${command} -- ${kept}`;
  const plain = words.filter((word) => !isFlag(word));
  return plain.length > most ? `${command} does not know what to do with "${plain.slice(most).join(' ')}".` : undefined;
};
