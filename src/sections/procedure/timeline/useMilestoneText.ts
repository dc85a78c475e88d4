import { useTranslation } from 'react-i18next';
import { useOfferText } from '../../../components/clinic/offer/useOfferText';
import type { StayView } from '../../../data/offer';
import type { Milestone } from './milestones';

const WEEK = 7;

export interface MilestoneText {
  readonly title: string;
  /** Missing where the title names the day. */
  readonly when?: string;
  /** How long a later trip is, for the list: the drawing says it on its land. */
  readonly days?: string;
  /** How long after the procedure a check is: what its title says besides its name. */
  readonly span?: string;
}

/** Names a number of days by weeks where it is whole ones. */
const useSpan = () => {
  const { t } = useTranslation('procedure');
  return (days: number): string =>
    days % WEEK === 0 ? t('path.weeks', { count: days / WEEK }) : t('path.daysCount', { count: days });
};

/** Words for a stop: its title and its day. */
export const useMilestoneText = (): ((milestone: Milestone, stay: StayView) => MilestoneText) => {
  const { t } = useTranslation('procedure');
  const span = useSpan();
  const offerText = useOfferText();
  return ({ kind, from = 1, to = 1, after = 0, number, trip }, stay) => {
    const day = t('path.day', { day: from });
    const days = t('path.dayRange', { from, to });
    switch (kind) {
      case 'records':
      case 'quote':
        return { title: t(`path.${kind}`), when: t(`path.${kind}When`) };
      case 'arrival':
      case 'operation':
      case 'home':
        return { title: t(`path.${kind}`), when: day };
      case 'nights':
        return { title: t('path.nights', { count: stay.nights }), when: days };
      case 'nearby':
        return { title: t('path.nearby'), when: days };
      case 'fly':
        return { title: t('path.fly'), when: t('path.fromDay', { day: from }) };
      case 'reserve':
        return { title: t('path.reserve'), when: from === to ? day : days };
      case 'again':
        if (!trip) return { title: '' };
        return {
          title: t('path.again', { number }),
          when: t('path.againWhen', trip.after),
          days: [offerText.days(trip), trip.flightDay && offerText.flight(trip)].filter(Boolean).join(', '),
        };
      case 'check':
        return { title: `${t('path.check')}: ${span(after)}`, span: span(after) };
    }
  };
};
