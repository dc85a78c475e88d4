/** @jest-environment node */
import type { Problem } from '../../../src/build/check/problem';
import { paragraphsOf } from '../../../src/build/views/format';
import { type Change, type ContentFixture, contentFixture } from './contentFixture';

// A whole check per test: on a busy machine it takes its time.
jest.setTimeout(60_000);

let fixture: ContentFixture;
beforeAll(async () => {
  fixture = await contentFixture();
});
afterAll(() => fixture.dispose());

const clinic = 'content/clinics/valle-alto';
const facts = `${clinic}/facts.yaml`;
const english = `${clinic}/en.md`;
const spanish = `${clinic}/es.md`;
const cells = 'content/care-options/stem-cells';
const james = 'content/testimonials/james-k';

type Edit = readonly [file: string, from: string | RegExp, to: string];
const edit =
  (...edits: readonly Edit[]) =>
  (content: Change): void => {
    for (const [file, from, to] of edits) content.replace(file, from, to);
  };
const inText = (words: string) => edit([english, '## The building', `${words}\n\n## The building`]);
const said = (words: string) => edit([`${james}/en.md`, /Before anyone[\s\S]*$/, `${words}\n`]);

/** Exactly one problem, with these pieces in it. */
const refuses = async (
  change: (content: Change) => void,
  wanted: Partial<Record<keyof Problem, string | number>>,
): Promise<void> => {
  const problems = await fixture.problemsAfter(change);
  expect(problems).toHaveLength(1);
  for (const [key, value] of Object.entries(wanted)) {
    const found = problems[0]?.[key as keyof Problem];
    if (typeof value === 'number') expect(found).toBe(value);
    else expect(found).toContain(value);
  }
  if (!('nearest' in wanted)) expect(problems[0]?.nearest).toBeUndefined();
};

const passes = async (change: (content: Change) => void): Promise<void> => {
  await expect(fixture.problemsAfter(change)).resolves.toEqual([]);
};

describe('a # among words', () => {
  test('cuts an address, and the mend is the whole of it', () =>
    refuses(edit([facts, /address: .*/, 'address: Calle 10 # 43-20, Medellín']), {
      field: 'location.address',
      found: 'cut off before "# 43-20, Medellín"',
      mend: 'double quotes: address: "Calle 10 # 43-20, Medellín"',
    }));

  test('cuts an entry of a list', () =>
    refuses(edit([english, /- Private room .*/, '- Suite # 5 with a view']), {
      field: 'keyFeatures.2',
      mend: 'behind the hyphen into double quotes: - "Suite # 5 with a view"',
    }));

  test('is a comment behind numbers, dates and values of a list, and in a line of its own', () =>
    passes(
      edit(
        [facts, 'founded: 2009', '# asked in May\nfounded: 2009 # says the clinic'],
        [facts, 'country: colombia', 'country: colombia # since 2009'],
        [facts, 'reviewed: "2026-09-14"', 'reviewed: "2026-09-14" # by Ana'],
        [facts, /address: .*/, 'address: "Calle 10 # 43-20, Medellín" # new'],
      ),
    ));

  test('right behind a number it lacks its space', () =>
    refuses(edit([facts, 'founded: 2009', 'founded: 2009 #says she']), { mend: '# says she' }));
});

