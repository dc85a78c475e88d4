import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HelpView } from '../../../data/source';
import { helpId } from '../../../routes/sectionIds';
import { row, space } from '../../../theme';
import { Disclosure } from '../../ui/Disclosure';
import { Icon } from '../../ui/Icon';
import { HelpCards } from './HelpCards';

const Summary = styled.span`
  ${row('3')}
`;

const Cards = styled.div`
  padding-block: ${space[4]};
`;

/** When to call for help, in one line that opens. A link to its fragment opens it. */
export function HelpDisclosure({ help }: { help: HelpView }) {
  const { t } = useTranslation('medical');
  return (
    <Disclosure
      summary={
        <Summary>
          <Icon of={Phone} size="s" />
          {t('help.open')}
        </Summary>
      }
    >
      <Cards id={helpId} tabIndex={-1}>
        <HelpCards help={help} />
      </Cards>
    </Disclosure>
  );
}
