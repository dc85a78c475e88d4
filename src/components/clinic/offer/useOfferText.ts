import { useTranslation } from 'react-i18next';
import type { FigureView, LaterTripView, OfferView, PriceRange, PriceView, StayView } from '../../../data/offer';

/** Price and days of an offer in words, the same on every page. */
export const useOfferText = () => {
  const { t } = useTranslation('common');
  /** "10 to 12 days", "1 day" */
  const days = ({ from, to }: Pick<StayView, 'from' | 'to'>): string =>
    from === to ? t('offer.days', { count: to }) : t('offer.daysRange', { from, to });
  const laterTrip = ({
    from,
    to,
    after,
    flightDay,
  }: Partial<LaterTripView> & Pick<LaterTripView, 'from' | 'to' | 'after'>) =>
    [
      t('offer.later', {
        days: days({ from, to }),
        months: after.from === after.to ? after.to : t('offer.range', after),
      }),
      flightDay && t('offer.noFlightBefore', { day: flightDay }),
    ]
      .filter(Boolean)
      .join(', ');
  /** "then 6 to 7 days, 3 to 6 months later, no flight before day 5"; empty for a single trip. */
  const later = ({ later: trips = [] }: Pick<OfferView, 'later'> | Pick<FigureView, 'later'>): string =>
    trips.map(laterTrip).join('; ');
  return {
    /** "$9,800 – $12,400"; without a price, that one has to ask. */
    price: (price: PriceRange | undefined): string => price?.range ?? t('offer.ask'),
    /** When the price was confirmed, and whether to ask again. */
    confirmed: (price: PriceView | undefined): string => {
      if (!price) return t('offer.expired');
      const { stale, verified } = price;
      return stale ? t('offer.stale', { month: stale }) : t('offer.confirmed', { date: verified });
    },
    /** What sets one of several figures apart: "With crown", "By plane · Colombia", "By road (United States)". */
    figure: ({ way, scope, country, roadFrom }: FigureView, figures: readonly FigureView[]): string =>
      [
        scope,
        figures.some((other) => other.way !== way) && t(`offer.way.${way}`) + (roadFrom ? ` (${roadFrom})` : ''),
        country && t(`countries.${country}`),
      ]
        .filter(Boolean)
        .join(' · '),
    later,
    /** "9 to 10 days, then 6 to 7 days, 3 to 6 months later": every trip. */
    trips: ({ stay, later: further }: Pick<OfferView, 'stay' | 'later'>): string =>
      [days(stay), later({ later: further })].filter(Boolean).join(', '),
    days,
    /** "no flight before day 12", "by road only (United States)" */
    flight: ({ flightDay }: Pick<StayView, 'flightDay'>, roadFrom?: string): string => {
      if (flightDay) return t('offer.noFlightBefore', { day: flightDay });
      return roadFrom ? t('offer.byRoadFrom', { countries: roadFrom }) : t('offer.byRoad');
    },
    /** "Whole trip for two: $14,398 – $17,250"; undefined without a sum. */
    forTwo: ({ forTwo }: Pick<OfferView, 'forTwo'>): string | undefined => forTwo && t('offer.forTwo', { sum: forTwo }),
  };
};

export type OfferText = ReturnType<typeof useOfferText>;
