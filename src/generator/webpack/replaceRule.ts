/** A rule of webpack's configuration, as far as it is looked at. */
export interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/**
 * The rules with another one in place of Gatsby's, which is found by its `test`, as Gatsby's documentation shows.
 * @param theirs as Gatsby hands it to plugins
 * @throws when no rule has this test, as after an upgrade of Gatsby
 */
export const replaceRule = (rules: readonly Rule[], theirs: Rule, ours: Rule): readonly Rule[] => {
  const isTheirs = ({ test }: Rule): boolean => String(test) === String(theirs.test);
  if (!rules.some(isTheirs))
    throw new Error(`Gatsby's webpack configuration has no rule for ${theirs.test}: see src/generator/webpack.`);
  return rules.map((rule) => (isTheirs(rule) ? ours : rule));
};
