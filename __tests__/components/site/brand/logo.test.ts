import { readFileSync } from 'node:fs';
import { languages } from '../../../../src/facts/locales';
import { findInDrawing } from '../../../../src/generator/check/pictures/drawing';
import { color } from '../../../../src/theme';

/** Facts and drawings are those of the site that is published: an owner has others. */
const { name } = JSON.parse(readFileSync('src/facts/own.json', 'utf8'));

const drawing = (file: string): string => readFileSync(file, 'utf8');

it.each(['logo.svg', 'logo-reversed.svg'])('%s has the shape that pages keep room for', (file) => {
  expect(drawing(`src/components/site/brand/${file}`)).toContain('viewBox="0 0 297 52" width="297" height="52"');
});

it.each([
  'src/components/site/brand/logo.svg',
  'src/components/site/brand/logo-reversed.svg',
  'src/images/brand/app-icon.svg',
  'static/favicon.svg',
])('%s draws and does nothing else', (file) => {
  expect(findInDrawing(drawing(file))).toEqual([]);
});

it.each(languages)('the manifest in %s says name, tagline and colors of the site', (language) => {
  const file = language === 'en' ? 'manifest' : `manifest-${language}`;
  const { tagline } = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8'));
  expect(JSON.parse(readFileSync(`static/${file}.webmanifest`, 'utf8'))).toMatchObject({
    name,
    short_name: name,
    description: tagline,
    theme_color: color.paper,
    background_color: color.paper,
  });
});
