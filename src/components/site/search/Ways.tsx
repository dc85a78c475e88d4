import Car from 'lucide-react/icons/car';
import Info from 'lucide-react/icons/info';
import Plane from 'lucide-react/icons/plane';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProcedureRowView, WayFigure } from '../../../data/search';
import { color, fontSize, fontWeight, wrapped } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Way = styled.span<{ $unproven: boolean }>`
  ${wrapped('0 2', 'center')}
  font-size: ${fontSize.sm};
  color: ${({ $unproven }) => ($unproven ? color.onErrorBg : color.ink2)};

  & > svg { color: ${({ $unproven }) => ($unproven ? color.error : color.tealDark)}; }

  & b {
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
    color: ${({ $unproven }) => ($unproven ? color.onErrorBg : color.ink)};
  }
`;

interface WaysProps {
  figures: readonly WayFigure[];
  unproven: ProcedureRowView['unproven'] | undefined;
}

/** Price and days of a procedure, a line for those who come by plane and one for those who come by road. */
export function Ways({ figures, unproven }: WaysProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  return figures.map(({ way, scope, price, days }) => (
    <Way key={`${way} ${scope}`} $unproven={unproven === true}>
      <Icon of={unproven ? Info : way === 'road' ? Car : Plane} />
      {unproven && <b>{t('unproven')}</b>}
      <VisuallyHidden>{t(way)}</VisuallyHidden>
      {price && !price.range && <span>{t('from')}</span>}
      {price && <b>{price.range ?? price.from}</b>}
      <span>
        {days.from === days.to ? common('offer.days', { count: days.from }) : common('offer.daysRange', { ...days })}
        {scope && `, ${scope}`}
      </span>
    </Way>
  ));
}
