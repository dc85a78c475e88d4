import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { coordinator } from '../../../facts/coordinator';
import { row, typeset } from '../../../theme';
import { Monogram } from '../../text/quote/Monogram';

const Row = styled.div`
  ${row('4')}
  ${typeset('sm/small', 'ink2')}
  overflow-wrap: anywhere;

  & > p { min-width: 0; }

  & b {
    display: block;
    ${typeset('strong', 'ink')}
  }
`;

export function Coordinator({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { name, monogram, opens, closes, place, sample } = coordinator;
  return (
    <Row className={className}>
      <Monogram letters={monogram} tint="lagoon" />
      <p>
        <b>{t('consultation.coordinator', { name })}</b>
        {t('consultation.hours', { opens, closes, place })} {sample && t('consultation.sample')}
      </p>
    </Row>
  );
}