describe('characters that nobody sees', () => {
  test.each([
    ['\u200B', 'U+200B, a space without width'],
    ['\u00AD', 'U+00AD, a soft hyphen'],
    ['\u200E', 'U+200E, a mark of direction'],
    ['\u2028', 'U+2028, a line separator'],
    ['\uFEFF', 'U+FEFF, a byte order mark'],
    ['\u200D', 'U+200D, a joiner'],
    ['\u0007', 'U+0007'],
  ])('%j in a name', (character, name) =>
    refuses(edit([facts, 'city: Medellín', `city: Mede${character}llín`]), {
      line: 5,
      field: 'file',
      found: `the invisible character ${name}, between "city: Mede" and "llín"`,
      mend: 'Delete it',
    }),
  );

  test('written as an escape', () =>
    refuses(edit([facts, 'city: Medellín', 'city: "Mede\\u200bllín"']), { field: 'city', found: 'U+200B' }));

  test.each(['[&#8203;](/clinics)', 'Reha&shy;bilitation'])('written as a code of HTML: %s', (words) =>
    refuses(inText(words), { field: 'text', found: 'the invisible character', mend: 'code of HTML' }),
  );

  test('what joins the parts of an emoji, and no-break spaces between words, are right', () =>
    passes(
      edit([english, '- Private room', '- 👩‍⚕️ Private room'], [english, 'value: 1,500 m', 'value: 1,500\u00A0m']),
    ));

  test.each<Edit>([
    [facts, 'founded: 2009', 'founded:\u00A02009'],
    [facts, 'founded: 2009', 'founded: \u00A02009'],
    [facts, 'founded: 2009', 'founded\u00A0: 2009'],
    [facts, '  - stem-cells', '  -\u00A0stem-cells'],
    [facts, '  - stem-cells', '\u00A0 - stem-cells'],
    [facts, 'founded: 2009\n', '\u00A0\nfounded: 2009\n'],
  ])('a no-break space where YAML counts spaces: %s %s', (file, from, to) =>
    refuses(edit([file, from, to]), {
      line: fixture.lineOf(file, String(from).trim()),
      field: 'YAML',
      found: 'a no-break space (U+00A0)',
      mend: 'type a usual space',
    }),
  );

  test('accents as letters of their own are counted, and published, as one', () =>
    passes((content) => content.write(spanish, fixture.read(spanish).normalize('NFD'))));

  test('damaged quotation marks', () =>
    refuses(edit([facts, 'city: Medellín', 'city: Medellâ€™in']), { found: 'letters damaged by a wrong encoding' }));
});

