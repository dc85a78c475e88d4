import { cells, english, james, spanish } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, reports, passes } = contentReports();
const before = '## The building';
const link = (address: string): Edit => [english, before, `[See](${address})\n\n${before}`];

// biome-ignore format: a case a line
test.each<[string, Partial<Report>]>([
  ['/clinicas', { found: '"/clinicas", which is not a page', nearest: '/clinics' }],
  ['/clinics/casa-seiba', { nearest: '/clinics/casa-ceiba', fix: 'Write /clinics/casa-ceiba.' }],
  ['/clinics/Casa%20Ceiba', { fix: 'Link to a page that exists' }],
  ['/stem-cels', { nearest: '/care-options/stem-cells' }],
  ['/clinics/', { nearest: '/clinics' }],
  ['/en/clinics', { nearest: '/clinics' }],
  ['/en', { nearest: '/' }],
  ['/care-option/stem-cells', { nearest: '/care-options/stem-cells' }],
  ['stem-cells', { found: 'neither a path', nearest: '/care-options/stem-cells' }],
  ['../clinics', { nearest: '/clinics' }],
  ['somewhere', { fix: 'with /, another site with https://' }],
  ['/clinics/mayo-clinic', { fix: 'Link to a page that exists' }],
  ['/es/clinicas', { found: 'in the other language', allowed: 'pages of the language "en"', nearest: '/clinics' }],
  ['/es/opciones-de-cuidado/celulas-madre', { nearest: '/care-options/stem-cells' }],
  ['/es', { nearest: '/' }],
  ['/privacy-policy#cookies', { found: 'a place that its page does not have', allowed: '#heading, #other-legal, #content', fix: 'to the page alone' }],
  ['/privacy-policy#Headings', { nearest: '/privacy-policy#heading' }],
  ['/clinics/casa-ceiba?from=here#price', { nearest: '/clinics/casa-ceiba?from=here#prices' }],
  ['#the-buildings', { nearest: '#the-building', fix: 'Write #the-building.' }],
  ['#', { found: '"#"', allowed: '#how-decisions-are-made, #profile' }],
  ['javascript:alert(1)', { found: 'a script' }],
  ['http://council.org', { found: 'http://', fix: 'Write https://council.org.' }],
  ['www.council.org', { fix: 'Write https://www.council.org.' }],
  ['hello@council.org', { fix: 'Write mailto:hello@council.org.' }],
  ['mailto:a@b.org?subject=x&body=c@d.org', { fix: 'one mail address' }],
  ['tel:call-me', { fix: 'digits of the number' }],
  ['//council.org', { found: 'two slashes' }],
  ['https://us@council.org', { found: 'a name before the @' }],
  ['https://council', { found: 'cannot reach', fix: 'with a dot in it' }],
  ['https://localhost:8000/clinics', { found: 'cannot reach' }],
])('[See](%s)', (address, expected) => {
  const { nearest } = expected;
  return reports(link(address), { field: 'text', ...(nearest && { fix: `Write ${nearest}.` }), ...expected });
});

test('a link by reference, on the line of its address', () =>
  reports([english, before, `[See][one]\n\n[one]: /nowhere-at-all\n\n${before}`], {
    line: fixture.lineOf(english, before) + 2,
    field: 'text',
    found: '"/nowhere-at-all"',
  }));

test('a link without words', () =>
  reports([english, before, `See [](/clinics).\n\n${before}`], { field: 'text', found: 'without words' }));

test.each([
  '[See](#the-building), [see](/clinics/valle-alto#the-building).',
  '[See](#prices), [see](/clinics/casa-ceiba#inquiry), [see](/contact#ways), [see](/#contact).',
  '[See](/privacy-policy#heading), [see](/care-options/stem-cells#what-to-expect), [see](/care-options/stem-cells#clinics).',
])('links to headings and sections are right: %s', (words) => passes([english, before, `${words}\n\n${before}`]));

test('a heading that has the name of a section gets another place', () =>
  passes((content) => {
    content.replace(english, before, `## Prices\n\n[See](#prices-2)\n\n${before}`);
    content.replace(spanish, '## El edificio', '## Precios\n\n[Vea](#precios-2)\n\n## El edificio');
  }));

test('places have the names of their language', () =>
  reports([spanish, '## El edificio', '[Vea](#treatment) y [vea](#el-edificio)\n\n## El edificio'], {
    field: 'text',
    nearest: '#tratamiento',
  }));

test('of a page that cannot be read nobody knows what it lacks', () =>
  reports(
    (content) => {
      content.replace(english, before, `[See](/about-us#history)\n\n${before}`);
      content.replace('content/pages/about-us/words.en.md', '---', 'title');
    },
    { file: 'content/pages/about-us/words.en.md', field: 'front matter' },
  ));

test('a page whose address is wrong is not missing too', () =>
  reports([`${cells}/facts.yaml`, 'en: stem-cells', 'en: stem cells'], { field: 'slug.en', nearest: 'stem-cells' }));

test('a clinic that was taken down is not exchanged for another', () =>
  reports(
    (content) => {
      content.replace(english, before, `[See](/clinics/casa-ceiba)\n\n${before}`);
      content.copy('content/clinics/casa-ceiba', 'content/clinics/brisa-coral');
      content.remove('content/clinics/casa-ceiba');
      content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: brisa-coral');
    },
    { file: english, line: 96, field: 'text', fix: 'Link to a page that exists' },
  ));
