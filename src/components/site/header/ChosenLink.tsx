import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { comparisonQuery } from '../../../routes/comparisonAddress';
import { borderWidth, color, radius, row, size, typeset } from '../../../theme';
import { useChosenClinics } from '../../clinic/compareChoice/useChosenClinics';
import { RouteLink } from '../../ui/link/RouteLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Way = styled(RouteLink)`
  ${row('2', 'target')}
  ${typeset('nav card')}
  text-decoration: none;
  white-space: nowrap;

  &:hover { color: ${color.oxblood}; }
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: ${size.count};
  min-height: ${size.count};
  border-radius: ${radius.image};
  background: ${color.oxblood};
  font-family: inherit;
  ${typeset('strong xs', 'onPrimary')}

  @media (forced-colors: active) { outline: ${borderWidth.hairline} solid; }
`;

/** The way to the comparison of what is chosen, with how many. */
export function ChosenLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { procedure, clinics } = useChosenClinics();
  return (
    <Way
      to="compare"
      suffix={comparisonQuery(
        procedure,
        clinics.map(({ id }) => id),
      )}
      className={className}
      data-compare=""
    >
      {t('routes.compare')}
      <Count aria-hidden="true">{clinics.length}</Count>
      <VisuallyHidden>{` ${t('clinicCount', { count: clinics.length })}`}</VisuallyHidden>
    </Way>
  );
}
