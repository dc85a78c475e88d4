import Pill from 'lucide-react/icons/pill';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Prose } from '../../components/text/Prose';
import { RichText } from '../../components/text/RichText';
import { Disclosure } from '../../components/ui/Disclosure';
import { Icon } from '../../components/ui/Icon';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { doneId } from '../../routes/sectionIds';
import { below, borderWidth, color, fontSize, space, stackOnPaper } from '../../theme';
import { DisclosureCard } from './listCard';
import { NextDisclosure } from './NextDisclosure';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space[10]} ${space.fluid.xl};
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  ${stackOnPaper}
`;

const Text = styled(Prose)`
  margin-top: ${space[5]};

  ${below('phone')} {
    margin-top: ${space[3]};
  }
`;

const Knowledge = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space.fluid.l};
  padding-block: ${space[2]};

  & h3 {
    padding-bottom: ${space[3]};
    border-bottom: ${borderWidth.strong} solid ${color.ink};
    font-size: ${fontSize.h4};
  }

  ${below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${stackOnPaper}
`;

/** What is done, what is known of it and what is not, and which medicines to discuss before. */
export function WhatIsDone({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const [done, ...knowledge] = view.sections;
  return (
    <Section id={doneId} aria-labelledby="done-title">
      <Container>
        <Columns>
          <div>
            <h2 id="done-title">{done?.title}</h2>
            {done && <Text html={done.html} />}
          </div>
          <DisclosureCard>
            <Disclosure summary={t('medicines')} openWide titled>
              <ul>
                {view.medicines.map((html) => (
                  <li key={html}>
                    <Icon of={Pill} size="s" />
                    <RichText html={html} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </DisclosureCard>
        </Columns>
        <NextDisclosure summary={knowledge.map(({ title }) => title).join('. ')} openWide>
          <Knowledge>
            {knowledge.map(({ id, title, html }) => (
              <div key={id} id={id}>
                <h3>{title}</h3>
                <Text html={html} />
              </div>
            ))}
          </Knowledge>
        </NextDisclosure>
      </Container>
    </Section>
  );
}
