import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HelpDisclosure } from '../../components/text/help/HelpDisclosure';
import { SourcesAndReview } from '../../components/text/SourcesAndReview';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ProcedureView } from '../../data/procedure';
import { afterId, sourcesId } from '../../routes/sectionIds';
import { below, columns, space, stackOnPaper } from '../../theme';
import { Questions, TakeAlong } from './Questions';

const Columns = styled.div`
  ${columns(2, '6 l')}
  align-items: start;
  margin-bottom: ${space[5]};

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }

  ${stackOnPaper}
`;

const Help = styled.section`
  & > h2 { margin-bottom: ${space[4]}; }
`;

const Sources = styled.section`
  margin-top: ${space[6]};

  ${below('stack')} { margin-top: 0; }
`;

/** When to call for help, what to take along, and what the page rests on. */
export function AfterAndSources({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const { t: medical } = useTranslation('medical');
  return (
    <Section>
      <Container>
        <Columns>
          <Help id={afterId} aria-labelledby="after-title">
            <h2 id="after-title">{t('after')}</h2>
            <HelpDisclosure help={view.help} />
          </Help>
          <TakeAlong view={view} />
        </Columns>
        <Questions questions={view.questions} />
        <Sources id={sourcesId} aria-labelledby="sources-title">
          <VisuallyHidden as="h2" id="sources-title">
            {medical('sources.title')}
          </VisuallyHidden>
          <SourcesAndReview sources={view.sources} review={view.review}>
            <p>{t('alsoCalled', { names: view.otherNames.join(', ') })}</p>
          </SourcesAndReview>
        </Sources>
      </Container>
    </Section>
  );
}
