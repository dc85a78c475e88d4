/** @jest-environment node */
import sharp from 'sharp';
import { checkContent } from '../../../src/build/check/checkContent';
import { formatProblem } from '../../../src/build/check/problem';
import { type Change, type ContentFixture, contentFixture } from './contentFixture';

// A whole check per test: on a busy machine it takes its time.
jest.setTimeout(60_000);

let fixture: ContentFixture;
beforeAll(async () => {
  fixture = await contentFixture();
});
afterAll(() => fixture.dispose());

const facts = 'content/clinics/valle-alto/facts.yaml';
const english = 'content/clinics/valle-alto/en.md';
const spanish = 'content/clinics/valle-alto/es.md';
const cells = 'content/care-options/stem-cells';
const dental = 'content/care-options/dental-treatments';
const james = 'content/testimonials/james-k';
const marisol = 'content/testimonials/marisol-t';

interface Expected {
  readonly file: string;
  /** A line number, or text that stands on it before the change. */
  readonly line: number | string;
  readonly field: string;
  readonly found?: string | RegExp;
  readonly allowed?: string | RegExp;
  readonly nearest?: string;
  readonly mend: string | RegExp;
}

const holds = (text: string, wanted: string | RegExp | undefined): void => {
  if (wanted instanceof RegExp) expect(text).toMatch(wanted);
  else if (wanted !== undefined) expect(text).toContain(wanted);
};

/** The change must bring exactly these problems, each with all that its writer needs. */
const refuses = async (change: (content: Change) => void, ...expected: Expected[]): Promise<void> => {
  const lines = expected.map(({ file, line }) => (typeof line === 'number' ? line : fixture.lineOf(file, line)));
  const problems = await fixture.problemsAfter(change);
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(
    expected.map(({ file, field }) => `${file} ${field}`),
  );
  for (const [index, problem] of problems.entries()) {
    const wanted = expected[index] as Expected;
    expect(problem.line).toBe(lines[index]);
    expect(problem.nearest).toBe(wanted.nearest);
    holds(problem.found, wanted.found);
    holds(problem.allowed, wanted.allowed);
    holds(problem.mend, wanted.mend);
    expect(formatProblem(problem)).toMatch(
      /^\S+:\d+ {2}.+\n {4}found {4}.+\n {4}allowed {2}.+\n( {4}nearest {2}.+\n)? {4}mend {5}.+$/,
    );
  }
};

test('the fixtures are in order, so that each test below shows its own problem', async () => {
  await expect(fixture.problemsAfter(() => undefined)).resolves.toEqual([]);
});

test('the real content is in order', async () => {
  await expect(checkContent('.')).resolves.toMatchObject({ problems: [] });
});

