import { checkContent } from '../../../src/generator/check/checkContent';
import { clinicChanged, latest } from '../../../src/generator/pages/lastChange';
import { contentFixture, TODAY } from '../check/contentFixture';
import { one } from '../pageData/viewContext';

const fixture = contentFixture();

it('is the latest of days, and of none undefined', () => {
  expect(latest(['2026-02-01', '2026-10-19', '2026-09-30'])).toBe('2026-10-19');
  expect(latest([])).toBeUndefined();
});

const REVIEWED = '2026-03-01';

it.each([
  ['the review', '2026-02-01', '2026-02-02', REVIEWED],
  ['a testimonial that has come since', '2026-04-01', '2026-02-02', '2026-04-01'],
  ['a price that was confirmed since', '2026-04-01', '2026-05-01', '2026-05-01'],
])('a clinic’s page has changed with %s', async (_, date, verified, expected) => {
  const { content } = await checkContent(fixture.root, TODAY);
  const record = one(content.clinics, 'valle-alto');
  const offers = record.facts.offers.map((offer, index) => ({
    ...offer,
    price: { ...offer.price, verified: index === 0 ? verified : REVIEWED },
  }));
  const clinic = { ...record, facts: { ...record.facts, reviewed: REVIEWED, offers } };
  const told = one(content.testimonials, 'marisol-t');
  const testimonials = [
    { ...told, facts: { ...told.facts, clinic: record.id, date } },
    { ...told, facts: { ...told.facts, clinic: 'elsewhere', date: '2026-09-09' } },
  ];
  expect(clinicChanged(clinic, { testimonials })).toBe(expected);
});
