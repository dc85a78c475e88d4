/** @jest-environment node */

import { checkContent } from '../../../../src/generator/check/checkContent';
import type { Content } from '../../../../src/generator/content/record';
import { contentFixture, TODAY } from '../contentFixture';

const real = {
  GATSBY_SITE_URL: 'https://www.camino.clinic',
  GATSBY_PATIENTS_EMAIL: 'patients@camino.clinic',
  GATSBY_FORMSPREE_FORM: 'mqzkrvbw',
};

/** Contacts are read when modules load, so each case loads them anew. */
const obstacles = (content: Content, env: Readonly<Record<string, string>>): string[] => {
  const before = process.env;
  process.env = { ...before, ...env };
  try {
    let found: string[] = [];
    jest.isolateModules(() => {
      const { obstaclesToPublishing } = jest.requireActual<
        typeof import('../../../../src/generator/check/publish/obstacles')
      >('../../../../src/generator/check/publish/obstacles');
      found = obstaclesToPublishing(content, TODAY);
    });
    return found;
  } finally {
    process.env = before;
  }
};

const nothing: Content = { clinics: [], careOptions: [], procedures: [], testimonials: [], pages: [] };

test('the example contacts must be replaced, each with the place to do so', () => {
  const text = obstacles(nothing, {}).join('\n');
  for (const place of ['GATSBY_SITE_URL', 'GATSBY_PATIENTS_EMAIL', 'GATSBY_FORMSPREE_FORM', 'src/facts/site.ts'])
    expect(text).toContain(place);
  const after = obstacles(nothing, real).join('\n');
  expect(after).not.toMatch(/GATSBY_/);
});

test.each([
  [{ GATSBY_SITE_URL: 'https://clinics.example' }, 'Site address https://clinics.example'],
  [{ GATSBY_PATIENTS_EMAIL: 'patients@clinics.invalid' }, 'Patients’ address patients@clinics.invalid'],
])('%j is kept for examples', (change, line) => {
  expect(obstacles(nothing, { ...real, ...change })).toContainEqual(expect.stringContaining(line));
});

test('a site address without encryption is refused', () => {
  expect(obstacles(nothing, { ...real, GATSBY_SITE_URL: 'http://www.camino.clinic' }).join('\n')).toContain('https://');
});

const accreditation = {
  key: 'hospital-quality',
  number: '1',
  validUntil: '2028-05-31',
  verifyAt: 'https://www.council.org',
} as const;

