import { useTranslation } from 'react-i18next';
import type { FigureView, OfferView, PriceRange, PriceView, StayView } from '../../../data/offer';

/** What an offer says of its price and its days, in words: the same on every page. */
export const useOfferText = () => {
  const { t } = useTranslation('common');
  /** "10 to 12 days", "1 day" */
  const days = ({ from, to }: Pick<StayView, 'from' | 'to'>): string =>
    from === to ? t('offer.days', { count: to }) : t('offer.daysRange', { from, to });
  return {
    /** "$9,800 – $12,400"; without a price, that one has to ask. */
    price: (price: PriceRange | undefined): string => price?.range ?? t('offer.ask'),
    /** When the price was confirmed, and whether to ask again. */
    confirmed: (price: PriceView | undefined): string => {
      if (!price) return t('offer.expired');
      const { stale, verified } = price;
      return stale ? t('offer.stale', { month: stale }) : t('offer.confirmed', { date: verified });
    },
    /** What sets one of several figures apart: "With crown", "By plane". */
    figure: ({ way, scope }: FigureView, figures: readonly FigureView[]): string =>
      [scope, figures.some((other) => other.way !== way) && t(`offer.way.${way}`)].filter(Boolean).join(', '),
    /** "then 6 to 7 days, 3 to 6 months later"; empty for a single trip. */
    later: ({ later = [] }: Pick<OfferView, 'later'>): string =>
      later
        .map(({ from, to, after }) => t('offer.later', { days: days({ from, to }), from: after.from, to: after.to }))
        .join('; '),
    days,
    /** "no flight before day 12", "by road only" */
    flight: ({ flightDay }: StayView): string =>
      flightDay ? t('offer.noFlightBefore', { day: flightDay }) : t('offer.byRoad'),
  };
};

export type OfferText = ReturnType<typeof useOfferText>;
