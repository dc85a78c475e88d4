import { cells, english, facts, james } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { reports } = contentReports();
const reviewer = `reviewer:
  name: Ana Restrepo
  role: Surgeon
  licence: MED-20418
  day: "2026-10-05"`;

// biome-ignore format: a case a line
test.each<[string, Edit, Report]>([
  ['missing', [facts, 'city: Medellín\n', ''], { line: 1, field: 'city', found: 'nothing', allowed: 'text', fix: 'Add the field, for example city: Medellín' }],
  ['missing inside another', [facts, '    code: MDE\n', ''], { line: '  airport:', field: 'location.airport.code', allowed: 'IATA', fix: 'code: MDE' }],
  ['missing with all its keys', [english, /\noffers:[\s\S]*?\nsteps:/, '\nsteps:'], { line: 2, field: 'offers', allowed: 'one entry per key of facts.yaml', fix: 'offers:' }],
  [
    'unknown',
    [facts, 'founded: 2009', 'founded: 2009\nwebsite: none'],
    { line: 7, field: 'website', found: 'unknown field', allowed: 'sample, reviewed, name', fix: 'Remove "website"' },
  ],
  [
    'misspelled: the one that it stands for is not missing, too',
    [facts, 'city: Medellín', 'citty: Medellín'],
    { field: 'citty', nearest: 'city', fix: 'Write "city" instead of "citty".' },
  ],
  ...['N/A', 'n.a.', 'TBD', 'to be determined', 'pendiente', 'Por definir', '???', '-'].map((value): [string, Edit, Report] => [
    `${value} in place of a value`,
    [facts, 'city: Medellín', `city: "${value}"`],
    { field: 'city', found: `"${value}"`, allowed: 'the value itself', fix: 'draft: true' },
  ]),
  ['==marks== of other kinds of Markdown', [english, /profileTitle: .*/, 'profileTitle: Ten ==rooms== and 10^6^ cells'], { field: 'profileTitle', found: 'marks of other kinds', fix: 'in words' }],
  [
    'in the quotation marks of a word processor',
    [facts, 'reviewed: "2026-09-14"', 'reviewed: “2026-09-14”'],
    { field: 'reviewed', found: 'quotation marks of a word processor', fix: 'Write "2026-09-14".' },
  ],
  ['a number in such marks', [facts, 'founded: 2009', 'founded: «2009»'], { field: 'founded', found: 'quotation marks of a word processor', fix: 'Write 2009.' }],
  ['one of a list in such marks', [facts, 'country: colombia', 'country: ‘colombia’'], { field: 'country', found: 'quotation marks of a word processor', fix: 'Write "colombia".' }],
  ['without a value', [facts, 'city: Medellín', 'city:'], { field: 'city', found: 'nothing', fix: 'Write a value, for example city: Medellín' }],
  ['optional, without a value', [english, 'summary: ', 'name:\nsummary: '], { field: 'name', fix: 'Remove the line' }],
  [
    'optional, without a value, with its own example',
    [`${cells}/words.en.md`, '  sameDay:', '  say:\n  sameDay:'],
    { field: 'help.say', fix: 'Remove the line, or write a value, for example say: "Say: “I had a knee' },
  ],
  ['optional, of one value, with another one', [facts, '    trips:', '    byRoad: false\n    trips:'], { field: 'offers.0.byRoad', found: 'false' }],
  ['of one value, with another one', [facts, 'currency: USD', 'currency: pesos'], { field: 'offers.0.price.currency', found: '"pesos"', allowed: 'USD', fix: 'Write USD.' }],
  [
    'unknown among those of a reviewer',
    [`${cells}/facts.yaml`, 'reviewer: none', `${reviewer}\n  email: none`],
    { line: 8, field: 'reviewer.email', allowed: 'name, role, licence, day', fix: 'Remove "email"' },
  ],
  ['an entry without a value', [facts, '  - stem-cells\n', '  -\n'], { field: 'specialties.1', fix: '- stem-cells' }],
  ['text for a number', [facts, 'founded: 2009', 'founded: "2009"'], { field: 'founded', found: '"2009"', allowed: 'a whole number', fix: 'without quotation marks' }],
  ['a number for text', [facts, 'number: SAMPLE-MED-20418', 'number: 20418'], { field: 'experts.0.licence.number', found: '20418', allowed: 'text', fix: 'double quotes' }],
  ['a number with a unit', [facts, 'minutes: 50', 'minutes: 50 min'], { field: 'location.airport.minutes', fix: 'Write the digits alone, without' }],
  ['a part of a number', [facts, 'minutes: 50', 'minutes: 50.5'], { field: 'location.airport.minutes', found: '50.5', allowed: 'a whole number' }],
  ['a number with a point that would be lost', [facts, 'meals: 22', 'meals: 10.000'], { field: 'staying.meals', found: '10.000', fix: 'for example meals: 22' }],
  ['a number with a comma', [facts, 'meals: 22', 'meals: 9,800'], { field: 'staying.meals', fix: 'without quotation marks, commas' }],
  ['a number with a comma between brackets', [facts, 'from: 9800', 'from: 9,800'], { field: 'offers.0.price.800', fix: 'write numbers without commas' }],
  ['the day as a number', [facts, 'reviewed: "2026-09-14"', 'reviewed: 20260914'], { field: 'reviewed', found: '20260914', fix: 'four digits, then month and day' }],
  ['a list for text', [facts, 'city: Medellín', 'city:\n  - Medellín'], { field: 'city', line: 5, fix: 'Write the text right behind the colon, for example city: Medellín' }],
  ['a name in another language', [facts, 'city: Medellín', 'ciudad: Medellín'], { field: 'ciudad', line: 5, nearest: 'city', fix: 'Write "city" instead of "ciudad".' }],
  ['yes for true', [facts, 'sample: true', 'sample: yes'], { field: 'sample', allowed: 'true or false', fix: 'Write true or false.' }],
  ['text for a list', [facts, 'languages:\n  - es\n  - en', 'languages: es'], { field: 'languages', found: '"es"', allowed: 'a list', fix: 'starts with "- "' }],
  [
    'fields for text',
    [english, /keyFeatures:\n {2}documents: .*/, 'keyFeatures:\n  documents:\n    Costs: all of them'],
    {
      line: 8,
      field: 'keyFeatures.documents',
      found: '{"Costs":"all of them"}',
      allowed: 'text',
      fix: 'double quotes',
    },
  ],
  ['empty', [facts, 'city: Medellín', 'city: "  "'], { field: 'city', allowed: 'text, not empty' }],
  ['too long', [facts, 'city: Medellín', `city: ${'M'.repeat(43)}`], { field: 'city', found: '43 characters', allowed: 'at most 40 characters', fix: 'Shorten it by 3' }],
  ['too short for search engines', [english, /description: Knee.*/, 'description: Knees in Medellín.'], { field: 'description', allowed: 'at least 110 characters', fix: 'Say more' }],
  ['a list that is too short', [english, /priceIncludes:\n( {2}- .*\n){2}/, 'priceIncludes:\n'], { field: 'priceIncludes', found: '2 entries', allowed: 'at least 3 entries' }],
  [
    'HTML',
    [english, 'profileTitle: A', 'profileTitle: <b>A</b>'],
    {
      field: 'profileTitle',
      found: 'HTML: <b>',
      allowed: 'plain text without HTML or Markdown',
      fix: 'Remove the tags',
    },
  ],
  ['marks of emphasis', [english, 'profileTitle: A', 'profileTitle: A *new*'], { field: 'profileTitle', found: 'marks of emphasis: *new*' }],
  ['a character that nobody sees', [facts, 'city: Medellín', 'city: "Mede\\u200bllín"'], { field: 'city', found: 'U+200B' }],
  [
    'not one of a list',
    [facts, 'country: colombia', 'country: columbia'],
    {
      field: 'country',
      found: '"columbia"',
      allowed: 'mexico, usa, colombia, costa-rica, republica-dominicana, ecuador',
      nearest: 'colombia',
    },
  ],
  ['not one of a list, like none', [`${james}/facts.yaml`, /originalLanguage: .*/, 'originalLanguage: fr'], { field: 'originalLanguage', fix: 'Use one of the allowed values.' }],
  ['in small letters', [facts, 'currency: USD', 'currency: usd'], { field: 'offers.0.price.currency', nearest: 'USD' }],
  ['twice in a list', [facts, '  - stem-cells\n', '  - stem-cells\n  - stem-cells\n'], { line: 'specialties:', field: 'specialties', allowed: 'each entry once' }],
  ['a wrong code', [facts, '  - en\n', '  - xx\n'], { field: 'languages.1', allowed: 'two-letter language code' }],
  ['an impossible day', [facts, 'reviewed: "2026-09-14"', 'reviewed: "2026-02-30"'], { field: 'reviewed', found: '2026-02-30', allowed: 'a real date, written YYYY-MM-DD' }],
  ['a day in another order', [facts, 'reviewed: "2026-09-14"', 'reviewed: 14/09/2026'], { field: 'reviewed', fix: 'Write the year with four digits' }],
  ['a wrong year', [facts, 'reviewed: "2026-09-14"', 'reviewed: "0206-09-14"'], { field: 'reviewed', fix: 'Correct the year.' }],
  ['a price of nothing', [facts, 'meals: 22', 'meals: 0'], { field: 'staying.meals', allowed: '1 or more' }],
  ['a room dearer for one than for two', [facts, '{ one: 64, two: 82 }', '{ one: 82, two: 64 }'], { field: 'staying.lodging.one', found: '82', fix: 'Swap "one" and "two"' }],
  ['from above to', [facts, 'stayDays: { from: 12', 'stayDays: { from: 100'], { field: 'offers.0.trips.0.stayDays.from', found: '100', allowed: 'at most what "to" says', fix: 'Swap' }],
  ['a latitude that does not exist', [facts, 'latitude: 6.2086', 'latitude: 96.2086'], { field: 'location.latitude', allowed: '-90 to 90' }],
  [
    'an address that runs a script',
    [facts, 'verifyAt: https://', 'verifyAt: javascript://'],
    { field: 'accreditations.0.verifyAt', allowed: 'starts with https://', fix: 'address bar' },
  ],
  ['an address that visitors cannot reach', [facts, /verifyAt: .*/, 'verifyAt: https://localhost/x'], { field: 'accreditations.0.verifyAt' }],
  [
    'an id with a space',
    [`${cells}/facts.yaml`, 'en: stem-cells', 'en: Stem cells'],
    { field: 'slug.en', found: '"Stem cells"', allowed: 'small letters a to z', nearest: 'stem-cells' },
  ],
])('a field %s', (_what, edit, expected) => reports(edit, expected));