describe('fields', () => {
  test('missing', () =>
    refuses((content) => content.replace(facts, 'city: Medellín\n', ''), {
      file: facts,
      line: 1,
      field: 'city',
      found: 'nothing',
      allowed: 'text',
      mend: 'Add the field, for example city: Medellín',
    }));

  test('missing inside another', () =>
    refuses((content) => content.replace(facts, '    code: MDE\n', ''), {
      file: facts,
      line: '  airport:',
      field: 'location.airport.code',
      found: 'nothing',
      mend: 'Add the field, for example code: MDE',
    }));

  test('unknown, with the one that was meant', () =>
    refuses(
      (content) => content.replace(english, 'summary:', 'sumary:'),
      { file: english, line: 2, field: 'summary', found: 'nothing', mend: 'Add the field: summary' },
      {
        file: english,
        line: 'summary:',
        field: 'sumary',
        found: '"sumary"',
        nearest: 'summary',
        mend: 'Write "summary"',
      },
    ));

  test('unknown, like none', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: 2009\nwebsite: none'), {
      file: facts,
      line: 7,
      field: 'website',
      found: 'unknown field',
      allowed: 'sample, reviewed, name',
      mend: 'Remove "website"',
    }));

  test('given twice', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: 2009\nfounded: 2010'), {
      file: facts,
      line: 7,
      field: 'YAML',
      found: 'a second field "founded"',
      mend: 'Keep one of the two fields',
    }));

  test('without a value', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city:'), {
      file: facts,
      line: 'city:',
      field: 'city',
      found: 'nothing',
      mend: 'Write a value behind the name',
    }));

  test('of the wrong type: text for a number', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: "2009"'), {
      file: facts,
      line: 'founded:',
      field: 'founded',
      found: '"2009"',
      allowed: 'a whole number',
      mend: 'without quotes: founded: 2009',
    }));

  test('of the wrong type: a number for text', () =>
    refuses((content) => content.replace(facts, 'number: SAMPLE-MED-20418', 'number: 20418'), {
      file: facts,
      line: 'number: SAMPLE-MED-20418',
      field: 'experts.0.licence.number',
      found: '20418',
      allowed: 'text',
      mend: 'double quotes: number: "20418"',
    }));

  test('of the wrong type: a part of a number', () =>
    refuses((content) => content.replace(facts, 'minutes: 50', 'minutes: 50.5'), {
      file: facts,
      line: 'minutes: 50',
      field: 'location.airport.minutes',
      found: '50.5',
      allowed: 'a whole number',
      mend: 'Write only the digits of one whole number, for example minutes: 50',
    }));

  test.each([
    ['founded: 2009', 'founded: since 1987', 'founded', 'Write founded: 1987'],
    ['founded: 2009', 'founded: 2.009', 'founded', 'Write founded: 2009'],
    ['founded: 2009', 'founded: 1987 or 1988', 'founded', 'one whole number, for example founded: 2009'],
    ['care: 8150', 'care: 4500 USD', 'exampleTrip.costs.care', 'Write care: 4500'],
    ['care: 8150', 'care: $4,500', 'exampleTrip.costs.care', 'Write care: 4500'],
    ['care: 8150', 'care: 9.800', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: 9,800', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: "9,800"', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: 1.234.500', 'exampleTrip.costs.care', 'Write care: 1234500'],
    ['care: 8150', 'care: 10.000', 'exampleTrip.costs.care', 'Write care: 10000'],
    ['care: 8150', 'care: 9,80', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['care: 8150', 'care: 10k', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['care: 8150', 'care: 9800 pesos', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['minutes: 50', 'minutes: 1 hour', 'location.airport.minutes', 'one whole number, for example minutes: 50'],
    ['minutes: 50', 'minutes: 50 min', 'location.airport.minutes', 'Write minutes: 50'],
    ['latitude: 6.2086', 'latitude: 6,2086', 'location.latitude', 'Write latitude: 6.2086'],
    ['longitude: -75.5659', 'longitude: 75.5659 W', 'location.longitude', 'decimal point, for example longitude: -75'],
    ['sample: true', 'sample: no', 'sample', 'Write sample: false'],
    ['sample: true', 'sample: sí', 'sample', 'Write sample: true'],
    ['sample: true', 'sample: perhaps', 'sample', 'Write sample: true or sample: false.'],
  ])('what stands in the file is read, not made up: %s as %s', (from, to, field, mend) =>
    refuses((content) => content.replace(facts, from, to), { file: facts, line: from, field, mend }),
  );

  test('a number whose comma begins another field', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 9,800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '9,800',
      allowed: 'digits without a comma',
      mend: 'Write from: 9800',
    }));

  test('a number with two commas that begin other fields', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 1,009,800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '1,009,800',
      mend: 'Write from: 1009800',
    }));

  test('a number whose commas begin two fields of the same name', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 1,000,000'), {
      file: facts,
      line: 'from: 9800',
      field: 'YAML',
      found: '1,000,000',
      mend: 'Write from: 1000000',
    }));

  test('of the wrong type: text for a list', () =>
    refuses((content) => content.replace(facts, 'languages:\n  - es\n  - en', 'languages: es'), {
      file: facts,
      line: 'languages:',
      field: 'languages',
      found: '"es"',
      allowed: 'a list',
      mend: 'starts with "- "',
    }));

  test('empty text', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city: "  "'), {
      file: facts,
      line: 'city:',
      field: 'city',
      allowed: 'text, not empty',
      mend: 'city: "…"',
    }));

  test('too long', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', `city: ${'M'.repeat(43)}`), {
      file: facts,
      line: 'city:',
      field: 'city',
      found: '43 characters',
      allowed: 'at most 40 characters',
      mend: 'Shorten it by 3',
    }));

  test('a description too short for search engines', () =>
    refuses((content) => content.replace(english, /description: Knee.*/, 'description: Knees in Medellín.'), {
      file: english,
      line: 'description: Knee',
      field: 'description',
      allowed: 'at least 110 characters',
      mend: 'Say more',
    }));

  test('HTML where plain words are shown', () =>
    refuses((content) => content.replace(english, 'profileTitle: A', 'profileTitle: <b>A</b>'), {
      file: english,
      line: 'profileTitle:',
      field: 'profileTitle',
      allowed: 'plain text without HTML or Markdown',
      mend: 'Remove the tags',
    }));

  test('a text of a list with a colon in it', () =>
    refuses((content) => content.replace(english, /keyFeatures:\n {2}- .*/, 'keyFeatures:\n  - Costs: all told'), {
      file: english,
      line: 8,
      field: 'keyFeatures.0',
      found: '{"Costs":"all told"}',
      allowed: 'text',
      mend: 'Put the text into double quotes',
    }));

  test('a list that is too short', () =>
    refuses((content) => content.replace(english, /keyFeatures:\n( {2}- .*\n){2}/, 'keyFeatures:\n'), {
      file: english,
      line: 'keyFeatures:',
      field: 'keyFeatures',
      found: '3 entries',
      allowed: 'at least 4 entries',
      mend: 'Add one entry',
    }));
});