describe('content', () => {
  const fixture = contentFixture();
  let content: Content;
  beforeAll(async () => {
    content = (await checkContent(fixture.root, TODAY)).content;
  });

  test('each sample record is listed', () => {
    const lines = obstacles(content, real);
    for (const folder of [
      'clinics/valle-alto',
      'care-options/stem-cells',
      'testimonials/james-k',
      'pages/privacy-policy',
    ])
      expect(lines).toContainEqual(expect.stringContaining(`content/${folder}/facts.yaml: sample: true`));
  });

  test('a certificate that has run out, with what to do', () => {
    const clinics = content.clinics
      .filter(({ id }) => id === 'valle-alto')
      .map((clinic) => {
        const [first, ...others] = clinic.facts.accreditations;
        if (!first) throw new Error('The fixture lacks its accreditation.');
        const accreditations = [{ ...first, validUntil: '2026-12-14' }, ...others];
        return { ...clinic, facts: { ...clinic.facts, accreditations } };
      });
    const lines = obstacles({ ...nothing, clinics }, real).filter((line) => line.includes('valid until'));
    expect(lines).toEqual([
      'content/clinics/valle-alto/facts.yaml: the accreditation hospital-quality was valid until 2026-12-14. Ask the clinic for the new certificate, or remove the accreditation here and in words.en.md and words.es.md.',
    ]);
  });

  test('prices of a year ago, and reviews of two years ago', () => {
    const clinics = content.clinics
      .filter(({ id }) => id === 'valle-alto')
      .map((clinic) => {
        const [first, second, ...others] = clinic.facts.treatments;
        if (!first || !second) throw new Error('The fixture lacks its treatments.');
        const treatments = [
          { ...first, price: { ...first.price, verified: '2025-12-15' } },
          { ...second, price: { ...second.price, verified: '2025-12-16' } },
          ...others,
        ];
        return { ...clinic, facts: { ...clinic.facts, reviewed: '2024-12-15', treatments } };
      });
    const lines = obstacles({ ...nothing, clinics }, real).filter((line) => line.includes('months ago'));
    expect(lines).toEqual([
      'content/clinics/valle-alto/facts.yaml: treatments.0.price.verified: 2025-12-15 is 12 months ago or more. Ask the clinic for its prices, correct them, and write the day into verified.',
      'content/clinics/valle-alto/facts.yaml: reviewed: 2024-12-15 is 24 months ago or more. Read the texts again with their sources, and write the day into reviewed.',
    ]);
  });

  test('a medical text that no physician has reviewed', () => {
    const lines = obstacles(content, real).filter((line) => line.includes('reviewer: none'));
    expect(lines).toHaveLength(content.careOptions.length + content.procedures.length);
    expect(lines).toContain(
      'content/procedures/ibogaine-session/facts.yaml: reviewer: none. Have a physician review the text, and write name, role, licence and day.',
    );
  });

  test.each([
    ['2026-12-16', []],
    [
      '2026-12-17',
      [
        'content/clinics/valle-alto/facts.yaml: reviewed: 2026-12-17 is still to come. Correct it: it tells what has happened already.',
      ],
    ],
  ])('reviewed on %s, seen on 2026-12-15', (reviewed, expected) => {
    const clinics = content.clinics
      .filter(({ id }) => id === 'valle-alto')
      .map((clinic) => ({ ...clinic, facts: { ...clinic.facts, reviewed } }));
    const lines = obstacles({ ...nothing, clinics }, real).filter((line) => line.includes('still to come'));
    expect(lines).toEqual(expected);
  });

  test.each(['Andean Council (sample)', 'Andean Council (sample / muestra)'])(
    '%s is a mark of sample content',
    (body) => {
      const clinics = content.clinics
        .filter(({ id }) => id === 'valle-alto')
        .map((clinic) => ({ ...clinic, facts: { ...clinic.facts, accreditations: [{ ...accreditation, body }] } }));
      const lines = obstacles({ ...nothing, clinics }, real).filter((line) => line.includes(body.slice(15)));
      expect(lines).toEqual([
        expect.stringContaining('content/clinics/valle-alto/facts.yaml: a mark of sample content'),
      ]);
    },
  );

  test('unfinished words and names of files are found', () => {
    const [clinic] = content.clinics.filter(({ id }) => id === 'casa-ceiba');
    if (!clinic) throw new Error('The fixture lacks its clinic.');
    const words = {
      en: { ...clinic.words.en, lede: 'TODO', coverAlt: 'cover.jpg' },
      es: { ...clinic.words.es, lede: 'Todo está cerca.' },
    };
    const lines = obstacles({ ...nothing, clinics: [{ ...clinic, words }] }, real);
    expect(lines.filter((line) => /\/words\.(en|es)\.md/.test(line))).toEqual([
      'content/clinics/casa-ceiba/words.en.md: a mark of unfinished words ("TODO"). Write the words.',
      'content/clinics/casa-ceiba/words.en.md: the name of a file instead of words ("cover.jpg"). Say what the picture shows.',
    ]);
  });

  test('traces of invented content are found also when the record no longer says that it is a sample', () => {
    const [clinic] = content.clinics.filter(({ id }) => id === 'valle-alto');
    if (!clinic) throw new Error('The fixture lacks its clinic.');
    const facts = { ...clinic.facts, sample: false };
    const body = { ...clinic.body, es: 'Escriba a hola@example.com o llame al +1 555 0100.' };
    const own = obstacles({ ...nothing, clinics: [{ ...clinic, facts, body }] }, real).filter((line) =>
      line.startsWith('content/'),
    );
    expect(own).toEqual([
      expect.stringMatching(/facts\.yaml: an example address \("https:\/\/example\.com\/verify\/\S+" and 1 more\)/),
      expect.stringMatching(/facts\.yaml: a mark of sample content \("\(sample\)" and \d+ more\)/),
      expect.stringContaining('words.es.md: an example address ("hola@example.com")'),
      expect.stringContaining('words.es.md: an invented phone number ("+1 555 0100")'),
    ]);
  });
});
