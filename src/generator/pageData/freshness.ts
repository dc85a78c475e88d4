import { freshness } from '../../facts/limits';
import { monthsBetween } from '../isoDay';

/** `old`: to be asked for again. `expired`: no longer shown. */
type PriceAge = 'fresh' | 'old' | 'expired';

/** How pages show a price, by the day on which it was confirmed. */
export const priceAge = (verified: string, today: string): PriceAge => {
  const months = monthsBetween(verified, today);
  if (months >= freshness.priceMonths.expired) return 'expired';
  return months >= freshness.priceMonths.old ? 'old' : 'fresh';
};