describe('values out of a list', () => {
  test('unknown country', () =>
    refuses((content) => content.replace(facts, 'country: colombia', 'country: columbia'), {
      file: facts,
      line: 'country:',
      field: 'country',
      found: '"columbia"',
      allowed: 'mexico, usa, colombia, costa-rica, republica-dominicana, ecuador',
      nearest: 'colombia',
      mend: 'Write colombia.',
    }));

  test('unknown specialty', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cell\n'), {
      file: facts,
      line: '- stem-cells',
      field: 'specialties.1',
      found: '"stem-cell"',
      nearest: 'stem-cells',
      mend: 'Write stem-cells.',
    }));

  test('the same specialty twice', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cells\n  - stem-cells\n'), {
      file: facts,
      line: 'specialties:',
      field: 'specialties',
      allowed: 'each entry once',
      mend: 'Remove the entry that stands twice.',
    }));

  test('a specialty without a treatment', () =>
    refuses((content) => content.replace(facts, '  - stem-cells\n', '  - stem-cells\n  - dental-treatments\n'), {
      file: facts,
      line: 11,
      field: 'specialties.2',
      found: 'without a treatment',
      mend: 'Add a treatment',
    }));

  test('an expert of a specialty that the clinic does not offer', () =>
    refuses((content) => content.replace(facts, 'specialty: stem-cells', 'specialty: dental-treatments'), {
      file: facts,
      line: 'specialty: stem-cells',
      field: 'experts.1.specialty',
      allowed: 'orthopedic-surgery, stem-cells',
      mend: 'allowed values',
    }));

  test('a treatment of a specialty that the clinic does not offer', () =>
    refuses(
      (content) =>
        content.replace(
          facts,
          'rotator-cuff-repair\n    specialty: orthopedic-surgery',
          'rotator-cuff-repair\n    specialty: dental-treatments',
        ),
      {
        file: facts,
        line: 65,
        field: 'treatments.4.specialty',
        allowed: 'orthopedic-surgery, stem-cells',
        mend: 'allowed values',
      },
    ));

  test('unknown clinic', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: casa-seiba'), {
      file: `${james}/facts.yaml`,
      line: 'clinic:',
      field: 'clinic',
      found: '"casa-seiba"',
      allowed: 'valle-alto',
      nearest: 'casa-ceiba',
      mend: 'Write casa-ceiba.',
    }));

  test('unknown care option', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'ibogaine-therapy', 'ibogain-therapy'), {
      file: `${james}/facts.yaml`,
      line: 'careOption:',
      field: 'careOption',
      nearest: 'ibogaine-therapy',
      mend: 'Write ibogaine-therapy.',
    }));

  test('a care option that the clinic of a testimonial does not offer', () =>
    refuses((content) => content.replace(`${james}/facts.yaml`, 'ibogaine-therapy', 'bariatric-surgery'), {
      file: `${james}/facts.yaml`,
      line: 'careOption:',
      field: 'careOption',
      allowed: 'a specialty of the clinic casa-ceiba',
      mend: 'allowed values',
    }));

  test('unknown currency', () =>
    refuses((content) => content.replace(facts, 'currency: USD', 'currency: USDT'), {
      file: facts,
      line: 'currency: USD',
      field: 'treatments.0.price.currency',
      found: '"USDT"',
      allowed: 'USD',
      nearest: 'USD',
      mend: 'Write USD.',
    }));

  test('unknown language', () =>
    refuses((content) => content.replace(facts, '  - en\n', '  - xx\n'), {
      file: facts,
      line: '  - en',
      field: 'languages.1',
      allowed: 'two-letter language code',
      mend: /.+/,
    }));

  test('unknown time zone', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Bogotta'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('a time zone of the country, where the country has only one', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Medellin'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('the time zone of another country', () =>
    refuses((content) => content.replace(facts, 'America/Bogota', 'America/Lima'), {
      file: facts,
      line: 'timeZone:',
      field: 'location.timeZone',
      allowed: 'an IANA time zone of colombia: America/Bogota',
      nearest: 'America/Bogota',
      mend: 'Write America/Bogota.',
    }));

  test('Puerto Rico lies in the United States, also by its clocks', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(facts, 'country: colombia', 'country: usa');
      content.replace(facts, 'latitude: 6.2086', 'latitude: 18.4655');
      content.replace(facts, 'longitude: -75.5659', 'longitude: -66.1057');
      content.replace(facts, 'America/Bogota', 'America/Puerto_Rico');
    });
    expect(problems).toEqual([]);
  });

  test('no time zone is made up where the country has several', () =>
    refuses(
      (content) => {
        content.replace(facts, 'country: colombia', 'country: mexico');
        content.replace(facts, 'latitude: 6.2086', 'latitude: 20.6597');
        content.replace(facts, 'longitude: -75.5659', 'longitude: -103.3496');
        content.replace(facts, 'America/Bogota', 'America/Guadalajara');
      },
      {
        file: facts,
        line: 'timeZone:',
        field: 'location.timeZone',
        allowed: 'an IANA time zone of mexico: America/Bahia_Banderas, America/Cancun',
        mend: 'Look the zone of the city up',
      },
    ));
});

describe('ids and addresses', () => {
  test('bad id of a folder', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinics/Casa_Dos'), {
      file: 'content/clinics/Casa_Dos',
      line: 1,
      field: 'folder name',
      found: '"Casa_Dos"',
      allowed: 'small letters a to z',
      mend: 'Rename the folder',
    }));

  test('an id that hosts read as the folder itself', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinics/index'), {
      file: 'content/clinics/index',
      line: 1,
      field: 'folder name',
      mend: 'Rename the folder',
    }));

  test('bad slug', () =>
    refuses((content) => content.replace(`${dental}/facts.yaml`, 'es: tratamientos-dentales', 'es: Cuidado dental'), {
      file: `${dental}/facts.yaml`,
      line: '  es:',
      field: 'slug.es',
      found: '"Cuidado dental"',
      allowed: 'small letters a to z',
      nearest: 'cuidado-dental',
      mend: 'Write cuidado-dental.',
    }));

  test('duplicate slug', () =>
    refuses((content) => content.replace(`${dental}/facts.yaml`, 'en: dental-treatments', 'en: bariatric-surgery'), {
      file: `${dental}/facts.yaml`,
      line: '  en:',
      field: 'slug.en',
      found: /"bariatric-surgery", already taken by content\/care-options\/bariatric-surgery\/facts\.yaml:5/,
      mend: 'Choose another slug',
    }));

  test('the same place on the home page twice', () =>
    refuses((content) => content.replace(facts, 'founded: 2009\nfeatured: 1', 'founded: 2009\nfeatured: 0'), {
      file: facts,
      line: 'featured:',
      field: 'featured',
      allowed: '1 or more',
      mend: /.+/,
    }));

  test('a key without words', () =>
    refuses(
      (content) => content.replace(english, '  hip-replacement:\n', '  hip-replacment:\n'),
      {
        file: english,
        line: 'treatments:',
        field: 'treatments.hip-replacement',
        nearest: 'hip-replacment',
        mend: 'Write "hip-replacement"',
      },
      {
        file: english,
        line: '  hip-replacement:',
        field: 'treatments.hip-replacment',
        nearest: 'hip-replacement',
        mend: 'Write hip-replacement',
      },
    ));

  test('a certificate without words', () =>
    refuses((content) => content.replace(spanish, / {2}tissue-handling: .*\n/, ''), {
      file: spanish,
      line: 'accreditations:',
      field: 'accreditations.tissue-handling',
      found: 'nothing',
      mend: 'Add the words for "tissue-handling"',
    }));

  test('the same key twice', () =>
    refuses(
      (content) => content.replace(facts, 'key: camila-duarte', 'key: ana-restrepo'),
      ...[
        {
          file: facts,
          line: 'key: camila-duarte',
          field: 'experts.2.key',
          found: 'a second time',
          mend: 'another key',
        },
        {
          file: english,
          line: 'camila-duarte:',
          field: 'experts.camila-duarte',
          allowed: 'ana-restrepo, thomas-okafor',
          mend: /.+/,
        },
        {
          file: spanish,
          line: 'camila-duarte:',
          field: 'experts.camila-duarte',
          allowed: 'ana-restrepo, thomas-okafor',
          mend: /.+/,
        },
      ],
    ));

  test('an example trip to a treatment that is not there', () =>
    refuses((content) => content.replace(facts, 'treatment: total-knee-replacement', 'treatment: total-knee'), {
      file: facts,
      line: 'treatment: total',
      field: 'exampleTrip.treatment',
      allowed: 'partial-knee-replacement',
      nearest: 'total-knee-replacement',
      mend: 'Write total-knee-replacement.',
    }));
});

