import type { OfferRowView } from '../../../src/data/offer';
import { groupOffers } from '../../../src/sections/procedure/offers/groupOffers';
import { offerView } from '../../offerView';

const offer = (over: Partial<OfferRowView>) => offerView(over) as OfferRowView;
const byRoad = { from: 16, to: 20, procedureDay: 2, nights: 3 };

test('those who fly and those who drive stand apart, by plane first', () => {
  const [road, plane] = [offer({ key: 'road', stay: byRoad }), offer({ key: 'plane' })];
  expect(groupOffers([road, plane])).toMatchObject([
    { way: 'plane', offers: [plane] },
    { way: 'road', offers: [road] },
  ]);
  expect(groupOffers([road])).toEqual([{ scope: undefined, offers: [road] }]);
});

test('a part of the treatment stands apart from the whole, in one group', () => {
  const whole = offer({ scope: { key: 'with', label: 'With crown' } });
  const parts = [undefined, byRoad].map((stay) =>
    offer({ scope: { key: 'without', label: 'Without crown', missing: 'the crown' }, ...(stay && { stay }) }),
  );
  expect(groupOffers([whole, ...parts]).map(({ offers }) => offers.length)).toEqual([1, 2]);
});
