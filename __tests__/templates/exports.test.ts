/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', '..', 'src', 'templates');
const templates = readdirSync(folder).filter((name) => name.endsWith('Template.tsx'));

it('there is a template for each of the ten page types', () => expect(templates).toHaveLength(10));

/** Gatsby reads these two on the server; this build would send them to browsers (src/generator/webpack/transpile.ts). */
it.each(templates)('%s leaves nothing for the server alone in what browsers get', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toMatch(/export .*\bHead\b/);
  expect(text).not.toMatch(/\b(?:config|getServerData)\b/);
});