describe('what pages cannot do without', () => {
  test('a testimonial', () =>
    refuses(
      (content) => {
        content.remove(james);
        content.remove(marisol);
      },
      {
        file: 'content/testimonials',
        line: 1,
        field: 'folder',
        found: 'no record',
        allowed: 'the page of testimonials',
        mend: 'Add a testimonial below content/testimonials',
      },
    ));

  test.each([
    [`content/testimonials`, `${marisol}/facts.yaml`, 'the success stories of the home page'],
    [`content/clinics`, facts, 'the clinics of the home page'],
  ])('one of %s with a place on the home page', (file, record, allowed) =>
    refuses((content) => content.replace(record, 'featured: 1\n', ''), {
      file,
      line: 1,
      field: 'featured',
      found: 'no record with this field',
      allowed,
      mend: 'Add the line featured: 1',
    }),
  );

  test('a record that cannot be read may be the one with a place', async () => {
    const problems = await fixture.problemsAfter((content) => content.write(`${marisol}/facts.yaml`, ': : :'));
    expect(problems.map(({ file }) => file)).toEqual([`${marisol}/facts.yaml`]);
  });
});

describe('files and folders', () => {
  test('a language twin missing', () =>
    refuses((content) => content.remove(spanish), {
      file: spanish,
      line: 1,
      field: 'file',
      found: 'nothing',
      allowed: 'one file per language: en, es',
      mend: 'Create es.md',
    }));

  test('facts missing', () =>
    refuses((content) => content.remove(facts), {
      file: facts,
      line: 1,
      field: 'file',
      found: 'nothing',
      mend: 'Create facts.yaml',
    }));

  test('a care option missing', () =>
    refuses((content) => content.remove(dental), {
      file: dental,
      line: 1,
      field: 'folder',
      found: 'nothing',
      allowed: 'stem-cells, orthopedic-surgery',
      mend: 'Create content/care-options/dental-treatments.',
    }));

  test('a page that the site does not have', () =>
    refuses((content) => content.copy('content/pages/about-us', 'content/pages/about-you'), {
      file: 'content/pages/about-you',
      line: 1,
      field: 'folder name',
      nearest: 'about-us',
      mend: 'src/README.md',
    }));

  test('a folder that the site does not know', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinic'), {
      file: 'content/clinic',
      line: 1,
      field: 'folder name',
      nearest: 'clinics',
      mend: 'Move what is in it to content/clinics.',
    }));

  test('a file with a wrong name', () =>
    refuses((content) => content.write('content/clinics/valle-alto/en.markdown', 'words'), {
      file: 'content/clinics/valle-alto/en.markdown',
      line: 1,
      field: 'file',
      allowed: 'facts.yaml, en.md, es.md, cover.jpg, cover.png',
      mend: 'Rename the file',
    }));

  test('a file beside the folders', () =>
    refuses((content) => content.write('content/clinics/notes.txt', 'words'), {
      file: 'content/clinics/notes.txt',
      line: 1,
      field: 'file',
      mend: 'folder of its own',
    }));

  test('a link to a file elsewhere', () =>
    refuses(
      (content) => {
        content.remove(spanish);
        content.link('/etc/hostname', spanish);
      },
      { file: spanish, line: 1, field: 'file', found: 'a link to another file', mend: 'Put the file itself here.' },
    ));

  test('an encoding that is not UTF-8', () =>
    refuses((content) => content.write(spanish, Buffer.from('---\nsummary: Centro ortopédico\n---\n', 'latin1')), {
      file: spanish,
      line: 1,
      field: 'file',
      found: 'not UTF-8',
      mend: 'encoding UTF-8',
    }));

  test('letters damaged by a wrong encoding', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city: MedellÃ\u00ADn'), {
      file: facts,
      line: 'city:',
      field: 'file',
      found: 'damaged',
      mend: 'Type the damaged letters again',
    }));

  test.each([
    [facts, 'founded: 2009\n'],
    [english, 'profileTitle: A clinic built around walking again\n'],
    [english, '## The building\n'],
  ])('two versions that git could not join, in %s', (file, line) =>
    refuses(
      (content) =>
        content.replace(file, line, `<<<<<<< HEAD\n${line}=======\nAnother: version\n>>>>>>> their-branch\n`),
      {
        file,
        line: line.trim(),
        field: 'file',
        found: 'two versions of these lines',
        allowed: 'one version',
        mend: 'remove the three marker lines',
      },
    ),
  );

  test('a marker of git that was left over', () =>
    refuses((content) => content.replace(english, '## The building', '=======\n## The building'), {
      file: english,
      line: '## The building',
      field: 'file',
      found: 'two versions of these lines',
      mend: 'remove the three marker lines',
    }));

  test('a file of another size than words have', () =>
    refuses((content) => content.append(english, 'Words and words. '.repeat(4000)), {
      file: english,
      line: 1,
      field: 'file',
      found: / bytes$/,
      mend: 'Shorten the text',
    }));

  test('a byte order mark and Windows line ends are nothing wrong', async () => {
    await expect(
      fixture.problemsAfter((content) =>
        content.replace(english, /^[\s\S]*$/, `\uFEFF${fixture.read(english).replaceAll('\n', '\r\n')}`),
      ),
    ).resolves.toEqual([]);
  });
});

