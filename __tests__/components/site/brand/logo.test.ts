import { readFileSync } from 'node:fs';
import { findInDrawing } from '../../../../src/generator/check/pictures/drawing';

/** Drawings are those of the site that is published: an owner has others. */
const drawing = (file: string): string => readFileSync(file, 'utf8');

it.each(['logo.svg', 'logo-reversed.svg'])('%s has the shape that pages keep room for', (file) => {
  expect(drawing(`src/components/site/brand/${file}`)).toContain('viewBox="0 0 297 52" width="297" height="52"');
});

it.each([
  'src/components/site/brand/logo.svg',
  'src/components/site/brand/logo-reversed.svg',
  'src/images/brand/app-icon.svg',
  'static/favicon.svg',
])('%s draws and does nothing else', (file) => expect(findInDrawing(drawing(file))).toEqual([]));
