import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ownTextButton } from '../../components/ui/button/textButton';
import { Notice } from '../../components/ui/Notice';
import { wrapped } from '../../theme';
import type { Procedure } from './choose';

const List = styled.ul`
  ${wrapped('0 5')}

  & button {
    ${ownTextButton}
    text-align: left;
  }

  @media print { display: none; }
`;

interface NoPricesProps {
  /** The procedure in the address, which none of the clinics offers. */
  procedure: Procedure | undefined;
  common: readonly Procedure[];
  /** How many clinics there are. */
  count: number;
  onChoose: (procedure: string) => void;
}

/** Why no prices are shown, and the procedures for which these clinics can be compared. */
export function NoPrices({ procedure, common, count, onChoose }: NoPricesProps) {
  const { t } = useTranslation('compare');
  return (
    <Notice icon={CircleAlert}>
      <b>{procedure ? t('noPrices.nobody', { name: procedure.name }) : t('noPrices.title')}</b>{' '}
      <span>
        {t('noPrices.why')} {common.length > 0 ? t('noPrices.common', { count }) : t('noPrices.none')}
      </span>
      {common.length > 0 && (
        <List>
          {common.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                {name}
              </button>
            </li>
          ))}
        </List>
      )}
    </Notice>
  );
}
