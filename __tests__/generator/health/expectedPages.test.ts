/** @jest-environment node */

import { join } from 'node:path';
import { checkContent } from '../../../src/generator/check/checkContent';
import { expectedPages } from '../../../src/generator/health/expectedPages';

test('every address of the route table, with the ids of the content', async () => {
  const { content } = await checkContent(join(__dirname, '../../fixtures'), '2026-06-01');
  const pages = expectedPages(content);
  const paths = pages.map(({ paths: { en, es }, listed }) => `${en} ${es}${listed ? '' : ' (not listed)'}`);
  for (const path of [
    '/ /es',
    '/contact /es/contacto',
    '/clinics /es/clinicas',
    '/clinics/valle-alto /es/clinicas/valle-alto',
    '/care-options/stem-cells /es/opciones-de-cuidado/celulas-madre',
    '/procedures/total-knee-replacement /es/procedimientos/protesis-total-de-rodilla',
    '/for-your-doctor/total-knee-replacement /es/para-su-medico/protesis-total-de-rodilla (not listed)',
    '/patient-rights /es/derechos-del-paciente',
  ])
    expect(paths).toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});
