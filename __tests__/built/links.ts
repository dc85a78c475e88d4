import { redirects } from '../../src/routes/table';
import { places } from '../routes/places';
import { fault, files, type HtmlFile, isFile, pageFiles } from './readSite';

const origin = process.env.GATSBY_SITE_URL || 'https://www.example.com';

const fileAt = new Map(files.map((file) => [file.address, file]));

const idsAt = new Map(
  files.map(({ address, $ }) => [
    address,
    new Set(
      $('[id], a[name]')
        .map((_, element) => $(element).attr('id') ?? $(element).attr('name'))
        .get(),
    ),
  ]),
);

const attributes = ({ $ }: HtmlFile, selector: string, name: string): readonly string[] =>
  $(selector)
    .map((_, element) => $(element).attr(name))
    .get();

test('every link of the site leads straight to a page or file that exists, every fragment to its element', () => {
  const faults = files.flatMap((file) =>
    attributes(file, 'a[href], area[href]', 'href').flatMap((link) => {
      // The page of a failed server offers itself once more.
      if (link === '#' || (link === '' && file.page)) return [fault(file, 'a link', link, 'an address')];
      const url = new URL(link, origin + file.address);
      if (url.origin !== origin) return [];
      const path = url.pathname;
      const isPage = fileAt.get(path)?.page !== undefined || (!file.page && fileAt.has(path));
      if (!isPage && !(/\.\w+$/.test(path) && !path.endsWith('.html') && isFile(path)))
        return [fault(file, `the link ${link}`, 'broken', 'a page of the site')];
      const fragment = decodeURIComponent(url.hash.slice(1));
      return fragment && fragment !== 'top' && !idsAt.get(path)?.has(fragment)
        ? [fault(file, `the link ${link}`, `without #${fragment} at its end`, 'a place of that page')]
        : [];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('a citation bears the number of the source to which it leads', () => {
  const faults = files.flatMap((file) => {
    const { $ } = file;
    return $('a[href^="#source-"]')
      .toArray()
      .map((link) => [$(link).text(), $(`${$(link).attr('href')} > b`).text()] as const)
      .filter(([cited, listed]) => cited !== listed)
      .map(([cited, listed]) => fault(file, 'a citation', cited, listed));
  });
  expect(faults).toEqual([]);
  expect(files.filter(({ $ }) => $('a[href^="#source-"]').length > 0).length).toBeGreaterThan(10);
});

test('a page links to pages of its own language, and the switch to its alternate', () => {
  const faults = pageFiles.flatMap((file) => {
    const { $, address, language, page } = file;
    const other = language === 'en' ? 'es' : 'en';
    const alternates = attributes(file, `header a[hreflang^="${other}"]`, 'href');
    // Links that lead into the other language say so.
    const foreign = $('a[href^="/"]:not([hreflang])')
      .map((_, link) => $(link).attr('href'))
      .get()
      .filter((href) => fileAt.get(new URL(href, origin).pathname)?.language === other);
    return [
      ...(alternates.length > 0 && alternates.every((href) => href === page[other])
        ? []
        : [fault(file, 'the link to the other language', alternates.join(' and '), page[other])]),
      ...foreign.map((href) => fault(file, 'a link', href, `a page in the language of ${address}`)),
    ];
  });
  expect([...new Set(faults)]).toEqual([]);
});

/** What a browser loads by itself. */
const loaded = (file: HtmlFile): readonly string[] => [
  ...attributes(file, 'img[src], script[src], iframe[src], source[src], video[src], audio[src], embed[src]', 'src'),
  ...attributes(file, 'link[rel~="icon"], link[rel~="preload"], link[rel="manifest"]', 'href'),
  ...attributes(file, 'link[rel~="stylesheet"], link[rel="apple-touch-icon"], link[rel~="modulepreload"]', 'href'),
  ...[
    ...attributes(file, 'img[srcset], source[srcset]', 'srcset'),
    ...attributes(file, 'link[imagesrcset]', 'imagesrcset'),
  ].flatMap((set) => set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '')),
];

test('everything that a page loads is there, and comes from the site itself', () => {
  const faults = files.flatMap((file) =>
    loaded(file).flatMap((address) => {
      if (address.startsWith('data:')) return [];
      if (!/^\/(?!\/)/.test(address)) return [fault(file, 'a loaded file', address, 'one of this site')];
      return isFile(address.replace(/[?#].*/, '')) ? [] : [fault(file, 'a loaded file', address, 'one that exists')];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
  expect(new Set(files.flatMap(loaded)).size).toBeGreaterThan(20);
});

test('places that writers may link to are on a page of their type', () => {
  const missing = places.flatMap(([route, language, , fragments]) => {
    const ofType = pageFiles.filter((file) => file.page.route === route && file.language === language);
    return fragments
      .filter((fragment) => !ofType.some(({ address }) => idsAt.get(address)?.has(fragment)))
      .map((fragment) => `No page of type ${route} (${language}) has #${fragment}.`);
  });
  expect(missing).toEqual([]);
});

test('an address that has moved is no page, and where it moved to is one', () => {
  // Some hosts would send the page that still stands there, others the redirect.
  expect(redirects.filter(({ from }) => fileAt.has(from))).toEqual([]);
  expect(redirects.filter(({ to }) => !fileAt.get(to)?.page)).toEqual([]);
});
