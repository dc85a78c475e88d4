import type { OfferView, WholeTripView } from '../../data/offer';
import { wholeTrip } from '../content/wholeTrip';
import type { ClinicRecord, ViewContext } from './context';
import { priceAge } from './freshness';

type Offer = ClinicRecord['facts']['offers'][number];

/** Undefined where price or costs of the stay were confirmed too long ago to be shown. */
const sumOf = ({ facts }: ClinicRecord, offer: Offer, { today }: ViewContext) => {
  const sum = wholeTrip(offer, facts.staying);
  return priceAge(sum.verified, today) === 'expired' ? undefined : sum;
};

/** A sum in words, which never breaks: half of it at the end of a line reads like a price. */
const unbroken = (range: string): string => range.replaceAll(' ', '\u00A0');

export const sumForTwo = (record: ClinicRecord, offer: Offer, context: ViewContext): OfferView['forTwo'] => {
  const sum = sumOf(record, offer, context);
  return sum && unbroken(context.format.moneyRange(sum.two.total.from, sum.two.total.to, sum.currency));
};

export const wholeTripView = (record: ClinicRecord, offer: Offer, context: ViewContext): WholeTripView | undefined => {
  const sum = sumOf(record, offer, context);
  if (!sum) return undefined;
  const { format } = context;
  const { lodging, meals, currency } = record.facts.staying;
  const range = ({ from, to }: { from: number; to: number }): string => format.moneyRange(from, to, sum.currency);
  return {
    lines: sum.two.lines.map((two, index) => {
      const one = sum.one.lines[index];
      return { line: two.line, ...(two.to > 0 && { two: range(two) }), ...(one?.to && { one: range(one) }) };
    }),
    forOne: unbroken(range(sum.one.total)),
    rates: {
      two: format.money(lodging.two, currency),
      one: format.money(lodging.one, currency),
      meals: format.money(meals, currency),
    },
    ...(sum.from && { from: sum.from }),
    ...(offer.unit && { pieces: offer.unit.pieces }),
    verified: format.day(sum.verified),
  };
};
