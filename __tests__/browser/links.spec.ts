import { expect, test } from '@playwright/test';
import { places } from '../routes/places';
import { allPages, languages } from './pages';

interface Parsed {
  readonly links: readonly string[];
  readonly ids: readonly string[];
  readonly files: readonly string[];
}

test('every internal link leads straight to a page that exists, every fragment to its element, every file is there', async ({
  request,
  page,
}) => {
  const origin = new URL((await request.get('/')).url()).origin;
  const parse = async (address: string): Promise<Parsed> => {
    const html = await (await request.get(address)).text();
    return page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const values = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const sets = [...values('img[srcset],source[srcset]', 'srcset'), ...values('link[imagesrcset]', 'imagesrcset')];
      return {
        links: values('a[href],area[href]', 'href'),
        ids: [...values('[id]', 'id'), ...values('a[name]', 'name')],
        files: [
          ...values('img[src],script[src]', 'src'),
          ...values(
            'link[rel~="icon"][href],link[rel="preload"][href],link[rel="manifest"][href],link[rel="apple-touch-icon"][href]',
            'href',
          ),
          ...sets.flatMap((set) => set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '')),
        ],
      };
    }, html);
  };

  const starts = allPages.flatMap((each) => languages.map((language) => each[language]));
  const seen = new Map<string, Parsed>();
  const problems = new Set<string>();
  const waiting = [...starts];
  const wanted: { from: string; path: string; fragment: string }[] = [];
  const files = new Set<string>();

  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (seen.has(address)) continue;
    const parsed = await parse(address);
    seen.set(address, parsed);
    for (const file of parsed.files) if (file.startsWith('/')) files.add(file);
    for (const link of parsed.links) {
      if (link === '' || link === '#') problems.add(`${address}: a link that leads nowhere`);
      const url = new URL(link, origin + address);
      if (url.origin !== origin) continue;
      const path = url.pathname;
      wanted.push({ from: address, path, fragment: decodeURIComponent(url.hash.slice(1)) });
      if (!seen.has(path) && !waiting.includes(path)) {
        const reply = await request.get(path, { maxRedirects: 0 });
        if (reply.status() !== 200) problems.add(`${address}: ${path} answers ${reply.status()}`);
        else if (reply.headers()['content-type']?.startsWith('text/html')) waiting.push(path);
      }
    }
  }
  // The check of content lets writers link to these.
  for (const [, , path, fragments] of places)
    for (const fragment of fragments) wanted.push({ from: 'a text', path, fragment });
  for (const { from, path, fragment } of wanted) {
    if (fragment && fragment !== 'top' && !seen.get(path)?.ids.includes(fragment))
      problems.add(`${from}: ${path} has no #${fragment}`);
  }
  for (const file of files) {
    const reply = await request.get(file, { maxRedirects: 0 });
    if (reply.status() !== 200) problems.add(`${file} answers ${reply.status()}`);
  }
  expect([...problems]).toEqual([]);
  expect(files.size).toBeGreaterThan(20);
});
