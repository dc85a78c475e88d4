import type { ProcedureOfferView } from '../../data/offer';
import type { ProcedureView } from '../../data/procedure';
import type { ViewContext } from './context';

/** Parts of the scale on which prices are drawn. */
const PARTS = 4;
const roundSteps = [1, 2, 4, 5, 8, 10];

/** The next round number above an amount that four equal parts divide into round numbers. */
const roundAbove = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return (roundSteps.find((step) => step * power >= amount) ?? 10) * power;
};

/** A scale from 0 with room for all prices and whole trips. */
export const priceScaleOf = (
  offers: readonly ProcedureOfferView[],
  { format }: ViewContext,
): ProcedureView['priceScale'] => {
  const highest = Math.max(0, ...offers.flatMap(({ price, trip }) => [price?.amounts.to ?? 0, trip?.to ?? 0]));
  const end = roundAbove(highest);
  const currency = offers.find(({ price }) => price)?.price?.currency;
  return {
    end,
    marks: currency
      ? Array.from({ length: PARTS + 1 }, (_, index) => format.money((end / PARTS) * index, currency))
      : [],
  };
};
