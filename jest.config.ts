/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** One compiler for both projects: what SWC makes of TypeScript, as modules that Jest can replace. */
const swc = (tsx: boolean): [string, Record<string, unknown>] => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } } },
];

const shared: Config = {
  roots: ['<rootDir>/__tests__'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(browser|built|engines|servers)/'],
  setupFiles: ['<rootDir>/__tests__/setup/globals.ts'],
  transform: { '\\.m?[jt]s$': swc(false), '\\.[jt]sx$': swc(true) },
  // Packages that only ship ES modules.
  transformIgnorePatterns: [
    'node_modules/(?!(gatsby|lucide-react|d3-array|d3-geo|internmap|isbot|minisearch|unist-.*|mdast-.*|micromark.*|hast-.*|unified|vfile.*|decode-named-character-reference|character-entities.*|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|property-information|space-separated-tokens|comma-separated-tokens|stringify-entities|html-void-elements|devlop|trim-lines|syllable|franc-min|trigram-utils|n-gram|collapse-white-space|web-namespaces|hastscript|is-plain-obj|bail|trough)/)',
  ],
  moduleNameMapper: {
    // Tests have site facts of their own, as they have content of their own.
    '/own\\.json$': '<rootDir>/__tests__/site/site.json',
    '\\.(jpg|jpeg|png|webp|avif|svg|woff2?|css)$': '<rootDir>/__tests__/setup/fileStub.ts',
    '^gatsby$': '<rootDir>/__tests__/setup/gatsby.tsx',
  },
  clearMocks: true,
};

/** What renders ends in .tsx and gets a document; the rest runs in Node, which starts in a tenth of the time. */
const config: Config = {
  maxWorkers: 2,
  // A limit against endless waiting, not a claim about speed: a busy machine is slow.
  testTimeout: 120_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/afterEnv.ts'],
    },
  ],
};

export default config;
