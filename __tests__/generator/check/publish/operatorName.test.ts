/** @jest-environment node */

import { unnamedOperator } from '../../../../src/generator/check/publish/operatorName';
import type { Content } from '../../../../src/generator/content/record';

const page = (id: string, en: string, es: string) => ({
  id,
  folder: `content/pages/${id}`,
  words: { en: { lede: '' }, es: { lede: '' } },
  body: { en, es },
});

/** Only what the rule reads. */
const content = (...pages: readonly object[]) => ({ pages }) as unknown as Pick<Content, 'pages'>;

test('without a legal name it is asked for, with the places where it belongs', () => {
  expect(unnamedOperator(content(), ' ')).toEqual([
    'Legal name of who runs the site: write it into src/facts/site.ts, and with its seat into content/pages/privacy-policy and content/pages/terms-of-service.',
  ]);
});

test('each legal text that leaves the name out is reported, in each language', () => {
  const pages = content(
    page('privacy-policy', 'Camino\nSalud S.A. answers for it.', 'Camino Claro responde.'),
    page('terms-of-service', 'We.', 'Nosotros, **Camino Salud S.A.**'),
    page('about-us', 'We.', 'Nosotros.'),
  );
  expect(unnamedOperator(pages, 'Camino Salud S.A.')).toEqual([
    'content/pages/privacy-policy/words.es.md: does not name "Camino Salud S.A.". Say there who runs the site, and its seat.',
    'content/pages/terms-of-service/words.en.md: does not name "Camino Salud S.A.". Say there who runs the site, and its seat.',
  ]);
});