describe('numbers and dates', () => {
  test('a price from above to', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 19800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '19800',
      allowed: 'at most what "to" says',
      mend: 'Swap',
    }));

  test('a stay from above to', () =>
    refuses((content) => content.replace(facts, 'stayDays: { from: 10', 'stayDays: { from: 100'), {
      file: facts,
      line: 'stayDays: { from: 10',
      field: 'treatments.0.stayDays.from',
      mend: 'Swap',
    }));

  test('a price of nothing', () =>
    refuses((content) => content.replace(facts, 'tests: 640', 'tests: 0'), {
      file: facts,
      line: 'tests:',
      field: 'exampleTrip.costs.tests',
      allowed: '1 or more',
      mend: /.+/,
    }));

  test.each(['2026-02-30', '2026-13-01', '01/09/2026'])('impossible date %s', (date) =>
    refuses((content) => content.replace(facts, 'reviewed: "2026-09-14"', `reviewed: "${date}"`), {
      file: facts,
      line: 'reviewed:',
      field: 'reviewed',
      found: date,
      allowed: 'a real date, written YYYY-MM-DD',
      mend: 'Write the year with four digits, then month and day with two each, joined by hyphens',
    }),
  );

  test.each([
    [facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-17"', 'reviewed', '2027-12-16'],
    [facts, 'verified: "2026-09-01"', 'verified: "2062-09-01"', 'treatments.0.price.verified', '2027-12-16'],
    [facts, 'practisingSince: 2004', 'practisingSince: 2040', 'experts.0.practisingSince', '2027'],
    [facts, 'founded: 2009', 'founded: 2099', 'founded', '2027'],
    [`${james}/facts.yaml`, 'date: "2026-05-21"', 'date: "2036-05-21"', 'date', '2027-12-16'],
  ])('what has happened must not lie ahead: %s, %s as %s', (file, from, to, field, latest) =>
    refuses((content) => content.replace(file, from, to), {
      file,
      line: from,
      field,
      found: 'still to come',
      allowed: `at the latest ${latest}`,
      mend: 'it tells what has happened already',
    }),
  );

  test('a clock may be behind, and a certificate may be valid for years', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-16"');
      content.replace(facts, 'validUntil: "2028-05-31"', 'validUntil: "2001-05-31"');
    });
    expect(problems).toEqual([]);
  });

  test('a latitude that does not exist', () =>
    refuses((content) => content.replace(facts, 'latitude: 6.2086', 'latitude: 96.2086'), {
      file: facts,
      line: 'latitude:',
      field: 'location.latitude',
      allowed: '-90 to 90',
      mend: /.+/,
    }));

  test('a latitude in another country', () =>
    refuses((content) => content.replace(facts, 'latitude: 6.2086', 'latitude: -6.2086'), {
      file: facts,
      line: 'latitude:',
      field: 'location.latitude',
      found: '-6.2086',
      allowed: '-5 to 14 in colombia',
      mend: 'check sign and order',
    }));

  test('a longitude in another country', () =>
    refuses((content) => content.replace(facts, 'longitude: -75.5659', 'longitude: 75.5659'), {
      file: facts,
      line: 'longitude:',
      field: 'location.longitude',
      found: '75.5659',
      allowed: '-82 to -66 in colombia',
      mend: 'check sign and order',
    }));

  test('an address that is none', () =>
    refuses((content) => content.replace(facts, 'verifyAt: https://', 'verifyAt: javascript://'), {
      file: facts,
      line: 'verifyAt:',
      field: 'accreditations.0.verifyAt',
      allowed: 'starts with https://',
      mend: 'address bar',
    }));
});

describe('pictures', () => {
  const cover = 'content/clinics/valle-alto/cover.jpg';
  const at = { file: cover, line: 1, field: 'cover', allowed: 'at least 1600 x 1000 pixels' } as const;
  const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp') =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .toFormat(format)
      .toBuffer();

  test('missing', () =>
    refuses((content) => content.remove(cover), { ...at, found: 'nothing', mend: 'Put a picture named cover.jpg' }));

  test('too small', async () => {
    const small = await picture(800, 500, 'jpeg');
    await refuses((content) => content.write(cover, small), {
      ...at,
      found: '800 x 500 pixels',
      mend: 'larger version',
    });
  });

  test('of more pixels than a memory holds', async () => {
    const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await refuses((content) => content.write(cover, large), {
      ...at,
      found: '9000 x 9000 pixels',
      mend: 'at most 50000000 pixels',
    });
  });

  test('of another kind than its name says', async () => {
    const webp = await picture(1600, 1000, 'webp');
    await refuses((content) => content.write(cover, webp), { ...at, found: 'of the kind webp', mend: 'JPEG or PNG' });
  });

  test('cut in half', () => {
    const bytes = fixture.bytes(cover);
    return refuses((content) => content.write(cover, bytes.subarray(0, bytes.length / 2)), {
      ...at,
      found: 'no readable picture',
      mend: 'Export the picture again',
    });
  });

  test('not a picture', () =>
    refuses((content) => content.write(cover, 'no picture'), { ...at, found: 'no readable picture', mend: 'Export' }));

  test('two of them', async () => {
    const png = await picture(1600, 1000, 'png');
    await refuses((content) => content.write('content/clinics/valle-alto/cover.png', png), {
      file: 'content/clinics/valle-alto/cover.png',
      line: 1,
      field: 'cover',
      found: 'cover.jpg and cover.png',
      mend: 'Remove the one',
    });
  });

  test('without alt text', () =>
    refuses((content) => content.replace(english, /coverAlt: .*\n/, ''), {
      file: english,
      line: 2,
      field: 'coverAlt',
      found: 'nothing',
      mend: 'Add the field: coverAlt',
    }));

  test('with an empty alt text', () =>
    refuses((content) => content.replace(english, /coverAlt: .*\n/, 'coverAlt: ""\n'), {
      file: english,
      line: 'coverAlt:',
      field: 'coverAlt',
      allowed: 'text, not empty',
      mend: /.+/,
    }));
});

