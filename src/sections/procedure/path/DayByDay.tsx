import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Fold } from '../../../components/fold/Fold';
import { color, column, leading, measure, pairsOnPaper, size, space, stroke, weight } from '../../../theme';
import type { StayView } from '../../../views/offer';
import { type DayKind, dayKind, type Stop } from './stops';
import type { StopWords } from './usePathWords';

const Steps = styled.ul`
  max-width: ${measure.prose};
  padding-block: ${space[3]};

  & > li {
    padding-block: ${space[1]};
    font-size: ${size.card};
    line-height: ${leading.lede};
  }

  & b {
    font-weight: ${weight.strong};
  }
`;

const Days = styled.ol`
  max-width: ${measure.prose};

  & > li {
    display: grid;
    grid-template-columns: ${column.day} minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[1]};
    border-bottom: ${stroke.hairline} solid ${color.line};
    font-size: ${size.card};
    line-height: ${leading.lede};
    break-inside: avoid;
  }

  & b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }

  @media print {
    max-width: none;

    & > li > b {
      display: inline-block;
      width: ${column.day};
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
  stops: readonly (Stop & { readonly words: StopWords })[];
}

/** What happens at each stop and on each single day of a stay, to be looked up. */
export function DayByDay({ stay, stops }: DayByDayProps) {
  const { t } = useTranslation('procedure');
  return (
    <Fold summary={t('path.dayByDay')}>
      <Steps>
        {stops.map(({ kind, from, words: { title, when, text } }) => (
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
    </Fold>
  );
}
