/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PluginObj, transformSync, type types } from '@babel/core';
import { foldTheme } from '../../src/build/webpack/foldTheme';
import { breakpoint } from '../../src/theme/breakpoint';
import { provided } from '../../src/theme/provided';
import { provided as providedLive } from '../../src/theme/providedLive';

const source = join(__dirname, '../../src');

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .filter((file) => !file.startsWith(join(source, 'build')));

/** The longest chain of fixed names behind `theme`: `color` of `theme.color[$tone]`. */
const chainOf = (node: types.MemberExpression): string[] | undefined => {
  const { object, property, computed } = node;
  const name = property.type === 'Identifier' && !computed ? [property.name] : undefined;
  if (object.type === 'Identifier' && object.name === 'theme') return name;
  const before = object.type === 'MemberExpression' ? chainOf(object) : undefined;
  return before && [...before, ...(name ?? [])];
};

/** What the styles of a file still read once the build has folded what it can. */
const readsOf = (file: string): string[][] => {
  const reads: string[][] = [];
  const collect = (): PluginObj => ({
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            MemberExpression({ node, parentPath }) {
              const chain = chainOf(node);
              if (chain && !parentPath.isMemberExpression()) reads.push(chain);
            },
          });
        },
      },
    },
  });
  transformSync(readFileSync(file, 'utf8'), {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[foldTheme, { theme: provided, breakpoint, sources: [] }], collect],
  });
  return reads;
};

const at = (theme: unknown, chain: readonly string[]): unknown =>
  chain.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], theme);

it('gives styles in the browser every token that is not folded into them', () => {
  const reads = files.flatMap(readsOf);
  expect(reads.length).toBeGreaterThan(20);
  const missing = reads.filter(
    (chain) => JSON.stringify(at(providedLive, chain)) !== JSON.stringify(at(provided, chain)),
  );
  expect(missing.map((chain) => chain.join('.'))).toEqual([]);
});
