export interface WebpackRule {
  readonly test?: unknown;
  readonly include?: string;
  readonly resolve?: object;
  readonly use?: unknown;
  readonly sideEffects?: boolean;
}

/** The rules with Gatsby's of the same `test` replaced or removed. @throws when none has it, as after an upgrade */
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
