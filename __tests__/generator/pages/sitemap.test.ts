import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishSitemaps } from '../../../src/generator/pages/sitemap';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

beforeEach(() => {
  mkdirSync(join(folder, 'es'));
  for (const place of ['', 'es']) {
    writeFileSync(join(folder, place, 'sitemap-0.xml'), `<urlset>${place}</urlset>`);
    writeFileSync(join(folder, place, 'sitemap-index.xml'), '<sitemapindex/>');
  }
});

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
