import type { TFunction } from 'i18next';
import type { Column } from './comparisonRows';

/** True for clinics of which that is said, unless it is said of all of them. */
const apart = (columns: readonly Column[], has: (column: Column) => boolean): ((column: Column) => boolean) =>
  columns.every(has) ? () => false : has;

/**
 * What sets each clinic apart, in a few sentences and without a verdict: how long one is away, what it has and another has
 * not, and what one has to ask about.
 */
export const inShort = (t: TFunction<'compare'>, columns: readonly Column[]): readonly string[] => {
  const oneTrip = apart(columns, ({ offer }) => offer !== undefined && !offer.later);
  const inside = apart(columns, ({ clinic }) => clinic.safety.intensiveCare.minutes === 0);
  const pays = apart(columns, ({ clinic }) => clinic.safety.complication.paidBy === 'clinic');
  return columns.map((column) => {
    const { clinic, offer } = column;
    if (!offer) return t('short.notOffered');
    const { stay, later = [], scope, price } = offer;
    const count = later.reduce((sum, { from }) => sum + from, stay.from);
    return [
      later.length > 0 ? t('short.trips', { trips: later.length + 1, count }) : t('short.days', { count }),
      ...(scope?.missing ? [t('short.without', { missing: scope.missing })] : []),
      ...(oneTrip(column) ? [t('short.oneTrip')] : []),
      ...(inside(column) ? [t('short.inside')] : []),
      ...(pays(column) ? [t('short.pays', { count: clinic.safety.complication.days })] : []),
      ...(price?.stale ? [t('short.stale', { month: price.stale })] : []),
    ].join(' ');
  });
};