describe('care options', () => {
  const file = `${cells}/en.md`;

  test('six items instead of seven', () =>
    refuses((content) => content.replace(file, /- Osteoarthritis .*\n/, ''), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: 'one list with 6 items',
      allowed: 'exactly 7 items',
      mend: 'Add items',
    }));

  test('eight items instead of seven', () =>
    refuses((content) => content.replace(file, '- Osteoarthritis', '- Something else\n- Osteoarthritis'), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: '8 items',
      mend: 'remove or join items',
    }));

  const seven = /(?:- .*\n){7}/;
  const itemsOf = (): string[] => seven.exec(fixture.read(file))?.[0].trim().split('\n') ?? [];

  test('seven items with numbers', () =>
    refuses((content) => content.replace(file, seven, `${itemsOf().join('\n').replace(/^- /gm, '1. ')}\n`), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: 'one numbered list with 7 items',
      mend: 'Join the lists',
    }));

  test('seven items in two lists', () =>
    refuses(
      (content) =>
        content.replace(file, seven, `${itemsOf().join('\n').replace('\n- Sports', '\n\nAnd:\n\n- Sports')}\n`),
      {
        file,
        line: '## What it addresses',
        field: 'text',
        found: '2 lists with 7 items',
        mend: 'Join the lists',
      },
    ));

  test('five sections instead of six', () =>
    refuses((content) => content.replace(file, /## Find out[\s\S]*$/, ''), {
      file,
      line: '## What to expect',
      field: 'text',
      found: '5 sections',
      allowed: 'exactly 6 headings with ##',
      mend: 'Add the missing section.',
    }));

  test('a section without text', () =>
    refuses(
      (content) => content.replace(file, /## Why choose[\s\S]*?(?=## What to)/, '## Why choose Camino Claro\n\n'),
      {
        file,
        line: '## Why choose',
        field: 'text',
        found: 'a section without text',
        mend: 'Write the text below the heading.',
      },
    ));

  test('steps without numbers', () =>
    refuses((content) => content.replace(file, /^[\s\S]*$/, fixture.read(file).replace(/^\d\. /gm, '- ')), {
      file,
      line: '## How stem cell therapy works',
      field: 'text',
      found: 'no numbered list',
      mend: '"1. ", "2. ", "3. "',
    }));

  test('words before the first section', () =>
    refuses((content) => content.replace(file, '## Stem cell therapy in', 'Words.\n\n## Stem cell therapy in'), {
      file,
      line: '## Stem cell therapy in',
      field: 'text',
      found: 'text before the first section',
      mend: 'below the first heading',
    }));
});

