import Info from 'lucide-react/icons/info';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Evidence } from '../../schemas/procedure';
import { color, inlineRow, typeset } from '../../theme';
import { Icon } from '../ui/Icon';

const Mark = styled.span<{ $isProven: boolean }>`
  ${inlineRow('2')}
  ${typeset('strong card')}
  overflow-wrap: anywhere;
  color: ${({ $isProven }) => ($isProven ? color.onFoam : color.onErrorBg)};
`;

/** How well it is shown that a procedure helps. */
export function EvidenceMark({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('common');
  return (
    <Mark $isProven={evidence === 'established'}>
      <Icon of={evidence === 'established' ? ShieldCheck : Info} size="s" />
      {t(`evidence.${evidence}`)}
    </Mark>
  );
}
