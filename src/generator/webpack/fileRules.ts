import type { Rule } from './scriptRule';

interface Loader {
  readonly loader?: string;
  readonly options?: object;
}

/** Gatsby's rules for fonts and for pictures. */
const FILES = ['a.woff2', 'a.svg'];

const isFor = ({ test }: Rule, file: string): boolean => test instanceof RegExp && test.test(file);

/**
 * Files stay files: Gatsby writes small ones into pages and styles, each time anew.
 * @throws when its rules for them are not what is expected: another version of Gatsby then asks for another look
 */
export const withFilesAsFiles = (rules: readonly Rule[]): Rule[] => {
  for (const file of FILES) {
    const [rule, ...others] = rules.filter((each) => isFor(each, file));
    if (!rule || others.length > 0 || !Array.isArray(rule.use))
      throw new Error(`Gatsby's rule for ${file} looks different: see src/generator/webpack/fileRules.ts.`);
  }
  return rules.map((rule) => {
    if (!FILES.some((file) => isFor(rule, file))) return rule;
    const use = (rule.use as readonly Loader[]).map(({ options, ...loader }) => ({
      ...loader,
      options: { ...options, limit: false },
    }));
    return { ...rule, use };
  });
};
