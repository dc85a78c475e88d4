/**
 * Licences under which a dependency may come: they let a built site be published without further duties than
 * naming the authors, which src/generator/bundler/bundledPackages.ts does. LGPL and MPL bind changes to the library itself,
 * which nobody makes here.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages for which the lock file names no licence, with the one that their own files name. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^(busboy|not|streamsearch|svg-tags|valid-url|xmlhttprequest-ssl)$/, 'MIT'],
  [/^linkfs$/, 'Unlicense'],
  [/^parse-cache-control$/, 'BSD-3-Clause'],
  // One per operating system, of which a machine installs its own only; the one for Linux names its licence.
  [/^@(msgpackr-extract|unrs)\//, 'MIT'],
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
];

/** What package-lock.json says of a package. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

interface Licensed {
  readonly name: string;
  /** SPDX expression. */
  readonly licence: string;
}

/** SPDX expression: one side of OR is enough, of AND both are needed. AND binds closer; no expression here nests. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((part) => allowed.has(part.trim())));

/**
 * Every package with its licence; each name and version once. Those for development too: a build runs on a whole
 * installation, and on several of them.
 */
export const licencesOf = (packages: Readonly<Record<string, LockedPackage>>): Licensed[] => {
  const found = Object.entries(packages).flatMap(([path, { version, license, link }]): [string, Licensed][] => {
    if (path === '' || link) return [];
    const name = path.replace(/^.*node_modules\//, '');
    return [
      [
        `${name}@${version}`,
        {
          name: `${name}@${version}`,
          licence: license ?? named.find(([pattern]) => pattern.test(name))?.[1] ?? 'none',
        },
      ],
    ];
  });
  return [...new Map(found).values()].sort((a, b) => a.name.localeCompare(b.name));
};
