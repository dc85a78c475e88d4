/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

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

test('so is what scripts are transpiled with, which is named and not imported', () => {
  const { presets } = require('../babel.config.js') as { readonly presets: readonly unknown[] };
  const names = presets.map((preset) => (Array.isArray(preset) ? String(preset[0]) : String(preset)));
  expect(names).toContain('babel-preset-gatsby');
  expect(undeclared(names)).toEqual([]);
});

test('webpack is there once, in the version that Gatsby brings', () => {
  const gatsby = dirname(require.resolve('gatsby/package.json'));
  expect(require.resolve('webpack', { paths: [gatsby] })).toBe(require.resolve('webpack'));
});
