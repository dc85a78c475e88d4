import ArrowRight from 'lucide-react/icons/arrow-right';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import type { ProcedureView } from '../../data/procedure';
import { below, space, stackOnPaper } from '../../theme';
import { DisclosureCard, ListCard } from './listCard';

const Boxes = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space.fluid.s};
  align-items: start;
  margin-top: ${space[6]};

  ${below('filter')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    margin-top: ${space[3]};
  }

  ${stackOnPaper}
`;

/** Who should not have it, and the alternatives: before anything that persuades. */
export function Cautions({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  return (
    <Boxes>
      <ListCard>
        <h3>{t('notFor')}</h3>
        <ul>
          {view.notFor.map((html) => (
            <li key={html}>
              <Icon of={Minus} size="s" />
              <RichText html={html} />
            </li>
          ))}
        </ul>
      </ListCard>
      <DisclosureCard>
        <Disclosure summary={t('alternatives')} openWide titled>
          <ul>
            {view.alternatives.map(({ name, html }) => (
              <li key={name}>
                <Icon of={ArrowRight} size="s" />
                <span>
                  <b>{name}.</b> <RichText html={html} />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </DisclosureCard>
    </Boxes>
  );
}
