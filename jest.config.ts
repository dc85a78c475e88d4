/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(browser|built|engines)/'],
  setupFiles: ['<rootDir>/__tests__/setup/globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/afterEnv.ts'],
  // With babel.config.js, as in the build.
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
  // Packages that only ship ES modules.
  transformIgnorePatterns: [
    'node_modules/(?!(gatsby|lucide-react|isbot|minisearch|unist-.*|mdast-.*|micromark.*|hast-.*|unified|vfile.*|decode-named-character-reference|character-entities.*|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|property-information|space-separated-tokens|comma-separated-tokens|stringify-entities|html-void-elements|devlop|trim-lines|syllable|franc-min|trigram-utils|n-gram|collapse-white-space|web-namespaces|hastscript|is-plain-obj|bail|trough)/)',
  ],
  moduleNameMapper: {
    '\\.(jpg|jpeg|png|webp|avif|svg|woff2?|css)$': '<rootDir>/__tests__/setup/fileStub.ts',
    '^gatsby$': '<rootDir>/__tests__/setup/gatsby.tsx',
  },
  clearMocks: true,
  // A limit against endless waiting, not a claim about speed: a busy machine is slow.
  testTimeout: 120_000,
};

export default config;
