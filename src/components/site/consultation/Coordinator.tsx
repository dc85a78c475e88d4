import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { coordinator } from '../../../facts/coordinator';
import { color, fontSize, fontWeight, lineHeight, space } from '../../../theme';
import { Monogram } from '../../text/quote/Monogram';

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.small};
  color: ${color.ink2};
  overflow-wrap: anywhere;

  & > p {
    min-width: 0;
  }

  & b {
    display: block;
    font-weight: ${fontWeight.strong};
    color: ${color.ink};
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
