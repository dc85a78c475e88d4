import { checkContent } from '../../../../src/generator/check/checkContent';
import { missingSignatures, unnamedOperator } from '../../../../src/generator/check/publish/legalPages';
import type { Content } from '../../../../src/generator/content/siteContent';
import { contentFixture, TODAY } from '../contentFixture';

const fixture = contentFixture();
let pages: Content['pages'];
beforeAll(async () => {
  pages = (await checkContent(fixture.root, TODAY)).content.pages;
});

const lawyer = { name: 'Ana Lucía Restrepo', licence: 'T.P. 214.630, Colombia', law: 'Colombia' };

const privacySigned = (...days: readonly string[]): string[] =>
  missingSignatures({
    pages: pages.map((page) => ({
      ...page,
      facts: { sample: false, updated: '2026-11-03', signatures: days.map((day) => ({ ...lawyer, day })) },
    })),
  }).filter((line) => line.includes('/privacy-policy/'));

test('the four legal pages want a lawyer, about us and accessibility do not', () => {
  expect(missingSignatures({ pages })).toEqual(
    ['medical-disclaimer', 'patient-rights', 'privacy-policy', 'terms-of-service'].map(
      (page) =>
        `content/pages/${page}/facts.yaml: no signatures. Have a lawyer approve the text for each country that it names, and write name, licence, law and day.`,
    ),
  );
});

test('one that is a draft keeps the site from going live', () => {
  expect(missingSignatures({ pages: pages.filter(({ id }) => id !== 'privacy-policy') })).toContain(
    'content/pages/privacy-policy/facts.yaml: a draft, and the site cannot go live without this page. Finish it, and remove the line draft: true.',
  );
});

test('a signature of the day of the last change, or later, is enough', () => {
  expect(privacySigned('2026-11-03', '2026-11-20')).toEqual([]);
});

test('a text that was changed after a signature is read again', () => {
  expect(privacySigned('2026-11-02', '2026-11-03')).toEqual([
    'content/pages/privacy-policy/facts.yaml: signed by Ana Lucía Restrepo on 2026-11-02, but changed on 2026-11-03. Have the text read again, and write the new day.',
  ]);
});

const page = (id: string, en: string, es: string) => ({
  id,
  folder: `content/pages/${id}`,
  words: { en: { lede: '' }, es: { lede: '' } },
  body: { en, es },
});

/** Only what the rule reads. */
const namedOn = (...pages: readonly object[]) => ({ pages }) as unknown as Pick<Content, 'pages'>;

test('without a legal name it is asked for, with the places where it belongs', () => {
  expect(unnamedOperator(namedOn(), ' ')).toEqual([
    'Legal name of who runs the site: give it to npm run own, and write it with its seat into content/pages/privacy-policy and content/pages/terms-of-service.',
  ]);
});

test('each legal text that leaves the name out is reported, in each language', () => {
  const pagesOf = namedOn(
    page('privacy-policy', 'Camino\nSalud S.A. answers for it.', 'Camino Claro responde.'),
    page('terms-of-service', 'We.', 'Nosotros, **Camino Salud S.A.**'),
    page('about-us', 'We.', 'Nosotros.'),
  );
  expect(unnamedOperator(pagesOf, 'Camino Salud S.A.')).toEqual([
    'content/pages/privacy-policy/words.es.md: does not name "Camino Salud S.A.". Say there who runs the site, and its seat.',
    'content/pages/terms-of-service/words.en.md: does not name "Camino Salud S.A.". Say there who runs the site, and its seat.',
  ]);
});
