import { useTranslation } from 'react-i18next';
import type { PriceRange, PriceView, StayView } from '../../views/offer';

/** What an offer says of its price and its days, in words: the same on every page. */
export const useOfferText = () => {
  const { t } = useTranslation('common');
  return {
    /** "$9,800 – $12,400"; without a price, that one has to ask. */
    price: (price: PriceRange | undefined): string => price?.range ?? t('offer.ask'),
    /** When the price was confirmed, and whether to ask again. */
    confirmed: (price: PriceView | undefined): string => {
      if (!price) return t('offer.expired');
      const { stale, verified } = price;
      return stale ? t('offer.stale', { month: stale }) : t('offer.confirmed', { date: verified });
    },
    /** "10 to 12 days", "1 day" */
    days: ({ from, to }: Pick<StayView, 'from' | 'to'>): string =>
      from === to ? t('offer.days', { count: to }) : t('offer.daysRange', { from, to }),
    /** "no flight before day 12", "by road only" */
    flight: ({ flightDay }: StayView): string =>
      flightDay ? t('offer.noFlightBefore', { day: flightDay }) : t('offer.byRoad'),
  };
};

export type OfferText = ReturnType<typeof useOfferText>;
