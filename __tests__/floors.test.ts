import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The table of src/README.md: what each room may import besides itself. */
const floors0 = ['facts', 'theme', 'client', 'hydration'];
const floors1 = [...floors0, 'routes', 'schemas', 'search', 'data'];
const rooms = [...floors1, 'images', 'components'];

const mayImport: Readonly<Record<string, readonly string[]>> = {
  facts: [],
  theme: ['facts'],
  client: ['facts'],
  hydration: [],
  routes: ['facts'],
  schemas: ['facts', 'routes'],
  search: ['facts'],
  data: ['facts', 'routes', 'schemas', 'search'],
  generator: floors1,
  components: floors1,
  inquiry: rooms,
  runtime: rooms,
  sections: rooms,
  templates: [...rooms, 'inquiry', 'runtime', 'sections'],
  shell: [...rooms, 'inquiry', 'runtime', 'sections', 'templates'],
};

/** The order within a room: each of its rooms imports from those before it, and never looks back. */
const orders: Readonly<Record<string, readonly string[]>> = {
  inquiry: ['model', 'state', 'submit', 'result', 'form'],
  components: ['ui', 'text', 'clinic', 'site'],
  generator: ['content', 'hosting', 'bundler', 'assets', 'check', 'nodes', 'pageData', 'pages', 'postBuild', 'audit'],
};

/** Rooms of these are neighbours that do not know each other. */
const roomsWithin = ['runtime', 'sections'];

/** Floors that take only types from schemas: the schema library stays out of the browser. */
const typesOnly = ['data', 'components', 'inquiry', 'runtime', 'sections', 'templates', 'shell'];

/** Packages that run in Node only, or that no browser should load. */
const notForBrowsers =
  /^(node:|zod$|yaml$|sharp$|gatsby-transformer-remark|mdast-|micromark|unist-|hast-|franc-min|syllable)/;

const source = join(__dirname, '..', 'src');

interface Import {
  readonly file: string;
  readonly specifier: string;
  readonly isType: boolean;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, isType, specifier, lazy]) => ({
    file,
    specifier: specifier ?? lazy ?? '',
    isType: Boolean(isType),
  }));

const imports = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
  .flatMap((entry) => importsOf(join(entry.parentPath ?? entry.path, entry.name)));

const partsOf = (file: string): readonly string[] => relative(source, file).split(sep);

const within = imports
  .filter(({ specifier }) => specifier.startsWith('.'))
  .map(({ file, specifier, isType }) => {
    const target = resolve(dirname(file), specifier);
    const [from = '', fromRoom = ''] = partsOf(file);
    const [to = '', toRoom = ''] = partsOf(target);
    return { from, fromRoom, to, toRoom, isType, line: `${relative(source, file)} imports ${specifier}` };
  });

const linesOf = (found: readonly { readonly line: string }[]): string[] => found.map(({ line }) => line);

it('knows every room of src', () => {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders.map(({ name }) => name).filter((name) => name !== 'images' && !(name in mayImport));
  expect(unknown).toEqual([]);
});

it('sees the imports', () => expect(within.length).toBeGreaterThan(50));

it('lets each room import lower floors only', () => {
  expect(linesOf(within.filter(({ from, to }) => from !== to && !mayImport[from]?.includes(to)))).toEqual([]);
});

it.each(Object.entries(orders))('looks back nowhere in %s', (room, order) => {
  const rankOf = (name: string): number => order.indexOf(name);
  const inside = within.filter(({ from, to }) => from === room && to === room);
  // Files beside the rooms are imported by all rooms, or wire them together.
  const back = inside.filter(({ fromRoom, toRoom }) => rankOf(fromRoom) >= 0 && rankOf(fromRoom) < rankOf(toRoom));
  expect(inside.filter(({ fromRoom, toRoom }) => fromRoom !== toRoom).length).toBeGreaterThan(5);
  expect(linesOf(back)).toEqual([]);
});

it('keeps neighbours apart', () => {
  const across = within.filter(
    ({ from, to, fromRoom, toRoom }) => from === to && roomsWithin.includes(from) && fromRoom !== toRoom,
  );
  expect(linesOf(across)).toEqual([]);
});

it('takes only types from schemas above the build', () => {
  expect(
    linesOf(within.filter(({ from, to, isType }) => to === 'schemas' && typesOnly.includes(from) && !isType)),
  ).toEqual([]);
});

it('keeps Node and the schema library out of what browsers load', () => {
  const heavy = imports
    .filter(({ file, isType }) => !isType && !['generator', 'schemas'].includes(partsOf(file)[0] ?? ''))
    // gatsby-ssr alone takes it.
    .filter(({ file }) => relative(source, file) !== 'shell/renderBody.ts')
    .filter(({ specifier }) => notForBrowsers.test(specifier));
  expect(heavy.map(({ file, specifier }) => `${relative(source, file)} imports ${specifier}`)).toEqual([]);
});

it('keeps React out of the build', () => {
  const react = imports.filter(
    ({ file, specifier }) =>
      partsOf(file)[0] === 'generator' && /^(react|react-dom|styled-components|lucide-react)(\/|$)/.test(specifier),
  );
  expect(react.map(({ file, specifier }) => `${relative(source, file)} imports ${specifier}`)).toEqual([]);
});

it('loads parts of the app through loadChunk alone, which tells of those that are lost', () => {
  const bare = [...new Set(imports.map(({ file }) => file))]
    .filter((file) => !['generator', 'images'].includes(partsOf(file)[0] ?? ''))
    .filter((file) =>
      /(?<!loadChunk\(\(\) => |typeof )\bimport\(/.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
    )
    .map((file) => relative(source, file));
  expect(bare).toEqual([]);
});