describe('texts', () => {
  const before = '## The building';
  const put = (words: string) => (content: Change) => content.replace(english, before, `${words}\n\n${before}`);
  const at = { file: english, line: before, field: 'text' } as const;

  test.each<[string, string, Partial<Expected>]>([
    [
      'a link to a page that does not exist',
      'See [this](/clinicas).',
      { found: '"/clinicas"', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link to a clinic that does not exist',
      '[See](/clinics/valle-altos)',
      { nearest: '/clinics/valle-alto', mend: '/clinics/valle-alto' },
    ],
    [
      'a link to a page in the other language',
      '[See](/es/clinicas)',
      { found: 'in the other language', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link by reference',
      '[See][one]\n\n[one]: /nowhere-at-all',
      { line: 79, found: '"/nowhere-at-all"', mend: 'exists' },
    ],
    [
      'a link to a heading that does not exist',
      '[See](/privacy-policy#cookies)',
      {
        found: '"/privacy-policy#cookies", a place that its page does not have',
        allowed: /^headings and sections of that page: #heading, #other-legal, #content$/,
        mend: 'to the page alone',
      },
    ],
    [
      'a link to a heading in another spelling',
      '[See](/privacy-policy#Headings)',
      { nearest: '/privacy-policy#heading', mend: 'Write /privacy-policy#heading.' },
    ],
    [
      'a link to a tab that does not exist',
      '[See](/clinics/casa-ceiba?from=here#price)',
      {
        allowed: '#prices, #qualifications',
        nearest: '/clinics/casa-ceiba?from=here#prices',
        mend: 'Write /clinics/casa-ceiba?from=here#prices.',
      },
    ],
    [
      'a link to a section of another page',
      '[See](/clinics#inquiry)',
      { allowed: /: #content$/, mend: 'the page alone' },
    ],
    [
      'a link to a heading that the same page does not have',
      '[See](#the-buildings)',
      { found: '"#the-buildings"', nearest: '#the-building', mend: 'Write #the-building.' },
    ],
    ['a link to nothing on the same page', '[See](#)', { found: '"#"', allowed: '#how-decisions-are-made, #profile' }],
    [
      'a link by reference to a heading that does not exist',
      '[See][one]\n\n[one]: /about-us#nothing-of-the-kind',
      { line: 79, found: '"/about-us#nothing-of-the-kind"', mend: 'to the page alone' },
    ],
    ['a link that runs a script', '[See](javascript:alert(1))', { found: 'javascript', mend: 'https://' }],
    [
      'a link without its slash',
      '[See](clinics)',
      { found: '"clinics"', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link without a path',
      '[See](somewhere)',
      { found: 'neither a path', mend: 'with /, another site with https://' },
    ],
    ['a link that is not encrypted', '[See](http://example.com)', { found: 'http://example.com', mend: 'https://' }],
    [
      'a heading level skipped',
      '#### Small',
      { found: 'level 4 after level 1', allowed: 'at most level 2', mend: 'Write ## instead of ####.' },
    ],
    ['a heading of the page itself', '# Large', { found: 'one #', mend: 'Write ## instead of #.' }],
    ['a heading without words', '##', { found: 'without words', mend: 'Write the words' }],
    ['a heading in a quotation', '> ## Quoted', { found: 'inside a list or quotation', mend: '**bold**' }],
    [
      'raw HTML, with the Markdown way',
      '<b>bold</b>',
      { found: 'raw HTML "<b>"', allowed: 'Markdown only', mend: '**bold**' },
    ],
    ['a comment', '<!-- later -->', { found: '<!-- later -->', mend: 'commit message' }],
    ['a script', '<script>alert(1)</script>', { found: '<script>', mend: 'plain Markdown' }],
    ['a picture', '![A view](/view.jpg)', { found: 'a picture', mend: 'say in words' }],
    ['an inline footnote', 'Words.^[Note.]', { found: 'a footnote', mend: 'in the sentence' }],
    ['a footnote', 'Words.[^1]\n\n[^1]: Note.', { found: 'a footnote', mend: 'in the sentence' }],
    ['a heading without its space', '##Costs', { found: '"##Costs"', mend: 'Put a space behind the last #.' }],
    ['a list entry without its space', '-one\n-two', { found: '"-one"', mend: 'space behind the hyphen' }],
    ['an address left open', 'See [this](/clinics', { found: '"](/clinics"', mend: 'between ( and )' }],
    ['an address with a space', 'See [this](/cli nics)', { found: '"](/cli nics)"', mend: 'without spaces' }],
    ['an address apart from its words', 'See [this] (/clinics)', { found: '"] (/clinics)"', mend: 'right behind' }],
    ['words left open', 'See [this(/clinics)', { found: '"(/clinics)"', mend: 'between [ and ]' }],
    ['a reference to nothing', 'See [this][that].', { found: '"][that]."', allowed: '[words](/path)' }],
    ['a link without words', 'See [](/clinics).', { found: 'without words to "/clinics"', mend: 'or remove it' }],
    ['bold words left open', 'This **matters.', { found: '"**matters."', mend: 'or remove the marks' }],
    ['bold words with a space', 'This ** matters **.', { found: '"** matters **."', mend: 'without spaces inside' }],
    ['indented words', '    Words.', { found: 'a block of code: "Words."', mend: 'Remove the spaces' }],
    ['code between fences', '```\nWords.\n```', { found: 'a block of code', mend: 'lines of ```' }],
    ['a box to tick', '- [ ] Done', { found: 'a box to tick', mend: 'Remove [ ]' }],
  ])('%s', async (_name, words, expected) => {
    const problems = await fixture.problemsAfter(put(words));
    const line = typeof expected.line === 'number' ? problems[0]?.line : fixture.lineOf(english, before);
    expect(problems[0]).toMatchObject({ ...at, line });
    expect(problems[0]?.nearest).toBe(expected.nearest);
    holds(problems[0]?.found ?? '', expected.found);
    holds(problems[0]?.allowed ?? '', expected.allowed);
    holds(problems[0]?.mend ?? '', expected.mend);
    expect(problems.every(({ file, field }) => file === english && field === 'text')).toBe(true);
  });

  test('a mark within a paragraph is found on its line', async () => {
    const problems = await fixture.problemsAfter(put('One line,\nanother, **bold**,\n-a third'));
    expect(problems).toEqual([expect.objectContaining({ ...at, line: fixture.lineOf(english, before) + 2 })]);
  });

  test.each(['-5 °C at night.', '5 * 4 rooms, at most 20 (of 24).', 'Number #1, *word* and [sic].', '—¿Duele? —No.'])(
    'what only looks like a mark is left alone: %s',
    async (words) => {
      await expect(fixture.problemsAfter(put(words))).resolves.toEqual([]);
    },
  );

  test.each([
    '[See](#the-building), [see](/clinics/valle-alto#the-building).',
    '[See](#prices), [see](/clinics/casa-ceiba#inquiry), [see](/contact#destinations), [see](/#contact).',
    '[See](/privacy-policy#heading), [see](/care-options/stem-cells#what-to-expect), [see](/care-options/stem-cells#clinics).',
  ])('links to headings and sections are in order: %s', async (words) => {
    await expect(fixture.problemsAfter(put(words))).resolves.toEqual([]);
  });

  test('a heading that has the name of a section gets another place', async () => {
    const problems = await fixture.problemsAfter((content) => {
      put('## Prices\n\n[See](#prices-2)')(content);
      content.replace(spanish, '## El edificio', '## Precios\n\n[Vea](#precios-2)\n\n## El edificio');
    });
    expect(problems).toEqual([]);
  });

  test('places have the names of their language', async () => {
    const put = (words: string) => (content: Change) =>
      content.replace(spanish, '## El edificio', `${words}\n\n## El edificio`);
    await expect(
      fixture.problemsAfter(put('[Vea](#el-edificio) y [vea](/es/clinicas/casa-ceiba#precios).')),
    ).resolves.toEqual([]);
    await expect(fixture.problemsAfter(put('[Vea](#treatment)'))).resolves.toEqual([
      expect.objectContaining({ file: spanish, field: 'text', nearest: '#tratamiento' }),
    ]);
    await expect(fixture.problemsAfter(put('[Vea](/es/clinicas/casa-ceiba#ubicación)'))).resolves.toEqual([
      expect.objectContaining({ file: spanish, mend: 'Write /es/clinicas/casa-ceiba#ubicacion.' }),
    ]);
  });

  test('of a page that cannot be read nobody knows what it lacks', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(english, before, `[See](/about-us#history)\n\n${before}`);
      content.replace('content/pages/about-us/en.md', '---', 'title');
    });
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/pages/about-us/en.md front matter',
    ]);
  });

  test('none at all', () =>
    refuses((content) => content.replace(english, /\n---\n[\s\S]*$/, '\n---\n'), {
      file: english,
      line: 86,
      field: 'text',
      found: 'no text',
      mend: 'below the second ---',
    }));

  test('Markdown in a quotation, which is shown as words', () =>
    refuses((content) => content.replace(`${james}/en.md`, 'Before anyone', '**Before** anyone'), {
      file: `${james}/en.md`,
      line: 'Before anyone',
      field: 'text',
      found: 'Markdown',
      mend: 'leave the words',
    }));
});

describe('testimonials', () => {
  const words = (text: string) => (content: Change) =>
    content.replace(`${james}/en.md`, /Before anyone[\s\S]*$/, `${text}\n`);

  test.each(['"It helped me."', '“It helped me.”', '«It helped me.\n\nA lot.»'])('in quotation marks: %s', (text) =>
    refuses(words(text), {
      file: `${james}/en.md`,
      line: 'Before anyone',
      field: 'text',
      found: 'words in quotation marks',
      mend: 'Remove the first and the last quotation mark.',
    }),
  );

  test.each(['“Come back”, they said, and I did.', '“Come back”, they said. I said: “When?”'])(
    'quotation marks within the words are the writer’s: %s',
    async (text) => {
      await expect(fixture.problemsAfter(words(text))).resolves.toEqual([]);
    },
  );
});