describe('links', () => {
  test.each<[string, string, string?]>([
    ['/clinics/mayo-clinic', 'Link to a page that exists'],
    ['/clinics/casa-seiba', 'Write /clinics/casa-ceiba.', '/clinics/casa-ceiba'],
    ['/clinics/', 'Write /clinics.', '/clinics'],
    ['/en/clinics', 'Write /clinics.', '/clinics'],
    ['/care-option/stem-cells', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['stem-cells', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['mailto:a@b.org?subject=x&body=c@d.org', 'one address'],
    ['tel:call-me', 'digits of the number'],
    ['www.council.org', 'Write https://www.council.org.'],
    ['http://council.org', 'Write https://council.org.'],
    ['/es/opciones-de-cuidado/celulas-madre', 'Write /care-options/stem-cells.', '/care-options/stem-cells'],
    ['/es/clinicas/casa-ceiba', 'Write /clinics/casa-ceiba.', '/clinics/casa-ceiba'],
    ['/es', 'Write /.', '/'],
    ['hello@council.org', 'Write mailto:hello@council.org.'],
    ['https:council.org', 'https://'],
    ['https://council', 'with a dot in it'],
    ['https://localhost:8000/clinics', 'with a dot in it'],
    ['https://192.168.0.1/x', 'with a dot in it'],
    ['https://https://council.org', 'with a dot in it'],
  ])('[See](%s)', (address, mend, ...[nearest]) =>
    refuses(inText(`[See](${address})`), { mend, ...(nearest && { nearest }) }),
  );

  test('a clinic that was taken down is not exchanged for another', () =>
    refuses(
      (content) => {
        inText('[See](/clinics/casa-ceiba)')(content);
        content.copy('content/clinics/casa-ceiba', 'content/clinics/brisa-coral');
        content.remove('content/clinics/casa-ceiba');
        content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: brisa-coral');
      },
      { mend: 'Link to a page that exists' },
    ));

  test.each(['(x)[/clinics]', '[[Stem cells]]', 'See us (/clinics).'])('%s is none', (words) =>
    refuses(inText(words), { allowed: 'links as [words](/path)' }),
  );

  test.each(['[left] (mine), 20 USD (/night), <two days', 'Prices* are for one.\n\n*Flights excluded.', 'A \\*word.'])(
    'brackets and stars that are meant as they stand: %s',
    (words) => passes(inText(words)),
  );
});

describe('texts', () => {
  test('a file pasted twice', () =>
    refuses((content) => content.append(english, fixture.read(english)), {
      line: 98,
      found: 'a second line of --- with fields below it',
      mend: 'pasted a second time',
    }));

  test('a line of hyphens right below words', () =>
    refuses(inText('Some text\n---'), { found: '"Some text"', mend: 'Put an empty line between them' }));

  test.each<[string, string]>([
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'a row of 3 cells in a table of 2 columns'],
    ['| a | b |\n|---|---|\n| 1 |', 'a row of 1 cells in a table of 2 columns'],
    ['| a | b |\n|—|—|\n| 1 | 2 |', 'a line of a table that is none'],
    ['| a | b |\n| 1 | 2 |', 'a line of a table that is none'],
    ['• one\n• two', 'a sign of a word processor'],
    ['– one\n– two', 'list entries with dashes'],
    ['An open *word', 'a mark of emphasis that is not closed'],
    ['##\u00A0Costs', 'a no-break space behind it'],
    ['a) one\nb) two', 'a list with letters, whose lines would be joined'],
    ['(a) one\n(b) two', 'a list with letters, whose lines would be joined'],
    ['- one\n-\n- two', 'an entry of a list without words'],
    ['>', 'a quotation without words'],
    ['## [Clinics](/clinics)\n\nWords.', 'a heading with a link: "Clinics"'],
    ['## **All [clinics](/clinics)**\n\nWords.', 'a heading with a link: "All clinics"'],
    ['## Costs', 'a section without text'],
    ['## Costs\n\nWords.\n\n### Flights', 'a section without text'],
  ])('%j', (words, found) => refuses(inText(words), { field: 'text', found }));

  test.each([
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'Words.\n\n---\n\nNote: more words.',
    '– Él lo dijo.',
    'a) one\n\nb) two',
    '—¿Duele? —No.',
  ])('%j is right', (words) => passes(edit([english, '## The building', `${words}\n\n## The building`])));

  test.each(['## Mail to info@clinic.org\n\nhttps://council.org', '## Hotel\n\n### Spa\n\nHotel, spa.'])(
    'a heading with an address of its own, or above a smaller one: %j',
    (words) =>
      passes((content) => {
        for (const file of [english, spanish]) content.append(file, `\n${words}\n`);
      }),
  );

  test.each<[string, string]>([
    ['Knees *and* hips', 'marks of emphasis: *and*'],
    ['Knees _and_ hips', 'marks of emphasis: _and_'],
    ['Knees __and__ hips', 'marks of bold words'],
    ['Knees `and` hips', 'marks of code'],
    ['Knees &nbsp; hips', 'a code of HTML: &nbsp;'],
    ['“Centro Valle Alto”', 'quotation marks around the whole text'],
    ['‘Ana’s clinic’', 'quotation marks around the whole text'],
    ['Knees ~~and~~ hips', 'marks of crossed-out words: ~~and~~'],
    ['Knees\\nHips', 'a backslash: \\n'],
    ['"- Knees"', 'an entry of a list'],
    ['"## Knees"', 'a heading'],
  ])('in a field of plain words: %s', (words, found) =>
    refuses(edit([english, /summary: .*/, `summary: ${words}`]), { field: 'summary', found }),
  );

  test.each([
    '5 * 3 * 2, a_b_c & Q&A; [sic]',
    '<two days, price* per night',
    'Nights (*) and meals (*) are told apart',
    '“Clear” is the word, and “calm”',
    '‘Clear’ is the word, and ‘calm’',
    'The patients’ choice, about ~5 days',
  ])('plain words with signs in them: %s', (words) => passes(edit([english, /summary: .*/, `summary: ${words}`])));
});

describe('quotations are shown as they stand', () => {
  test.each(['2019. That was the year.', 'Two spaces  \nat the end.', '[left] (mine), 20 USD (/night), <two days'])(
    '%j is right',
    (words) => passes(said(words)),
  );

  test.each<[string, string]>([
    ['Words&nbsp;here', 'a code of HTML'],
    ['I waited\\! Twice', 'a backslash'],
    ['1. One\n2. Two', 'Markdown (list)'],
    ['- One', 'Markdown (list)'],
    ['1. One', 'Markdown (list)'],
    ['# One', 'Markdown (heading)'],
    ['<p>One</p>', 'Markdown (html)'],
    ['Write to james@mail.org.', 'an address: "james@mail.org"'],
    ['See www.james.org', 'an address: "www.james.org"'],
    ['‘It wasn’t easy.’', 'words in quotation marks'],
    ["'It was easy.'", 'words in quotation marks'],
    ['„It was easy.“', 'words in quotation marks'],
  ])('%j', (words, found) => refuses(said(words), { field: 'text', found }));
});

describe('the two languages', () => {
  const exchanged = async (folder: string): Promise<Problem[]> => {
    const [own, other] = [fixture.read(`${folder}/en.md`), fixture.read(`${folder}/es.md`)];
    return fixture.problemsAfter((content) => {
      content.write(`${folder}/en.md`, other);
      content.write(`${folder}/es.md`, own);
    });
  };

  test('a testimonial whose files were exchanged', async () => {
    const problems = await exchanged(james);
    expect(problems.map(({ file, found }) => `${file} ${found.slice(0, 16)}`)).toEqual([
      `${james}/en.md words in Spanish`,
      `${james}/es.md words in English`,
    ]);
  });

  test('a clinic whose files were exchanged is told once for each file', async () => {
    const problems = await exchanged(clinic);
    const own = problems.filter(({ field }) => field === 'whole file');
    expect(own.map(({ file }) => file)).toEqual([english, spanish]);
    expect(own[0]?.mend).toContain('Exchange the file with es.md');
  });

  test.each([
    [english, spanish, 'Spanish'],
    [spanish, english, 'English'],
  ])('%s copied to %s is told once', async (original, copy, language) => {
    const text = fixture.read(original);
    const problems = await fixture.problemsAfter((content) => content.write(copy, text));
    expect(problems.filter(({ found }) => !found.includes('a link to'))).toEqual([
      expect.objectContaining({ file: copy, field: 'whole file', allowed: `words in ${language}` }),
    ]);
  });

  test('of a copied file that is half translated, each text that is left is told', async () => {
    const problems = await fixture.problemsAfter((content) => {
      for (const field of ['summary', 'description', 'lede', 'coverAlt']) {
        const [line = ''] = new RegExp(`^${field}: .*`, 'm').exec(fixture.read(english)) ?? [];
        content.replace(spanish, new RegExp(`^${field}: .*`, 'm'), line);
      }
    });
    expect(problems.map(({ field }) => field)).toEqual(['summary', 'description', 'lede', 'coverAlt']);
  });

  test('a field in the other language', () =>
    refuses(edit([spanish, /lede: .*/, 'lede: A center above the valley, with rooms that you can reach on foot.']), {
      file: spanish,
      field: 'lede',
      found: 'words in English',
      allowed: 'words in Spanish',
    }));

  test.each([
    'Hospital de la Universidad de los Andes de Mérida y de la Salud',
    'Con sello del Council for Quality and Safety of the Andes y del Consejo',
    'La clínica firma lo que llama “the list of all that you have to bring”',
  ])('names and quotations of the other language are left alone: %s', (words) =>
    passes(
      edit(
        [spanish, /lede: .*/, `lede: ${words}`],
        [english, /lede: .*/, 'lede: Hospital de la Universidad de los Andes de Mérida'],
      ),
    ),
  );

  test('what is a name or an address stands in both', () =>
    passes((content) => {
      const same =
        '\nhttps://www.council-for-hospital-quality.org/verify\n\nRegistro Andino de Profesionales de la Salud\n';
      for (const file of [english, spanish]) content.append(file, same);
    }));

  test.each<[string, Edit, string, string]>([
    ['an entry of a list', [spanish, /keyFeatures:\n {2}- .*\n/, 'keyFeatures:\n'], 'keyFeatures', '4 entries'],
    ['a heading', [spanish, '## El edificio\n', ''], 'text', 'one heading with ##'],
    ['a step', [`${cells}/es.md`, /^5\. .*\n/m, ''], 'text', '4 entries in this list'],
    ['a small heading', [`${cells}/es.md`, /^### .*\n/m, ''], 'text', '3 headings with ###'],
  ])('%s in one language alone', (_name, change, field, found) =>
    refuses(edit(change), {
      file: change[0],
      field,
      found,
      allowed: 'as in en.md',
      mend: 'write here what is missing',
    }),
  );
});

describe('a mend never proposes what the same run refuses', () => {
  test.each(['Valle-Alto', 'valle alto'])('a folder %s', (name) =>
    refuses((content) => content.rename(clinic, `content/clinics/${name}`), {
      mend: 'Rename the folder to valle-alto.',
    }),
  );

  test('a key in capitals', () =>
    refuses(edit([facts, 'key: hip-replacement', 'key: Hip-replacement']), {
      file: facts,
      nearest: 'hip-replacement',
      mend: 'Write hip-replacement.',
    }));

  test('a key that was renamed in facts alone: none that has words already', async () => {
    const problems = await fixture.problemsAfter(edit([facts, 'key: hip-replacement', 'key: hip-surgery']));
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      `${english} treatments.hip-surgery`,
      `${english} treatments.hip-replacement`,
      `${spanish} treatments.hip-surgery`,
      `${spanish} treatments.hip-replacement`,
    ]);
    expect(problems[1]?.nearest).toBeUndefined();
    expect(problems[1]?.mend).toContain('no words yet: hip-surgery');
  });

  test('a slug with a space, to which a page links', () =>
    refuses(edit([`${cells}/facts.yaml`, 'en: stem-cells', 'en: stem cells']), {
      nearest: 'stem-cells',
      mend: 'Write stem-cells.',
    }));

  test('a language that is none', () =>
    refuses(edit([`${james}/facts.yaml`, /originalLanguage: .*/, 'originalLanguage: fr']), { mend: 'allowed values' }));

  test('a file in a language that is none', () =>
    refuses((content) => content.write(`${clinic}/fr.md`, 'words'), { mend: 'the site has the languages en and es' }));

  test('a picture for a record without one', () =>
    refuses((content) => content.write(`${james}/cover.jpg`, 'picture'), { mend: 'show no picture of their own' }));

  test('a picture of another kind', async () => {
    const problems = await fixture.problemsAfter((content) =>
      content.rename(`${clinic}/cover.jpg`, `${clinic}/cover.webp`),
    );
    expect(problems[0]).toMatchObject({ file: `${clinic}/cover.webp`, mend: expect.stringContaining('as JPEG') });
  });
});

describe('one cause is told once', () => {
  test.each<[string, string, string]>([
    ['empty', '', 'no fields'],
    ['of words alone', 'hello\n', '"hello"'],
  ])('facts.yaml %s', (_name, text, found) =>
    refuses((content) => content.write(facts, text), { file: facts, field: 'whole file', found, allowed: 'fields: ' }),
  );

  test('experts missing among the facts', () =>
    refuses(edit([facts, /experts:[\s\S]*?\ntreatments:/, 'treatments:']), { file: facts, field: 'experts' }));

  test('no folder for clinics', () =>
    refuses((content) => content.remove('content/clinics'), {
      file: 'content/clinics',
      mend: 'Create content/clinics',
    }));
});

describe('values', () => {
  test.each<[Edit, string, string?]>([
    [[facts, '  - en\n', '  - EN\n'], 'Write en.', 'en'],
    [[facts, 'code: MDE', 'code: mde'], 'Write MDE.', 'MDE'],
    [[facts, '  - en\n', '  - xx\n'], 'Write a two-letter language code'],
    [[facts, 'care: 8150', 'care: -8150'], 'Write another number behind care: 1 or more.'],
    [[facts, 'reviewed: "2026-09-14"', 'reviewed: "0206-09-14"'], 'Correct the year.'],
    [[facts, '  - stem-cells\n', '  -\n'], '- stem-cells'],
    [[facts, '  - en\n', '  -\n'], '- es'],
    [[facts, 'treatment: total-knee-replacement', 'treatment:'], 'treatment: total-knee-replacement'],
    [[english, /\ntreatments:[\s\S]*?\nsteps:/, '\nsteps:'], 'below it each key of facts.yaml'],
    [[`${cells}/en.md`, /(## Find out.*\n)[\s\S]*$/, '## Find out\n'], 'Write the text below the heading.'],
  ])('%s', (change, mend, ...[nearest]) => refuses(edit(change), { mend, ...(nearest && { nearest }) }));

  test.each<[string, string]>([
    ['reviewed: "2026-09-14"', 'a real date'],
    ['code: MDE', 'IATA'],
    ['verifyAt: https://example.com/verify/sample-co-1187', 'starts with https://'],
  ])('what is allowed is told also of an empty %s', (line, allowed) =>
    refuses(edit([facts, line, line.replace(/: .*/, ':')]), { found: 'nothing', allowed }),
  );

  test.each([
    'https:foo.org/x',
    'https:///foo.org/x',
    'https://x',
    'https://localhost/x',
    'https://foo.org/x,https://b.org',
  ])('an address that visitors cannot reach: %s', (address) =>
    refuses(edit([facts, /verifyAt: .*/, `verifyAt: ${address}`]), { field: 'accreditations.0.verifyAt' }),
  );
});

describe('what is clear is read, and nothing is made up', () => {
  test.each(['“2026-09-14”', '2026/9/14', '2026-9-14', '14.9.2026', '09/14/2026', '"2026.09.14"'])(
    'the day %s',
    (written) =>
      refuses(edit([facts, 'reviewed: "2026-09-14"', `reviewed: ${written}`]), {
        field: 'reviewed',
        allowed: 'written YYYY-MM-DD',
        nearest: '2026-09-14',
        mend: 'Write 2026-09-14.',
      }),
  );

  test.each(['01/09/2026', '1.9.2026'])('%s is the ninth of January to some', (written) =>
    refuses(edit([facts, 'reviewed: "2026-09-14"', `reviewed: ${written}`]), {
      mend: 'Write the year with four digits, then month and day with two each',
    }),
  );

  test.each<[string, string, string]>([
    ['reviewed: "2026-09-14"', 'reviewed: 20260914', 'Put it into double quotes: reviewed: "2026-09-14"'],
    ['reviewed: "2026-09-14"', 'reviewed: 2026', 'for example reviewed: "2026-06-01"'],
    ['code: MDE', 'code: 12', 'for example code: MDE'],
    ['number: SAMPLE-CO-1187', 'number: 1187', 'Put it into double quotes: number: "1187"'],
  ])('%s as %s', (from, to, mend) => refuses(edit([facts, from, to]), { mend }));

  test.each<[string, string, string]>([
    ['founded: 2009', 'founded: “2009”', 'Write founded: 2009'],
    ['sample: true', 'sample: “true”', 'Write sample: true'],
    ['longitude: -75.5659', 'longitude: −75.5659', 'Write longitude: -75.5659, with the hyphen of the keyboard'],
    ['code: MDE', 'code: ‘mde’', 'Write MDE.'],
    ['verifyAt: https://example.com/verify/sample-co-1187', 'verifyAt: <https://a.org/co>', 'Write https://a.org/co.'],
  ])('signs that came along: %s as %s', async (from, to, mend) => {
    const problems = await fixture.problemsAfter(edit([facts, from, to]));
    expect(problems.map((problem) => problem.mend)).toEqual([expect.stringContaining(mend)]);
  });

  test.each(['founded: 20009', 'founded: .inf'])('%s is told once, and not as a year to come', (written) =>
    refuses(edit([facts, 'founded: 2009', written]), { field: 'founded', mend: 'founded' }),
  );

  test.each([
    ['$9,800', '$9,800'],
    ['9,800 USD', '9,800 USD'],
    ['US$ 9,800', 'US$ 9,800'],
  ])('of the price %s no part is left to be taken for all of it', (written, found) =>
    refuses(edit([facts, 'from: 9800, to', `from: ${written}, to`]), {
      field: 'treatments.0.price.from',
      found,
      allowed: 'digits without a comma',
      mend: 'Write from: 9800',
    }),
  );

  test('a price with a sign and two commas', () =>
    refuses(edit([facts, 'to: 12400, currency', 'to: $1,000,000, currency']), { mend: 'Write to: 1000000' }));
});

describe('what may be left out is not asked for', () => {
  test.each<[string, string]>([
    ['featured:', 'Remove the line, which may be left out, or write a value behind the name, for example featured: 1'],
    ['featured: false', 'Remove the line'],
    ['featured: no', 'Remove the line'],
  ])('%s', async (written, mend) => {
    const problems = await fixture.problemsAfter(edit([facts, 'featured: 1', written]));
    expect(problems.filter(({ file }) => file === facts).map((problem) => problem.mend)).toEqual([
      expect.stringContaining(mend),
    ]);
  });

  test('a name of its own in one language', () =>
    refuses(edit([english, 'summary: ', 'name:\nsummary: ']), { field: 'name', mend: 'Remove the line' }));
});

describe('entries of a list are shown as they stand in one', () => {
  test.each<[Edit, string]>([
    [[english, /- Private room .*/, '- ""'], 'the quotation marks: - "…"'],
    [[english, /- Private room .*/, '- 12'], 'Put it into double quotes: - "12"'],
    [[english, /- title: Back home\n.*\n/, '- Back home\n'], 'the first behind the hyphen: - title:'],
  ])('%s', (change, mend) => refuses(edit(change), { file: english, mend }));
});

describe('a text in paragraphs', () => {
  test.each([
    ['|', ''],
    ['>', ''],
    ['', ''],
    ['"', '"'],
  ])('keeps them behind %j', async (begins, ends) => {
    const record = await fixture.clinicAfter(
      'valle-alto',
      edit([
        english,
        /treatmentIntro: \|\n[\s\S]*?\ntreatments:/,
        `treatmentIntro: ${begins}\n  One,\n  and on.\n\n  Two.${ends}\ntreatments:`,
      ]),
    );
    expect(paragraphsOf(record.words.en.treatmentIntro)).toEqual(['One, and on.', 'Two.']);
  });
});

describe('slips of YAML', () => {
  test.each<[Edit, string, string]>([
    [
      [english, '\n\n  Not everybody', '\n\nNot everybody'],
      'below "treatmentIntro: |" that is not indented',
      '2 spaces',
    ],
    [
      [english, 'treatmentIntro: |\n  ', 'treatmentIntro: |\n    '],
      'below "treatmentIntro: |" that begins further left than its first one',
      'all lines of the text in the same column',
    ],
    [[facts, '  - stem-cells', '  -stem-cells'], 'without a hyphen and a space', 'Write - stem-cells'],
    [
      [facts, '  - orthopedic-surgery', '  -orthopedic-surgery'],
      'without a hyphen and a space',
      '- orthopedic-surgery',
    ],
    [[english, '  - Private room', '  – Private room'], 'without a hyphen and a space', 'Write - Private room'],
    [[english, /summary: .*/, 'summary: [New] knees'], 'behind a closing bracket', 'summary: "[New] knees"'],
    [[facts, 'from: 9800, to', 'from: 9800 to'], 'without a comma', 'Put a comma before to:'],
    [[facts, 'from: 9800, to', 'from:9800, to'], 'no space behind a colon: "from:9800"', 'Write from: 9800'],
    [[facts, '  - stem-cells', '  * stem-cells'], 'without a hyphen and a space', 'Write - stem-cells'],
    [[english, '  - Private room', '  * Private room'], 'without a hyphen and a space', 'Write - Private room'],
    [[english, '  - Private room', '    - Private room'], 'goes on from the text above', 'in the same column'],
    [[facts, 'name: Centro', 'name: &Centro'], 'a value that begins with &', 'name: "&Centro Valle Alto"'],
  ])('%s', ([file, from, to], found, mend) => refuses(edit([file, from, to]), { file, field: 'YAML', found, mend }));
});
