/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { withScriptRule } from '../src/generator/webpack/scriptRule';

/**
 * A package that nothing declares is there only because another one brings it, in whatever version that one likes, and
 * goes without a word when that one goes.
 */
const root = join(__dirname, '..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isDeclared = (name: string): boolean => declared.has(name) || declared.has(`@types/${name}`);

const undeclared = (specifiers: readonly string[]): readonly string[] => [
  ...new Set(specifiers.map(packageOf).filter((name) => !isDeclared(name))),
];

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'|\b(?:import|require)\(\s*'([^'.][^']*)'\s*\)/g;

const isOfNode = (specifier: string): boolean => specifier.startsWith('node:') || builtinModules.includes(specifier);

const files = ['src', 'tools', '__tests__'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|cjs|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
);

test('every package that a file imports is declared', () => {
  const specifiers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, named, called]) => named ?? called ?? ''),
  );
  expect(specifiers).toContain('react');
  expect(undeclared(specifiers.filter((specifier) => !isOfNode(specifier)))).toEqual([]);
});

interface Loader {
  readonly loader: string;
  readonly options: { readonly presets: readonly unknown[]; readonly plugins: readonly unknown[] };
}

const namesOf = ({ loader, options: { presets, plugins } }: Loader): readonly string[] =>
  [loader, ...[...presets, ...plugins].map((entry) => (Array.isArray(entry) ? entry[0] : entry))].filter(
    (name) => typeof name === 'string',
  );

test('so is what a build and develop transpile with, which is named and not imported', () => {
  const gatsbys = [/\.jsx?$/, /\.tsx?$/].map((test) => ({ test, use: () => [] }));
  const rules = ['build-javascript', 'develop'].flatMap((stage) => withScriptRule(gatsbys, stage));
  const names = rules.flatMap(({ use }) => (Array.isArray(use) ? (use as Loader[]).flatMap(namesOf) : []));
  expect(names).toContain('babel-loader');
  expect(names).toContain('react-refresh/babel');
  expect(undeclared(names)).toEqual([]);
});

describe('what Gatsby brings itself', () => {
  const shared = ['webpack', 'babel-loader', 'react-refresh'] as const;
  const gatsby = dirname(require.resolve('gatsby/package.json'));
  const held = readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8');

  test.each(shared)('%s is there once, and no version is proposed that Gatsby does not take', (name) => {
    expect(require.resolve(name, { paths: [gatsby] })).toBe(require.resolve(name));
    expect(held).toContain(`dependency-name: ${name}\n`);
  });
});
