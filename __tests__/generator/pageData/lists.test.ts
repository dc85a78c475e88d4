import type { CareOptionKey } from '../../../src/facts/careOptionKeys';
import type { Country } from '../../../src/facts/countries';
import { careOptionCard, careOptionView } from '../../../src/generator/pageData/careOption';
import { clinicView } from '../../../src/generator/pageData/clinic';
import { clinicsListView } from '../../../src/generator/pageData/clinicsList';
import type { ClinicRecord, TestimonialRecord, ViewContext } from '../../../src/generator/pageData/context';
import { careOptionsListView, homeView, testimonialsView, textPageView } from '../../../src/generator/pageData/pages';
import { relatedClinics } from '../../../src/generator/pageData/related';
import { testimonialView } from '../../../src/generator/pageData/testimonial';
import { contentFixture } from '../check/contentFixture';
import { one, viewContext } from './viewContext';

const fixture = contentFixture();
/** Its pictures tell which file they are of. */
let context: ViewContext;

beforeAll(async () => {
  const plain = await viewContext(fixture.root, 'en');
  const picture: ViewContext['picture'] = async (file, kind) => ({
    ...(await plain.picture(file, kind)),
    fallback: file,
  });
  context = { ...plain, picture };
});

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const clinic = (
  id: string,
  country: Country,
  specialties: CareOptionKey[],
  featured?: number,
  { offers }: Pick<ClinicRecord['facts'], 'offers'> = one(context.content.clinics, 'valle-alto').facts,
): ClinicRecord => {
  const valleAlto = one(context.content.clinics, 'valle-alto');
  return { ...valleAlto, id, facts: { ...valleAlto.facts, name: id, country, specialties, featured, offers } };
};

const story = (id: string, featured?: number): TestimonialRecord => {
  const marisol = one(context.content.testimonials, 'marisol-t');
  return { ...marisol, id, facts: { ...marisol.facts, featured } };
};

const withContent = (content: Partial<ViewContext['content']>): ViewContext => ({
  ...context,
  content: { ...context.content, ...content },
});

const own: [Country, CareOptionKey[]] = ['colombia', ['orthopedic-surgery', 'stem-cells']];

it('clinics related to one share a procedure, a specialty or the country: those that share most first', () => {
  const none = { offers: [] };
  const other = (id: string, country: Country, specialties: CareOptionKey[]) =>
    clinic(id, country, specialties, undefined, none);
  const all = [
    other('unlike', 'usa', ['dental-treatments']),
    other('same-country', 'colombia', ['dental-treatments']),
    other('one-specialty-b', 'mexico', ['stem-cells', 'dental-treatments']),
    other('one-specialty-a', 'mexico', ['stem-cells']),
    clinic('itself', ...own),
    other('one-specialty-and-country', 'colombia', ['orthopedic-surgery']),
    other('two-specialties', 'mexico', ['stem-cells', 'orthopedic-surgery']),
  ];
  const related = (from: readonly ClinicRecord[]): string[] => ids(relatedClinics(clinic('itself', ...own), from));
  expect(related(all)).toEqual(['two-specialties', 'one-specialty-and-country', 'one-specialty-a']);
  expect(related(all.slice(0, 3))).toEqual(['one-specialty-b', 'same-country']);
  expect(related(all.slice(0, 1))).toEqual([]);
  const sameProcedures = ['a', 'b', 'c', 'd'].map((id) => clinic(id, 'usa', ['dental-treatments']));
  expect(related([...all, ...sameProcedures])).toEqual(['a', 'b', 'c']);
});

describe('the list of clinics', () => {
  it('goes by country, then by name as the language sorts it; filters count what they would leave', async () => {
    const clinics = [
      clinic('beta', 'usa', ['stem-cells']),
      clinic('zeta', 'mexico', ['stem-cells']),
      clinic('ábaco', 'mexico', ['orthopedic-surgery']),
      clinic('brisa', 'mexico', ['orthopedic-surgery', 'stem-cells']),
    ];
    const { all, view } = await clinicsListView(withContent({ clinics }));
    expect(ids(all)).toEqual(['ábaco', 'brisa', 'zeta', 'beta']);
    expect(view.countries).toEqual([
      { key: 'mexico', count: 3 },
      { key: 'usa', count: 1 },
    ]);
    expect(view.specialties.map(({ key, count }) => ({ key, count }))).toEqual([
      { key: 'stem-cells', count: 3 },
      { key: 'orthopedic-surgery', count: 2 },
    ]);
  });

  it('has 24 cards in the page itself, and the names of the others', async () => {
    const clinics = Array.from({ length: 26 }, (_, index) => clinic(`c${index + 10}`, 'colombia', ['stem-cells']));
    const { all, view } = await clinicsListView(withContent({ clinics }));
    expect([view.total, all.length]).toEqual([26, 26]);
    expect(ids(view.clinics)).toEqual(ids(all).slice(0, 24));
    expect(view.more).toEqual([
      { name: 'c34', city: 'Medellín', path: '/clinics/c34' },
      { name: 'c35', city: 'Medellín', path: '/clinics/c35' },
    ]);
  });
});

