import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { siteFingerprint } from '../../../tools/site/fingerprint';
import { rootFolder } from '../../../tools/site/siteFolders';

jest.mock('../../../tools/site/siteFolders', () => {
  const { mkdtempSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const { tmpdir } = jest.requireActual<typeof import('node:os')>('node:os');
  const root = mkdtempSync(`${tmpdir()}/site-`);
  return { rootFolder: root, cacheFolder: `${root}/.cache`, publicFolder: `${root}/public` };
});

afterAll(() => rmSync(rootFolder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(rootFolder, file)), { recursive: true });
  writeFileSync(join(rootFolder, file), text);
};

test.each([
  'content/clinics/alba-bay/words.en.md',
  'gatsby-node.ts',
  'package-lock.json',
  'src/facts/site.ts',
  'static/favicon.ico',
  'babel.config.js',
])('another %s asks for another build', (file) => {
  write(file, 'one');
  const before = siteFingerprint({});
  write(file, 'two');
  expect(siteFingerprint({})).not.toBe(before);
});

test.each(['README.md', 'tools/bench.ts', 'public/index.html'])('another %s does not', (file) => {
  const before = siteFingerprint({});
  write(file, 'two');
  expect(siteFingerprint({})).toBe(before);
});

test('another content folder asks for another build, and so does each edit in it', () => {
  const env = { CONTENT_FOLDER: 'texts/content' };
  write('texts/content/pages/about-us/words.en.md', 'one');
  const before = siteFingerprint(env);
  expect(before).not.toBe(siteFingerprint({}));
  write('texts/content/pages/about-us/words.en.md', 'two');
  expect(siteFingerprint(env)).not.toBe(before);
});

test('settings that reach the pages count, others do not', () => {
  const before = siteFingerprint({ PORT: '9000' });
  expect(siteFingerprint({ PORT: '9001' })).toBe(before);
  expect(siteFingerprint({ GATSBY_SITE_URL: 'https://clinics.example' })).not.toBe(before);
});
