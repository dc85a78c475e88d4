import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alternatives } from '../../components/text/Alternatives';
import { EntryList } from '../../components/text/EntryList';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { insteadId, notForId } from '../../routes/sectionIds';
import { below, borderWidth, color, columns, fontSize, space, stackOnPaper } from '../../theme';

const Columns = styled(Container)`
  ${columns(2, '6 l')}
  align-items: start;

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }

  ${stackOnPaper}
`;

const Warned = styled.div<{ $grave: boolean }>`
  ${({ $grave }) =>
    $grave && `padding: ${space[4]}; border: ${borderWidth.strong} solid ${color.error}; background: ${color.errorBg};`}
`;

const Instead = styled.section`
  & > h3 {
    margin-bottom: ${space[2]};
    font-size: ${fontSize.h4};
  }
`;

/** Who should not have it, never folded, and what else helps. */
export function Cautions({ view }: { view: ProcedureView }) {
  const { t } = useTranslation('procedure');
  const isUnproven = view.evidence === 'unproven';
  return (
    <Section $band={!isUnproven} id={notForId} aria-labelledby="not-for-title">
      <Columns>
        <Warned $grave={isUnproven}>
          <h2 id="not-for-title">{t('notFor')}</h2>
          <EntryList entries={view.notFor} columns={false} />
        </Warned>
        <Instead id={insteadId}>
          <h3>{t(isUnproven ? 'instead' : 'alternatives')}</h3>
          <Alternatives alternatives={view.alternatives} isUnproven={isUnproven} />
        </Instead>
      </Columns>
    </Section>
  );
}
