import { useTranslation } from 'react-i18next';
import type { StayView } from '../../../data/offer';
import type { Milestone } from './milestones';

const WEEK = 7;

export interface MilestoneText {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

/** Names a number of days by weeks where it is whole ones. */
const useSpan = () => {
  const { t } = useTranslation('procedure');
  return (days: number): string =>
    days % WEEK === 0 ? t('path.weeks', { count: days / WEEK }) : t('path.daysCount', { count: days });
};

/** Words for a stop: its title, its day, and one sentence. */
export const useMilestoneText = (flightDays: number): ((milestone: Milestone, stay: StayView) => MilestoneText) => {
  const { t } = useTranslation('procedure');
  const span = useSpan();
  return ({ kind, from = 1, to = 1, after = 0 }, stay) => {
    const day = t('path.day', { day: from });
    const days = t('path.dayRange', { from, to });
    switch (kind) {
      case 'records':
      case 'quote':
        return { title: t(`path.${kind}`), when: t(`path.${kind}When`), text: t(`path.${kind}Text`) };
      case 'arrival':
      case 'operation':
      case 'home':
        return { title: t(`path.${kind}`), when: day, text: t(`path.${kind}Text`) };
      case 'nights':
        return { title: t('path.nights', { count: stay.nights }), when: days, text: t('path.nightsText') };
      case 'nearby':
        return { title: t('path.nearby'), when: days, text: t('path.nearbyText') };
      case 'fly':
        return {
          title: t('path.fly'),
          when: t('path.fromDay', { day: from }),
          text: t('path.flyText', { count: flightDays }),
        };
      case 'reserve':
        return {
          title: t('path.reserve'),
          when: from === to ? day : days,
          text: t('path.reserveText', { from: stay.from, to: stay.to }),
        };
      case 'check':
        return {
          title: `${t('path.check')}: ${span(after)}`,
          when: t('path.checkWhen', { day: after }),
          text: t('path.checkText'),
        };
    }
  };
};
