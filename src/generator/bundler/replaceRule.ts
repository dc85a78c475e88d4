export interface WebpackRule {
  readonly test?: unknown;
  readonly include?: string;
  readonly resolve?: object;
  readonly use?: unknown;
  readonly sideEffects?: boolean;
}

/**
 * The rules with one of Gatsby's replaced or removed. It is found by its `test`, as Gatsby's documentation shows.
 * @param theirs with the same `test`
 * @throws when no rule has this test, as may happen after an upgrade of Gatsby
 */
export const replaceRule = (
  rules: readonly WebpackRule[],
  theirs: WebpackRule,
  ours?: WebpackRule,
): readonly WebpackRule[] => {
  const isTheirs = ({ test }: WebpackRule): boolean => String(test) === String(theirs.test);
  if (!rules.some(isTheirs))
    throw new Error(
      `Gatsby's webpack configuration has no rule for ${theirs.test} any more: see src/generator/bundler/adjustWebpack.ts.`,
    );
  return rules.flatMap((rule) => (isTheirs(rule) ? (ours ?? []) : rule));
};
