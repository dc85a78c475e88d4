import type { FigureView, OfferView, PriceRange, ProcedureOfferView } from '../../data/offer';
import type { ProcedureRecord, ViewContext } from './context';
import { priceRange } from './offers';

/**
 * Lowest and highest price of these offers, in the currency of the first; undefined where none has a price. One that has to
 * be asked for again counts only where no other is fresh.
 */
const priceRangeOf = (offers: readonly OfferView[], context: ViewContext): PriceRange | undefined => {
  const all = offers.flatMap(({ price }) => price ?? []);
  const fresh = all.filter(({ stale }) => !stale);
  const [first, ...others] = fresh.length > 0 ? fresh : all;
  if (!first) return undefined;
  const prices = [first, ...others.filter(({ currency }) => currency === first.currency)];
  const amounts = prices.map((price) => price.amounts);
  const latest = prices.reduce((one, other) => (other.verifiedDay > one.verifiedDay ? other : one));
  return {
    ...priceRange(
      { from: Math.min(...amounts.map(({ from }) => from)), to: Math.max(...amounts.map(({ to }) => to)) },
      first.currency,
      first.each,
      context,
    ),
    ...(latest.stale && { stale: latest.stale }),
  };
};

const spanOf = (spans: readonly { readonly from: number; readonly to: number }[]) => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** Further journeys of several offers, each from the shortest to the longest. */
const laterOf = (offers: readonly OfferView[]): NonNullable<FigureView['later']> => {
  const all = offers.map(({ later = [] }) => later);
  return Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, index) => {
    const trips = all.flatMap((later) => later[index] ?? []);
    return { ...spanOf(trips), after: spanOf(trips.map(({ after }) => after)) };
  });
};

const figureOf = (
  way: FigureView['way'],
  offers: readonly OfferView[],
  label: string | undefined,
  context: ViewContext,
): FigureView => {
  const price = priceRangeOf(offers, context);
  const later = laterOf(offers);
  const roadFrom = [...new Set(offers.flatMap((offer) => offer.roadFrom ?? []))].join(', ');
  return {
    way,
    ...(label && { scope: label }),
    ...(price && { price }),
    days: spanOf(offers.map(({ stay }) => stay)),
    ...(later.length > 0 && { later }),
    ...(roadFrom && { roadFrom }),
  };
};

/** A range whose end is more than so many times its beginning says nothing. */
const WIDEST = 2;

/** The figure, or one for each country, the lowest price first, where it says nothing. */
const byCountry = (figure: FigureView, offers: readonly ProcedureOfferView[], context: ViewContext): FigureView[] => {
  const { price, way } = figure;
  const countries = [...new Set(offers.map(({ clinic }) => clinic.country))];
  if (way === 'road' || !price || price.amounts.to <= WIDEST * price.amounts.from || countries.length < 2)
    return [figure];
  return countries
    .map((country) => ({
      ...figureOf(
        way,
        offers.filter(({ clinic }) => clinic.country === country),
        figure.scope,
        context,
      ),
      country,
    }))
    .sort((a, b) => (a.price?.amounts.from ?? 0) - (b.price?.amounts.from ?? 0));
};

const figuresWith = <Offer extends OfferView>(
  offers: readonly Offer[],
  { facts, words }: ProcedureRecord,
  context: ViewContext,
  split: (figure: FigureView, own: readonly Offer[]) => FigureView[],
): FigureView[] => {
  const scopes = facts.scopes?.filter(({ whole }) => whole).map(({ key }) => key) ?? [undefined];
  return scopes.flatMap((key) =>
    (['plane', 'road'] as const).flatMap((way) => {
      const own = offers.filter(
        ({ scope, stay }) => scope?.key === key && (stay.flightDay === undefined) === (way === 'road'),
      );
      if (own.length === 0) return [];
      const label = key && words[context.language].scopes?.[key]?.label;
      return split(figureOf(way, own, label, context), own);
    }),
  );
};

/** What whole offers of a procedure cost and how long they take: by scope in their order, by plane first. */
export const figuresOf = (
  offers: readonly OfferView[],
  procedure: ProcedureRecord,
  context: ViewContext,
): FigureView[] => figuresWith(offers, procedure, context, (figure) => [figure]);

/** The same for the procedure's own page, which has room for the countries of a range that says nothing. */
export const pageFiguresOf = (
  offers: readonly ProcedureOfferView[],
  procedure: ProcedureRecord,
  context: ViewContext,
): FigureView[] => figuresWith(offers, procedure, context, (figure, own) => byCountry(figure, own, context));
