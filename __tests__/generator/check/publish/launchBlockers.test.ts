import { checkContent } from '../../../../src/generator/check/checkContent';
import type { Content } from '../../../../src/generator/content/siteContent';
import { contentFixture, TODAY } from '../contentFixture';

const real = {
  GATSBY_SITE_URL: 'https://www.camino.clinic',
  GATSBY_PATIENTS_EMAIL: 'patients@camino.clinic',
  GATSBY_FORMSPREE_FORM: 'mqzkrvbw',
};

/** Contacts are read when modules load, so each case loads them anew. */
const blockers = (content: Content, env: Readonly<Record<string, string>>): string[] => {
  const before = process.env;
  process.env = { ...before, ...env };
  try {
    let found: string[] = [];
    jest.isolateModules(() => {
      const { launchBlockers } = jest.requireActual<
        typeof import('../../../../src/generator/check/publish/launchBlockers')
      >('../../../../src/generator/check/publish/launchBlockers');
      found = launchBlockers(content, TODAY);
    });
    return found;
  } finally {
    process.env = before;
  }
};

const nothing: Content = { clinics: [], careOptions: [], procedures: [], testimonials: [], pages: [], precautions: [] };

test('the example contacts must be replaced, each with the place to do so', () => {
  const text = blockers(nothing, {}).join('\n');
  for (const place of ['GATSBY_SITE_URL', 'GATSBY_PATIENTS_EMAIL', 'GATSBY_FORMSPREE_FORM', 'npm run own'])
    expect(text).toContain(place);
  const after = blockers(nothing, real).join('\n');
  expect(after).not.toMatch(/GATSBY_/);
});

test.each([
  [{ GATSBY_SITE_URL: 'https://clinics.example' }, 'Site address https://clinics.example'],
  [{ GATSBY_PATIENTS_EMAIL: 'patients@clinics.invalid' }, 'Patients’ address patients@clinics.invalid'],
])('%j is kept for examples', (change, line) => {
  expect(blockers(nothing, { ...real, ...change })).toContainEqual(expect.stringContaining(line));
});

test('a site address without encryption is refused', () => {
  expect(blockers(nothing, { ...real, GATSBY_SITE_URL: 'http://www.camino.clinic' }).join('\n')).toContain('https://');
});

describe('content', () => {
  const fixture = contentFixture();
  let content: Content;
  let clinic: Content['clinics'][number];
  beforeAll(async () => {
    content = (await checkContent(fixture.root, TODAY)).content;
    const found = content.clinics.find(({ id }) => id === 'valle-alto');
    if (!found) throw new Error('The fixture lacks its clinic.');
    clinic = found;
  });
  /** Blockers of the clinic with other facts, words or body that contain some words. */
  const ofClinic = (change: object, part: string): string[] =>
    blockers({ ...nothing, clinics: [{ ...clinic, ...change }] }, real).filter((line) => line.includes(part));
  const withFacts = (change: object, part: string): string[] =>
    ofClinic({ facts: { ...clinic.facts, ...change } }, part);

  test('each sample record is listed', () => {
    const lines = blockers(content, real);
    for (const folder of [
      'clinics/valle-alto',
      'care-options/stem-cells',
      'precautions/every-treatment',
      'testimonials/james-k',
      'pages/privacy-policy',
    ])
      expect(lines).toContainEqual(expect.stringContaining(`content/${folder}/facts.yaml: sample: true`));
  });

  test('a certificate that has run out, with what to do', () => {
    const [first, ...others] = clinic.facts.accreditations;
    expect(withFacts({ accreditations: [{ ...first, validUntil: '2026-12-14' }, ...others] }, 'valid until')).toEqual([
      'content/clinics/valle-alto/facts.yaml: the accreditation hospital-quality was valid until 2026-12-14. Ask the clinic for the new certificate, or remove the accreditation here and in words.en.md and words.es.md.',
    ]);
  });

  test('prices and costs of staying of a year ago, and reviews of two years ago', () => {
    const days = ['2025-12-15', '2025-12-16'];
    const offers = clinic.facts.offers.map((treatment, index) => ({
      ...treatment,
      price: { ...treatment.price, verified: days[index] ?? treatment.price.verified },
    }));
    const staying = { ...clinic.facts.staying, verified: '2025-12-15' };
    expect(withFacts({ reviewed: '2024-12-15', offers, staying }, 'months ago')).toEqual([
      'content/clinics/valle-alto/facts.yaml: offers.0.price.verified: 2025-12-15 is 12 months ago or more. Ask the clinic for its prices, correct them, and write the day into verified.',
      'content/clinics/valle-alto/facts.yaml: staying.verified: 2025-12-15 is 12 months ago or more. Look up lodging, meals, transfers and fares again, correct them, and write the day into verified.',
      'content/clinics/valle-alto/facts.yaml: reviewed: 2024-12-15 is 24 months ago or more. Read the texts again with their sources, and write the day into reviewed.',
    ]);
  });

  test('a medical text that no physician has reviewed', () => {
    const lines = blockers(content, real).filter((line) => line.includes('reviewer: none'));
    expect(lines).toHaveLength(content.careOptions.length + content.procedures.length + content.precautions.length);
    expect(lines).toContain(
      'content/procedures/ibogaine-session/facts.yaml: reviewer: none. Have a physician review the text, and write name, role, licence and day.',
    );
  });

  test('a day may be tomorrow, but not later', () => {
    expect(withFacts({ reviewed: '2026-12-16' }, 'still to come')).toEqual([]);
    expect(withFacts({ reviewed: '2026-12-17' }, 'still to come')).toEqual([
      'content/clinics/valle-alto/facts.yaml: reviewed: 2026-12-17 is still to come. Correct it: it tells what has happened already.',
    ]);
  });

  test('a medical review must not lie ahead either', () => {
    const [procedure, ...others] = content.procedures;
    if (!procedure) throw new Error('The fixture lacks its procedures.');
    const reviewer = { name: 'Ana Restrepo', role: 'Surgeon', licence: 'MED-20418', day: '2026-12-17' };
    const procedures = [{ ...procedure, facts: { ...procedure.facts, reviewer } }, ...others];
    expect(blockers({ ...nothing, procedures }, real)).toContain(
      `${procedure.folder}/facts.yaml: reviewer.day: 2026-12-17 is still to come. Correct it: it tells what has happened already.`,
    );
  });

  test('traces of invented and unfinished content are found also when the record no longer says that it is a sample', () => {
    const facts = { ...clinic.facts, sample: false };
    const body = { ...clinic.body, es: 'Escriba a hola@example.com o llame al +1 555 0100.' };
    const words = { ...clinic.words, en: { ...clinic.words.en, lede: 'TODO', coverAlt: 'cover.jpg' } };
    expect(ofClinic({ facts, words, body }, 'content/clinics/')).toEqual([
      expect.stringMatching(/facts\.yaml: an example address \("https:\/\/example\.com\/verify\/\S+" and 1 more\)/),
      expect.stringMatching(/facts\.yaml: a mark of sample content \("\(sample\)" and \d+ more\)/),
      'content/clinics/valle-alto/words.en.md: a mark of unfinished words ("TODO"). Write the words.',
      'content/clinics/valle-alto/words.en.md: the name of a file instead of words ("cover.jpg"). Say what the picture shows.',
      expect.stringContaining('words.es.md: an example address ("hola@example.com")'),
      expect.stringContaining('words.es.md: an invented phone number ("+1 555 0100")'),
    ]);
  });
});
