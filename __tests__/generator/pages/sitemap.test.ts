import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSitemaps } from '../../../src/generator/pages/sitemap';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemaps-'));
  mkdirSync(join(folder, 'es'));
  for (const place of ['', 'es']) {
    writeFileSync(join(folder, place, 'sitemap-0.xml'), `<urlset>${place}</urlset>`);
    writeFileSync(join(folder, place, 'sitemap-index.xml'), '<sitemapindex/>');
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives the plugin's files their specified names", () => {
  finishSitemaps(folder);
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toBe('<urlset></urlset>');
  expect(readFileSync(join(folder, 'es/sitemap.xml'), 'utf8')).toBe('<urlset>es</urlset>');
  expect(existsSync(join(folder, 'sitemap-index.xml'))).toBe(false);
});

it('says so when the plugin writes its files under another name', () => {
  rmSync(join(folder, 'es/sitemap-0.xml'));
  expect(() => finishSitemaps(folder)).toThrow('gatsby-plugin-sitemap wrote no');
});
