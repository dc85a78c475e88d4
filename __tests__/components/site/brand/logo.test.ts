import { readFileSync } from 'node:fs';
import { color } from '../../../../src/theme';

const { paper, ink, oxblood, sunrise, clay } = color;

/** Disc, sun, path, horizon and name of each drawing. */
const drawings = [
  ['logo.svg', [oxblood, sunrise, paper, paper, ink]],
  ['logo-reversed.svg', [paper, clay, oxblood, oxblood, paper]],
] as const;

describe.each(drawings)('%s', (file, colors) => {
  const text = readFileSync(`src/components/site/brand/${file}`, 'utf8');

  it('has the colours of the theme', () => {
    expect([...text.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map((match) => match[1])).toEqual(colors);
  });

  it('has the shape that pages keep room for', () => {
    expect(text).toContain('viewBox="0 0 297 52" width="297" height="52"');
  });
});

/** What browsers read without the theme; the other icons are painted from these, by tools/exportIcons.ts. */
it.each([
  ['static/favicon.svg', [oxblood, sunrise, paper]],
  ['src/images/brand/app-icon.svg', [oxblood, sunrise, paper]],
  ['static/manifest.webmanifest', [paper, paper]],
  ['static/manifest-es.webmanifest', [paper, paper]],
])('%s has the colours of the theme', (file, colors) => {
  expect(readFileSync(file, 'utf8').match(/#[\dA-F]{6}\b/gi)).toEqual(colors);
});
