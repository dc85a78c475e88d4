import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { contentId } from '../../../routes/sectionIds';
import { borderWidth, space } from '../../../theme';
import { ButtonLink } from '../../ui/button/Button';

const Anchor = styled(ButtonLink)`
  position: absolute;
  z-index: 20;
  top: ${space[2]};
  left: ${space[2]};

  &:not(:focus) {
    clip-path: inset(50%);
    width: ${borderWidth.hairline};
    height: ${borderWidth.hairline};
    min-height: 0;
    padding: 0;
    overflow: hidden;
  }
`;

export function SkipLink() {
  const { t } = useTranslation('common');
  return <Anchor href={`#${contentId}`}>{t('skip')}</Anchor>;
}
