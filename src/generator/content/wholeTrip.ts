import type { Departure } from '../../facts/departures';
import type { TripLine } from '../../facts/tripLines';
import type { ClinicFacts } from '../../schemas/clinic';

type Offer = Pick<ClinicFacts['offers'][number], 'price' | 'unit' | 'trips' | 'byRoad'>;
type Staying = ClinicFacts['staying'];

interface Amounts {
  readonly from: number;
  readonly to: number;
}

/** What all trips of an offer cost together, in whole units of `currency`. */
interface WholeTripSum {
  /** 0 is in the price. Without transfers and fare where people drive: nobody knows what their car costs. */
  readonly lines: readonly (Amounts & { readonly line: TripLine })[];
  readonly total: Amounts;
}

interface WholeTrip {
  readonly two: WholeTripSum;
  readonly one: WholeTripSum;
  readonly currency: string;
  readonly trips: number;
  /** Where the fare starts; missing where people drive. */
  readonly from?: Departure;
  /** The earlier of the days on which price and costs of the stay were verified, YYYY-MM-DD. */
  readonly verified: string;
}

const times = ({ from, to }: Amounts, factor: number): Amounts => ({ from: from * factor, to: to * factor });

const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });

/** Nights in lodging and at the clinic: the last day has none, and a companion sleeps in lodging all the time. */
const lodgingFor = (people: 1 | 2, { trips }: Offer, { lodging }: Staying): Amounts =>
  sumOf(
    trips.map(({ stayDays, nights, includedNights = 0 }) => {
      const cost = (days: number): number =>
        Math.max(0, days - 1 - nights - includedNights) * (people === 2 ? lodging.two : lodging.one) +
        (people === 2 ? nights * lodging.one : 0);
      return { from: cost(stayDays.from), to: cost(stayDays.to) };
    }),
  );

const sumFor = (people: 1 | 2, offer: Offer, staying: Staying, fare: number): WholeTripSum => {
  const { price, unit, trips, byRoad } = offer;
  const once = (amount: number): Amounts => times({ from: amount, to: amount }, trips.length);
  const lines = [
    { line: 'care', ...times({ from: price.from, to: price.to }, unit?.pieces ?? 1) },
    { line: 'lodging', ...lodgingFor(people, offer, staying) },
    { line: 'meals', ...times(sumOf(trips.map(({ stayDays }) => stayDays)), staying.meals * people) },
    ...(byRoad
      ? []
      : [
          { line: 'transfers', ...once(staying.transfers) } as const,
          { line: 'fare', ...once(fare * people) } as const,
        ]),
  ] as const;
  return { lines, total: sumOf(lines) };
};

/**
 * What all trips of an offer cost for two people and for one: care, lodging, meals, transfers and the return fare. The
 * lower end is the lowest price with the shortest stays, the higher end the highest price with the longest.
 */
export const wholeTrip = (offer: Offer, staying: Staying): WholeTrip => {
  const [fare] = staying.fares;
  const sum = (people: 1 | 2): WholeTripSum => sumFor(people, offer, staying, fare?.amount ?? 0);
  return {
    two: sum(2),
    one: sum(1),
    currency: offer.price.currency,
    trips: offer.trips.length,
    ...(!offer.byRoad && fare && { from: fare.from }),
    verified: [offer.price.verified, staying.verified].toSorted()[0] ?? staying.verified,
  };
};
