import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (file: string): string => readFileSync(join(__dirname, '..', file), 'utf8');

/** Settings that a published site may have: those of the example file. */
const names = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

test('the example file names settings', () => expect(names).toContain('GATSBY_SITE_URL'));

// One that is left out would be taken for not given: the site would be built, and inquiries go elsewhere.
test.each(names)('%s reaches the site that the workflow builds, and is explained', (name) => {
  expect(read('.github/workflows/ci.yml')).toContain(`${name}: \${{ vars.${name} }}`);
  expect(read('docs/publish.md')).toContain(`| \`${name}\` `);
});

test('webpack is there once, in the version that Gatsby brings', () => {
  const gatsby = dirname(require.resolve('gatsby/package.json'));
  expect(require.resolve('webpack', { paths: [gatsby] })).toBe(require.resolve('webpack'));
});
