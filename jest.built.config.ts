/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Tests that read the built site's files: `npx jest -c jest.built.config.ts`, after a build. */
const config: Config = {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__/built'],
  testMatch: ['**/*.test.ts'],
  // The test site has facts of its own.
  moduleNameMapper: { '/own\\.json$': '<rootDir>/__tests__/site/site.json' },
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' } } }] },
  // A limit against endless waiting, not a claim about speed: a busy machine is slow.
  testTimeout: 120_000,
};

export default config;
