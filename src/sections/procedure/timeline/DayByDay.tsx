import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclosure } from '../../../components/ui/Disclosure';
import type { StayView } from '../../../data/offer';
import {
  borderWidth,
  color,
  columnWidth,
  fontSize,
  fontWeight,
  lineHeight,
  maxWidth,
  pairsOnPaper,
  space,
} from '../../../theme';
import { type DayKind, dayKind, type Milestone } from './milestones';
import type { MilestoneText } from './useMilestoneText';

const Steps = styled.ul`
  max-width: ${maxWidth.prose};
  padding-block: ${space[3]};

  & > li {
    padding-block: ${space[1]};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.lede};
  }

  & b {
    font-weight: ${fontWeight.strong};
  }
`;

const Days = styled.ol`
  max-width: ${maxWidth.prose};

  & > li {
    display: grid;
    grid-template-columns: ${columnWidth.day} minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[1]};
    border-bottom: ${borderWidth.hairline} solid ${color.line};
    font-size: ${fontSize.card};
    line-height: ${lineHeight.lede};
    break-inside: avoid;
  }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }

  @media print {
    max-width: none;

    & > li > b {
      display: inline-block;
      width: ${columnWidth.day};
    }
  }

  ${pairsOnPaper}
`;

const dayWords = {
  arrival: 'path.arrival',
  operation: 'path.operation',
  night: 'path.nightHere',
  nearby: 'path.stayNearby',
  fly: 'path.fly',
  home: 'path.home',
  maybe: 'path.maybeDay',
} as const satisfies Record<DayKind, string>;

interface DayByDayProps {
  stay: StayView;
  milestones: readonly (Milestone & { readonly words: MilestoneText })[];
}

/** What happens at each stop and on each single day of a stay, to be looked up. */
export function DayByDay({ stay, milestones }: DayByDayProps) {
  const { t } = useTranslation('procedure');
  return (
    <Disclosure summary={t('path.dayByDay')}>
      <Steps>
        {milestones.map(({ kind, from, words: { title, when, text } }) => (
          <li key={`${kind}${from}`}>
            <b>{title}.</b> {when}. {text}
          </li>
        ))}
      </Steps>
      <Days>
        {Array.from({ length: stay.to }, (_, index) => index + 1).map((day) => (
          <li key={day}>
            <b>{t('path.day', { day })}</b>
            {t(dayWords[dayKind(stay, day)])}
          </li>
        ))}
      </Days>
    </Disclosure>
  );
}
