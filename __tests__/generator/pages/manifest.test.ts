import { readFileSync } from 'node:fs';
import { languages } from '../../../src/facts/locales';
import { site } from '../../../src/facts/site';
import { manifestOf } from '../../../src/generator/pages/manifest';
import { pathFor } from '../../../src/routes/path';

test.each(languages)('the manifest in %s says name and tagline of the site, and opens its home', (language) => {
  const { tagline } = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8'));
  const { icons, ...said } = manifestOf(language);
  expect(said).toMatchObject({
    name: site.name,
    description: tagline,
    lang: language,
    start_url: pathFor('home', language),
  });
  for (const { src } of icons) expect(readFileSync(`static${src}`)).toBeDefined();
});