describe('language twins', () => {
  const privacy = 'content/pages/privacy-policy/es.md';

  test('a page with another number of sections than in the other language', () =>
    refuses((content) => content.append(privacy, '\n## Otra\n\nPalabras.\n'), {
      file: 'content/pages/privacy-policy/en.md',
      line: 7,
      field: 'text',
      found: 'one heading with ##',
      allowed: '2, as in es.md from line 11 on',
      mend: 'write here what is missing, or remove it in es.md.',
    }));

  test('a sentence still in the other language', () =>
    refuses(
      (content) => content.replace(spanish, /profileTitle: .*/, 'profileTitle: A clinic built around walking again'),
      {
        file: spanish,
        line: 'profileTitle:',
        field: 'profileTitle',
        found: 'the same words as in en.md: "A clinic built',
        allowed: 'words in Spanish',
        mend: 'Translate them; if they are right here, translate those of en.md.',
      },
    ));

  test('a paragraph still in the other language', () => {
    const words = 'It was hard, and it is not finished. I still see my counselor every week.';
    return refuses(
      (content) => {
        content.append(`${james}/en.md`, `\n${words}\n`);
        content.append(`${james}/es.md`, `\n${words}\n`);
      },
      { file: `${james}/es.md`, line: 7, field: 'text', found: 'It was hard', mend: 'Translate them' },
    );
  });

  test('a long name is the same in every language', async () => {
    const name = 'Aeropuerto Internacional José María Córdova';
    const problems = await fixture.problemsAfter((content) => {
      for (const file of [english, spanish]) content.replace(file, /( {4}value:) .*/, `    value: ${name}`);
    });
    expect(problems).toEqual([]);
  });
});

describe('YAML that does not parse names the line', () => {
  test.each([
    ['a bracket left open', 'specialties:\n', 'specialties: [\n', 'Close it with ]'],
    ['a colon in the text', 'city: Medellín', 'city: Medellín: the city', 'city: "Medellín: the city"'],
    ['a value that begins with !', 'city: Medellín', 'city: !Medellín', 'city: "!Medellín"'],
    ['a value cut off at a #', 'city: Medellín', 'city: Medellín #4', 'city: "Medellín #4"'],
    ['a quotation mark left open', 'city: Medellín', 'city: "Medellín', 'the same mark at the end'],
  ])('%s', async (_name, from, to, mend) => {
    const [problem, ...others] = await fixture.problemsAfter((content) => content.replace(facts, from, to));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: facts, field: 'YAML', allowed: 'valid YAML' });
    expect(problem?.line).toBe(fixture.lineOf(facts, from));
    expect(problem?.mend).toContain(mend);
  });

  test('also in front matter, counted from the top of the file', () =>
    refuses((content) => content.replace(english, 'profileTitle: A', 'profileTitle: @A'), {
      file: english,
      line: 'profileTitle:',
      field: 'YAML',
      mend: 'double quotes',
    }));

  test.each<[string, string | RegExp, string, number, string, string]>([
    ['that never ends', '\n---\n', '\n', 86, 'no second line of ---', 'above "Centro Valle Alto brings'],
    ['with a dash at its end', '\n---\n', '\n—\n', 85, '"—" in place of the second ---', 'three hyphens'],
    ['below an empty line', /^/, '\n', 1, 'an empty line before the first ---', 'Remove it'],
    ['without its first line', /^---\n/, '', 1, 'no line of --- before the fields', 'Begin the file with ---'],
    ['that ends too early', 'keyFeatures:', '---\nkeyFeatures:', 7, 'before "keyFeatures:"', 'Remove this line'],
  ])('front matter %s', (_name, from, to, line, found, mend) =>
    refuses((content) => content.replace(english, from, to), {
      file: english,
      line,
      field: 'front matter',
      found,
      mend,
    }),
  );

  test('a tab', () =>
    refuses((content) => content.replace(facts, '  - stem-cells', '\t- stem-cells'), {
      file: facts,
      line: '- stem-cells',
      field: 'file',
      found: 'a tab',
      mend: 'spaces',
    }));
});

describe('all problems in one run', () => {
  test('one bad file never hides the errors of another', () =>
    refuses(
      (content) => {
        content.replace(facts, 'longitude: -75.5659', 'longitude: 75.5659');
        content.replace(facts, 'founded: 2009', 'founded: long ago');
        content.write(spanish, 'no front matter');
        content.replace(english, '/care-options/stem-cells', '/care-options/stem-cell');
        content.write(`${dental}/facts.yaml`, ': : :');
        content.replace(`${james}/en.md`, 'treatment:', 'treatments:');
      },
      { file: facts, line: 'founded:', field: 'founded', mend: /.+/ },
      { file: spanish, line: 1, field: 'front matter', mend: /.+/ },
      { file: `${dental}/facts.yaml`, line: 1, field: 'YAML', mend: /.+/ },
      { file: `${james}/en.md`, line: 2, field: 'treatment', mend: /.+/ },
      { file: `${james}/en.md`, line: 'treatment:', field: 'treatments', nearest: 'treatment', mend: /.+/ },
      { file: facts, line: 'longitude:', field: 'location.longitude', mend: /.+/ },
    ));

  test('a price with three faults tells all three', () =>
    refuses(
      (content) =>
        content.replace(
          facts,
          'price: { from: 9800, to: 12400, currency: USD, verified: "2026-09-01" }',
          'price: { from: 9800, to: 1240, currency: usd, verified: "2026-09-31" }',
        ),
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.currency', nearest: 'USD', mend: /.+/ },
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.verified', mend: /.+/ },
      { file: facts, line: 'from: 9800', field: 'treatments.0.price.from', mend: 'Swap' },
    ));

  test('a broken record is not part of the content', async () => {
    const ids = await fixture.clinicsAfter((content) => content.replace(facts, 'city: Medellín\n', ''));
    expect(ids).toEqual(['casa-ceiba']);
  });
});