describe('home', () => {
  it('shows those that have a place, by their places: two stories, three clinics', async () => {
    const places = [5, undefined, 2, 4, 1, 3];
    const clinics = places.map((place, index) => clinic(`c${index}`, 'colombia', ['stem-cells'], place));
    const testimonials = places.map((place, index) => story(`t${index}`, place));
    const few = withContent({ testimonials: [story('a'), story('b', 1)] });
    const home = await homeView(withContent({ clinics: [...clinics, clinic('valle-alto', 'usa', [])], testimonials }));
    expect(ids(home.stories)).toEqual(['t4', 't2']);
    expect(ids(home.clinics)).toEqual(['c4', 'c2', 'c5']);
    expect(ids((await homeView(few)).stories)).toEqual(['b']);
  });

  it('shows the care options that are unproven last, and says so', async () => {
    const { careOptions } = await homeView(context);
    const unproven = careOptions.map((careOption) => careOption.unproven ?? false);
    expect(unproven).toContain(true);
    expect(unproven).toEqual([...unproven].sort());
    expect((await careOptionsListView(context)).careOptions).toEqual(careOptions);
  });
});

const shown = async (testimonials: TestimonialRecord[]): Promise<string[]> => {
  const view = await testimonialsView(withContent({ testimonials }));
  return [...(view.featured ? [view.featured.id] : []), ...ids(view.testimonials)];
};

it('testimonials begin with the first of the home page, or the first of all where none has a place there', async () => {
  await expect(shown([story('a'), story('b', 2), story('c', 1)])).resolves.toEqual(['c', 'a', 'b']);
  await expect(shown([story('a'), story('b')])).resolves.toEqual(['a', 'b']);
});

it('testimonials may be none', () => expect(shown([])).resolves.toEqual([]));

it.each([
  ['marisol-t', 'es', true, 'Centro Valle Alto'],
  ['james-k', 'en', false, 'Casa Ceiba'],
])(
  'a testimonial of %s, written in "%s", tells whether it is translated, and names the clinic',
  (id, _, translated, name) => {
    const view = testimonialView(one(context.content.testimonials, id), context);
    expect(view).toMatchObject({ translated, clinic: { name } });
  },
);

it('the page of a clinic tells the shortest and the longest stay, what a trip costs, and shows its own testimonials alone', async () => {
  const view = await clinicView(one(context.content.clinics, 'valle-alto'), context);
  expect(view.stayDays).toEqual({ from: 3, to: 14 });
  const [{ wholeTrip, forTwo } = {}] = view.offers;
  expect(forTwo).toBe('$12,136\u00A0–\u00A0$14,736');
  expect(wholeTrip).toMatchObject({
    forOne: '$11,056\u00A0–\u00A0$13,656',
    from: 'houston',
    rates: { meals: '$22' },
  });
  expect(wholeTrip?.lines).toContainEqual({ line: 'transfers' });
  expect(view.accreditations.every(({ covers }) => covers.length > 0)).toBe(true);
  expect([view.offers.length, view.experts.length]).toEqual([5, 3]);
  expect(view.offers.map(({ unproven, insteadPath }) => [unproven, insteadPath])).toEqual(
    expect.arrayContaining([
      [true, '/care-options/stem-cells#instead'],
      [undefined, undefined],
    ]),
  );
  expect(ids(view.testimonials)).toEqual(['marisol-t']);
});

it('it takes name and city of the language where its words have them', async () => {
  const own = one(context.content.clinics, 'valle-alto');
  const words = { ...own.words, en: { ...own.words.en, name: 'High Valley Center', city: 'Medellin' } };
  const view = await clinicView({ ...own, words }, context);
  expect(view).toMatchObject({ name: 'High Valley Center', city: 'Medellin' });
});

describe('a care option', () => {
  const offeredIn = (...where: Country[]): ViewContext =>
    withContent({ clinics: where.map((country, index) => clinic(`c${index}`, country, ['stem-cells'])) });

  it('names the country with the most clinics first', async () => {
    const record = one(context.content.careOptions, 'stem-cells');
    const most = offeredIn('mexico', 'ecuador', 'ecuador');
    await expect(careOptionCard(record, most)).resolves.toMatchObject({ clinics: 3, countries: ['ecuador', 'mexico'] });
  });

  it('has what it addresses as a list, how it works as steps, all else as text', async () => {
    const { sections } = await careOptionView(one(context.content.careOptions, 'stem-cells'), context);
    const lists = sections.map(({ key, items, steps }) => [key, items.length > 0, steps.length > 0]);
    expect(lists).toEqual([
      ['overview', false, false],
      ['addresses', true, false],
      ['howItWorks', false, true],
      ['whyUs', false, false],
      ['whatToExpect', false, false],
      ['callToAction', false, false],
    ]);
    expect(sections.every(({ html, parts }) => html.length > 0 || parts.length > 0)).toBe(true);
  });
});

it.each([
  ['privacyPolicy', true, []],
  ['aboutUs', false, ['src/images/destination-ecuador.svg', 'src/images/destination-colombia.svg']],
] as const)(
  'of the pages of text, %s: what the footer lists as legal is; about us alone has pictures, one above and one below',
  async (...row) => {
    const [route, legal, pictures] = row;
    const view = await textPageView(route, context);
    const shown = view.pictures ? [view.pictures.top, view.pictures.call] : [];
    expect([view.legal, shown.map(({ fallback }) => fallback)]).toEqual([legal, pictures]);
  },
);
