import ArrowRight from 'lucide-react/icons/arrow-right';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import { helpId } from '../../routes/sectionIds';
import { borderWidth, color, row, size, space, typeset } from '../../theme';

const Line = styled(Container)`
  & > a {
    ${row('3')}
    min-height: ${size.control.menu};
    margin-top: ${space[3]};
    border-block: ${borderWidth.hairline} solid ${color.line};
    ${typeset('button card/name', 'oxblood')}
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & > a:hover { text-decoration: underline; }
  & > a > :last-child { margin-left: auto; }
  @media print { display: none; }
`;

/** For those who have had it: to the signs of danger, whose fold opens by its address. */
export function HelpLink() {
  const { t } = useTranslation('medical');
  return (
    <Line>
      <a href={`#${helpId}`}>
        <Icon of={Phone} size="s" />
        {t('help.open')}
        <Icon of={ArrowRight} size="s" />
      </a>
    </Line>
  );
}
