import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { errorPath, sitemapPath, socialImagePath } from '../../src/routes/files';
import { routeTable } from '../../src/routes/table';

/** Addresses stand in the route table and nowhere else; beside it this one, which is Gatsby's own name for a page. */
const allowed = ['runtime/navigation/page-load/watchPageLoads.ts: /500.html'];

const source = join(__dirname, '..', '..', 'src');
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
  .filter((file) => file !== 'routes/table.ts');

const paths = new Set<string>(
  [...Object.values(routeTable), ...Object.values(errorPath), sitemapPath, socialImagePath].flatMap((each) =>
    Object.values(each),
  ),
);
paths.delete('/');

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');

/** What a text in quotes begins with: a path of the table, or the beginning of all Spanish ones, also in a pattern. */
const pathsIn = (text: string): string[] =>
  [...withoutComments(text).matchAll(/['"`]\^?(\/[^'"`\s?#$()[\]]*)/g)]
    .map(([, path = '']) => path)
    .filter((path) => paths.has(path) || /^\/es(?:\/|$)/.test(path));

it.each([
  ["const path = '/clinics';", '/clinics'],
  ["matchPath: '/es/*'", '/es/*'],
  ["const spanish = '^/es([/?]|$)';", '/es'],
  ["'/es/* 404'", '/es/*'],
  ['<a href="/care-options?all">', '/care-options'],
])('finds %s', (text, path) => expect(pathsIn(text)).toEqual([path]));

it.each(["'/'", "'/static/maps'", "'./clinics'", "// '/clinics'", "/* '/clinics' */", "'/esc'"])('allows %s', (text) =>
  expect(pathsIn(text)).toEqual([]),
);

it('is true of all of src', () => {
  const found = files.flatMap((file) =>
    pathsIn(readFileSync(join(source, file), 'utf8')).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual(allowed);
});
