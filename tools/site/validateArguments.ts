/**
 * What a tool cannot understand of the words behind its name, or undefined. Without it a misspelled word would be left
 * out in silence, and `npm run check --publish` would say that all is well: npm keeps words before its `--` to itself
 * and tells of them only in the environment.
 * @param command as it is written, for example `npm run check`
 * @param known words with two hyphens that the tool has
 * @param most words without hyphens that the tool takes
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
