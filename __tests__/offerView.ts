import type { FullOfferView, PriceView } from '../src/data/offer';

export const priceOf = (from: number, to = from, over: Partial<PriceView> = {}): PriceView => {
  const [low, high] = [from, to].map((amount) => `$${amount.toLocaleString('en')}`) as [string, string];
  return {
    range: from === to ? low : `${low} – ${high}`,
    from: low,
    amounts: { from, to },
    currency: 'USD',
    verified: 'September 1, 2026',
    verifiedDay: '2026-09-01',
    ...over,
  };
};

export const offerView = (over: Partial<FullOfferView> = {}): FullOfferView => ({
  key: 'knee',
  procedure: 'total-knee-replacement',
  careOption: 'orthopedic-surgery',
  name: 'Total knee replacement',
  includes: 'Surgeon, implant, 3 nights',
  price: priceOf(9800, 12400),
  stay: { from: 10, to: 12, procedureDay: 2, nights: 3, flightDay: 12 },
  ...over,
});
