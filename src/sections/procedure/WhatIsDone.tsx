import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EntryList } from '../../components/text/EntryList';
import { Prose } from '../../components/text/Prose';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { doneId } from '../../routes/sectionIds';
import { below, borderWidth, color, columns, fontSize, lineHeight, space, stackOnPaper } from '../../theme';

const Columns = styled.div`
  ${columns(3, '6 l')}
  align-items: start;
  margin-bottom: ${space[6]};

  & h3 {
    padding-bottom: ${space[2]};
    border-bottom: ${borderWidth.strong} solid ${color.ink};
    font-size: ${fontSize.h4};
  }

  ${below('tabs')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-bottom: 0;
  }

  ${stackOnPaper}
`;

const Text = styled(Prose)`
  margin-top: ${space[3]};
  font-size: ${fontSize.card};

  ${below('tabs')} {
    margin-bottom: ${space[3]};
    line-height: ${lineHeight.lede};

    & > p + p { margin-top: ${space[2]}; }
  }
`;

/** What is done, what is known of it and what is not, and which medicines to discuss before. */
export function WhatIsDone({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const [done, ...knowledge] = view.sections;
  const { medicines } = view;
  return (
    <Section $band id={doneId} aria-labelledby="done-title">
      <Container>
        <Columns>
          <div>
            <h2 id="done-title">{done?.title}</h2>
            {done && <Text html={done.html} />}
          </div>
          {knowledge.map(({ id, title, html, answer }) => (
            <Disclosure key={id} summary={title} answer={answer} openWide titled>
              <Text html={html} id={id} />
            </Disclosure>
          ))}
        </Columns>
        <Disclosure
          summary={t('medicines')}
          answer={t('medicinesAnswer', { first: medicines.answer, count: medicines.entries.length - 1 })}
        >
          <EntryList entries={medicines.entries} />
        </Disclosure>
      </Container>
    </Section>
  );
}
