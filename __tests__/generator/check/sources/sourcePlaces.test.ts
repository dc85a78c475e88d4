import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFixture } from '../contentFixture';
import { knee } from '../paths';

const fixture = contentFixture();
const facts = `${knee}/facts.yaml`;
mkdirSync(join(fixture.root, 'docs'));
writeFileSync(
  join(fixture.root, 'docs', 'sources.md'),
  '## Hosts of originals\n\n- `doi.org`, `wwwnc.cdc.gov`: catalogues\n- `www.nice.org.uk`: NICE\n\n## Older than ten years\n\n- `cdc-flying`: a reason\n',
);

const warningsAfter = async (from: string, to: string) =>
  (await fixture.check((content) => content.replace(facts, from, to))).warnings
    .filter(({ file, field }) => file === facts && field.startsWith('sources'))
    .map(({ field, found }) => [field, found]);

// biome-ignore format: a case a line
test.each([
  ['a host that is no original', 'https://doi.org/10.1000/review', 'https://example.com/review', 'sources.2.url', '"example.com"'],
  ['an old source without a reason', 'year: 2021', 'year: 2015', 'sources.2.year', '2015'],
])('%s', async (_what, from, to, field, found) => expect(await warningsAfter(from, to)).toEqual([[field, found]]));

test.each([
  ['an old source with a reason', 'year: 2025', 'year: 2001'],
  ['one of ten years', 'year: 2021', 'year: 2016'],
])('%s passes', async (_what, from, to) => expect(await warningsAfter(from, to)).toEqual([]));
