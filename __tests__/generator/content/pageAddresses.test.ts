import { join } from 'node:path';
import { checkContent } from '../../../src/generator/check/checkContent';
import { pageAddresses } from '../../../src/generator/content/pageAddresses';

test('every address of the route table, with the ids of the content', async () => {
  const { content } = await checkContent(join(__dirname, '../../site'), '2026-06-01');
  const pages = pageAddresses(content);
  const paths = pages.map(({ paths: { en, es }, listed }) => `${en} ${es}${listed ? '' : ' (not listed)'}`);
  for (const path of [
    '/ /es',
    '/contact /es/contacto',
    '/clinics /es/clinicas',
    '/clinics/cumbre /es/clinicas/cumbre',
    '/care-options/stem-cells /es/opciones-de-cuidado/celulas-madre',
    '/procedures/knee-joint /es/procedimientos/articulacion-de-rodilla',
    '/for-your-doctor/knee-joint /es/para-su-medico/articulacion-de-rodilla (not listed)',
    '/patient-rights /es/derechos-del-paciente',
  ])
    expect(paths).toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});
