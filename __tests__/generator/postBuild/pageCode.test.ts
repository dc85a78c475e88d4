import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPageCode } from '../../../src/generator/postBuild/pageCode';
import { emptyFolder } from '../../emptyFolder';

/** As the bundler writes it: a template with a script that others need too, and one without. */
const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: 'webpack-runtime-1.js' }, { name: 'app-1.js' }] },
    'component---contact': { assets: [{ name: 'shared-1.js' }, { name: 'component---contact-1.js' }] },
    'component---text': { assets: [{ name: 'component---text-1.js' }, { name: 'component---text-1.js.map' }] },
  },
};

const templates = new Map([
  ['/contact', 'component---contact'],
  ['/es/sobre-nosotros', 'component---text'],
  ['/gone', 'component---gone'],
]);

const page = (path: string): string => `<body><script>window.pagePath="${path}"</script></body>`;

const folder = emptyFolder();

beforeEach(async () => {
  await writeFile(join(folder, 'webpack.stats.json'), JSON.stringify(stats));
});

it.each([
  ['with what it shares', '/contact', ['/shared-1.js', '/component---contact-1.js']],
  ['scripts only', '/es/sobre-nosotros', ['/component---text-1.js']],
])("finds the scripts of a page's template: %s", async (_, path, scripts) => {
  const codeOf = await createPageCode(folder, templates);
  expect(codeOf(page(path))).toEqual(scripts);
});

it.each([
  ['the bundler does not know the template', page('/gone')],
  ['Gatsby does not know the page', page('/elsewhere')],
  ['the page does not tell its path', '<body></body>'],
])('says so when %s', async (_, html) => {
  const codeOf = await createPageCode(folder, templates);
  expect(() => codeOf(html)).toThrow('The scripts of the page');
});

it('says so when the bundler tells of itself in another way', async () => {
  await writeFile(join(folder, 'webpack.stats.json'), JSON.stringify({ chunks: {} }));
  const codeOf = await createPageCode(folder, templates);
  expect(() => codeOf(page('/contact'))).toThrow('The scripts of the page');
});
