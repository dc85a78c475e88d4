/** @jest-environment node */
import { careOptionCard, careOptionView } from '../../../src/generator/views/careOption';
import { clinicView } from '../../../src/generator/views/clinic';
import { clinicsListView } from '../../../src/generator/views/clinicsList';
import { contentFixture } from '../check/contentFixture';
import { viewContext } from './viewContext';

const fixture = contentFixture();

const one = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`The fixtures have no ${id}.`);
  return found;
};

describe('the price on a clinic’s card', () => {
  it.each([
    ['orthopedic-surgery', '$5,400'],
    ['stem-cells', '$4,600'],
  ])('is the clinic’s lowest for the care option on the page of %s', async (id, price) => {
    const context = await viewContext(fixture.root, 'en');
    const { clinics } = await careOptionView(one(context.content.careOptions, id), context);
    expect(one(clinics, 'valle-alto')).toMatchObject({ priceFrom: price, priceOf: id });
  });

  it('is in the list of all clinics there for each specialty, in their order', async () => {
    const card = one((await clinicsListView(await viewContext(fixture.root, 'en'))).all, 'valle-alto');
    expect(card.specialties).toEqual(['orthopedic-surgery', 'stem-cells']);
    expect(card.prices).toEqual(['$5,400', '$4,600']);
  });

  it.each([
    ['en', 'Total knee replacement'],
    ['es', 'Reemplazo total de rodilla'],
  ] as const)('comes with the names of the treatments in the language of the list (%s)', async (language, name) => {
    const card = one((await clinicsListView(await viewContext(fixture.root, language))).all, 'valle-alto');
    expect(card.treatments).toContain(name);
  });

  it('is its lowest of all where all clinics are listed, and says of nothing else', async () => {
    const card = one((await clinicsListView(await viewContext(fixture.root, 'en'))).all, 'valle-alto');
    expect(card.priceFrom).toBe('$4,600');
    expect(card.priceOf).toBeUndefined();
  });
});

it('a care option’s card tells where the clinics are', async () => {
  const context = await viewContext(fixture.root, 'en');
  const at = async (id: string) => (await careOptionCard(one(context.content.careOptions, id), context)).countries;
  expect(await at('orthopedic-surgery')).toEqual(['colombia']);
  expect(await at('plastic-surgery')).toEqual([]);
});

describe('a certificate', () => {
  // In the fixtures valle-alto's are valid until 2027-11-30 and 2028-05-31.
  it.each([
    ['2027-11-30', [false, false]],
    ['2027-12-01', [false, true]],
    ['2028-06-01', [true, true]],
  ])('has run out once the day of the build (%s) is after its last', async (today, expired) => {
    const context = await viewContext(fixture.root, 'en', today);
    const { accreditations } = await clinicView(one(context.content.clinics, 'valle-alto'), context);
    expect(accreditations.map((certificate) => certificate.expired)).toEqual(expired);
  });
});

it('a care option’s steps stand apart from their list, with plain titles', async () => {
  const context = await viewContext(fixture.root, 'en');
  const { sections } = await careOptionView(one(context.content.careOptions, 'stem-cells'), context);
  const { items, steps } = one(
    sections.map((section) => ({ ...section, id: section.key })),
    'howItWorks',
  );
  expect(items).toEqual([]);
  expect(steps.map(({ title }) => title)).toEqual([
    'Assessment',
    'Collection or matching',
    'Laboratory work',
    'Injection or infusion',
    'Follow-up',
  ]);
});

it('testimonials tell whether their people are invented', async () => {
  const context = await viewContext(fixture.root, 'en');
  const { testimonials } = await clinicView(one(context.content.clinics, 'valle-alto'), context);
  expect(testimonials.map(({ sample }) => sample)).toContain(true);
});
