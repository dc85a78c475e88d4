import { careOptionView } from '../../../src/generator/pageData/careOption';
import { clinicView } from '../../../src/generator/pageData/clinic';
import { clinicsListView } from '../../../src/generator/pageData/clinicsList';
import { procedureView } from '../../../src/generator/pageData/procedure';
import { contentFixture } from '../check/contentFixture';
import { one, viewContext } from './viewContext';

const fixture = contentFixture();

describe('the price on a clinic’s card', () => {
  it.each([
    ['en', 'Total knee replacement', '$9,800'],
    ['es', 'Reemplazo total de rodilla', 'USD 9,800'],
  ] as const)('is in the list of all clinics there for each treatment (%s)', async (language, name, price) => {
    const card = one((await clinicsListView(await viewContext(fixture.root, language))).all, 'valle-alto');
    expect(card.offers?.find((offer) => offer.name === name)).toMatchObject({
      price: { from: price.replace(' ', '\u00a0') },
      careOption: 'orthopedic-surgery',
    });
  });

  it('is the lowest of the main care option where the list is about nothing', async () => {
    const card = one((await clinicsListView(await viewContext(fixture.root, 'en'))).all, 'valle-alto');
    expect(card.offer).toMatchObject({ price: { from: '$5,400' }, careOption: 'orthopedic-surgery' });
  });

  it.each([
    // Confirmed on 2026-09-01.
    ['2027-02-28', '$5,400', undefined],
    ['2027-03-01', '$5,400', 'September 2026'],
    ['2027-09-01', undefined, undefined],
  ])('is as old as it is: on %s', async (today, from, stale) => {
    const { all } = await clinicsListView(await viewContext(fixture.root, 'en', today));
    const { price } = one(all, 'valle-alto').offer;
    expect([price?.from, price?.stale]).toEqual([from, stale]);
  });
});

it('a clinic’s row counts its procedures of the care option and names the month of its certificate for that', async () => {
  const rowOf = async (id: string, today?: string) => {
    const context = await viewContext(fixture.root, 'en', today);
    return one((await careOptionView(one(context.content.careOptions, id), context)).clinics, 'valle-alto');
  };
  expect(await rowOf('orthopedic-surgery')).toMatchObject({ careOption: 'orthopedic-surgery', procedures: 1 });
  expect((await rowOf('stem-cells')).certifiedUntil).toBe('November 2027');
  expect((await rowOf('stem-cells', '2040-01-01')).certifiedUntil).toBeUndefined();
});

// In the fixtures valle-alto's are valid until 2027-11-30 and 2028-05-31.
it.each([
  ['2027-11-30', [false, false]],
  ['2027-12-01', [false, true]],
  ['2028-06-01', [true, true]],
])('a certificate has run out once the day of the build (%s) is after its last', async (today, expired) => {
  const context = await viewContext(fixture.root, 'en', today);
  const { accreditations, certificates } = await clinicView(one(context.content.clinics, 'valle-alto'), context);
  expect(accreditations.map((certificate) => certificate.expired)).toEqual(expired);
  expect(certificates).toHaveLength(expired.filter((each) => !each).length);
});

it.each([
  ['en', 'Orthopedic surgery; Stem cell therapy (Unproven)', '2 certificates, to Nov 2027'],
  ['es', 'Cirugía ortopédica; Terapia con células madre (Eficacia no comprobada)', '2 certificados, hasta nov 2027'],
] as const)(
  'a card says what is unproven, and when the first certificate ends (%s)',
  async (language, careOptions, certified) => {
    const { all } = await clinicsListView(await viewContext(fixture.root, language));
    expect(one(all, 'valle-alto')).toMatchObject({ careOptions, certified });
    // Only unproven treatments: last, although its country comes first.
    expect(all.at(-1)?.id).toBe('casa-ceiba');
  },
);

it('a page lists the sources that it cites: a care option, which shows no medicines, none of theirs', async () => {
  const files = 'content/precautions/every-treatment';
  const sourcesOf = (root: string) => async (language: 'en' | 'es') => {
    const context = await viewContext(root, language);
    const views = [
      await careOptionView(one(context.content.careOptions, 'orthopedic-surgery'), context),
      await procedureView(one(context.content.procedures, 'total-knee-replacement'), context),
    ];
    return views.map(({ sources }) => sources.flatMap(({ id }) => (id.startsWith('source-of-') ? [id] : [])));
  };
  const source = (key: string): string =>
    `  - { key: ${key}, title: A leaflet, language: en, publisher: A ministry, year: 2025, url: "https://www.who.int/${key}" }\n`;
  const found = await fixture.after(
    ({ append, replace }) => {
      append(`${files}/facts.yaml`, `sources:\n${source('of-medicines')}${source('of-signs')}`);
      for (const language of ['en', 'es'] as const) {
        replace(`${files}/words.${language}.md`, /(?<=medicines:\n[^\n]*)\.(?=\n)/, ' [of-medicines].');
        replace(`${files}/words.${language}.md`, /(?<=now:\n[^\n]*)(?=\n)/, ' [of-signs]');
      }
    },
    (root) => Promise.all((['en', 'es'] as const).map(sourcesOf(root))),
  );
  for (const [careOption, procedure] of found) {
    expect(careOption).toEqual(['source-of-signs']);
    expect(procedure).toEqual(['source-of-medicines', 'source-of-signs']);
  }
});

it('testimonials tell whether their people are invented', async () => {
  const context = await viewContext(fixture.root, 'en');
  const { testimonials } = await clinicView(one(context.content.clinics, 'valle-alto'), context);
  expect(testimonials.map(({ sample }) => sample)).toContain(true);
});

it('a clinic’s map has the cities with room for their names, the clinic’s own last, and no shapes', async () => {
  const context = await viewContext(fixture.root, 'es');
  const { map } = (await clinicView(one(context.content.clinics, 'valle-alto'), context)).location;
  expect(map.basemap).toMatch(/^\/static\/maps\/colombia-[\da-f]{16}\.svg$/);
  expect(map.cities.map(({ name }) => name)).toContain('Bogotá');
  expect(map.cities.at(-1)).toMatchObject({
    name: 'Medellín',
    kind: 'pin',
    label: { left: expect.any(Number), right: -24 },
  });
  for (const { level } of map.cities) expect(level).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(map)).not.toMatch(/M-?\d+ -?\d+[a-z]/i);
});
