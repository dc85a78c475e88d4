import type { OfferView } from '../../../views/offer';

/** How many parts the scale has; a hairline stands at the end of each. */
export const PARTS = 4;

const steps = [1, 2, 4, 5, 8, 10];

/** The next round number above an amount that four equal parts divide into round numbers. */
export const roundAbove = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return (steps.find((step) => step * power >= amount) ?? 10) * power;
};

/** Highest amount that the chart has to show, in whole US dollars. */
export const highestOf = (offers: readonly OfferView[]): number =>
  Math.max(
    0,
    ...offers.flatMap(({ price, trip }) => [
      ...(price.age === 'expired' ? [] : [price.amounts.to]),
      trip ? trip.care + trip.lodging + trip.travel : 0,
    ]),
  );

/** The lowest offer in one country, which readers there compare with. */
export const lowestIn = (offers: readonly OfferView[], country: OfferView['clinic']['country']) =>
  offers
    .filter(({ clinic, price }) => clinic.country === country && price.age !== 'expired')
    .sort((a, b) => a.price.amounts.from - b.price.amounts.from)[0];
