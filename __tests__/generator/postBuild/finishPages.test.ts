import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createCompressor } from '../../../src/generator/hosting';
import { finishPages } from '../../../src/generator/postBuild/finishPages';
import { emptyFolder } from '../../emptyFolder';

const place = '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';

/** As Gatsby writes it, as far as finishing looks. */
const written = `<html><head><meta charSet="utf-8"/><style>a{color:red}</style></head><body><p>${'Clínica '.repeat(200)}</p><script id="gatsby-script-loader">window.pagePath="/contact"</script>${place}</body></html>`;

const folder = emptyFolder();
let file: string;

/** Finishes the one page, which stands as given before. @returns the page and its compressed copy */
const finish = async (given: string): Promise<readonly [string, string]> => {
  await writeFile(file, given);
  const compressor = await createCompressor({
    publicFolder: folder,
    cacheFolder: join(folder, 'cache'),
    isLarge: false,
  });
  const scripts = { boot: { address: '/boot-1.js', text: '' }, app: ['/app-1.js'] };
  await finishPages([file], { scripts, codeOf: () => ['/contact-1.js'], compressor, pages: 1 });
  return [await readFile(file, 'utf8'), brotliDecompressSync(await readFile(`${file}.br`)).toString()];
};

beforeEach(async () => {
  file = join(folder, 'contact.html');
});

it('gives pages their scripts, their policy and their compressed form', async () => {
  const [page, compressed] = await finish(written);
  expect(page).toContain('["/contact-1.js","/app-1.js"]');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(compressed).toBe(page);
});

it('minifies scripts that run, and leaves those that Gatsby and search engines read', async () => {
  const data = '<script type="application/ld+json">{ "@type": "WebPage" }</script>';
  const [page] = await finish(
    written.replace('</head>', `<script>(function (what) { alert( what ) })(1);</script>${data}</head>`),
  );
  expect(page).toContain('<script>alert(1);</script>');
  expect(page).toContain(data);
  expect(page).toContain('window.pagePath="/contact"</script>');
});

it('changes nothing the second time', async () => {
  const [page] = await finish(written);
  expect((await finish(page))[0]).toBe(page);
});

it('fails when a page cannot carry a policy', async () => {
  await expect(finish(written.replace('charSet', 'lang'))).rejects.toThrow('charset');
});

it('fails when a page of Gatsby’s has no place for its scripts, which would start at once', async () => {
  await expect(finish(written.replace(place, '<script src="/app-1.js"></script>'))).rejects.toThrow(
    'Only 0 of 1 pages have a place for their scripts',
  );
});
