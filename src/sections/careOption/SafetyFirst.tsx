import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Alternatives } from '../../components/text/Alternatives';
import { EntryList } from '../../components/text/EntryList';
import { HelpDisclosure } from '../../components/text/help/HelpDisclosure';
import { WarningBox } from '../../components/text/WarningBox';
import { Disclosure } from '../../components/ui/Disclosure';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { insteadId } from '../../routes/sectionIds';
import { below, columns, space, stackOnPaper, typeset } from '../../theme';

const Parts = styled(Container)`
  ${columns(2, '8 l', 'start')}

  & h2 {
    margin-bottom: ${space[2]};
    ${typeset('h3/title')}
  }

  & > details { grid-column: 1 / -1; }

  ${below('stack')} { ${columns(1, '5')} }

  ${stackOnPaper}
`;

/* A row of its own, with a list on each side. */
const twoLists = css`
  ${columns(2, '0 l', 'start')}
  grid-column: 1 / -1;

  & > h2 { grid-column: 1 / -1; }
  ${below('stack')} { display: block; }
`;

const Entries = styled.section<{ $alone: boolean }>`
  ${({ $alone }) => $alone && twoLists}
`;

interface RisksProps {
  id: string;
  title: string;
  risks: readonly string[];
  /** Nothing stands beside it. */
  alone?: boolean;
  children?: ReactNode;
}

function Risks({ id, title, risks, alone = false, children }: RisksProps) {
  return (
    <Entries aria-labelledby={id} $alone={alone}>
      <h2 id={id}>{title}</h2>
      <EntryList entries={risks} columns={false} />
      {children}
    </Entries>
  );
}

/** Of those whom no clinic accepts; the others are a fold on narrow windows. */
const OPEN = 3;

interface SafetyFirstProps {
  view: CareOptionView;
  /** Its risks are in red: no illness that it is for is shown to get better. */
  isUnproven: boolean;
}

/** Risks, always open; when to call for help, in one line that opens; what else helps. Before any button that asks. */
export function SafetyFirst({ view, isUnproven }: SafetyFirstProps) {
  const { t } = useTranslation('medical');
  const { danger, notFor, help, alternatives } = view;
  return (
    <Section $band={!isUnproven}>
      <Parts>
        {danger.length > 0 &&
          (isUnproven ? (
            <WarningBox title={t('danger')} risks={danger} />
          ) : (
            <Risks id="danger-title" title={t('risks')} risks={danger} />
          ))}
        <section id={insteadId} aria-labelledby="alternatives-title">
          <h2 id="alternatives-title">{t(isUnproven ? 'instead' : 'alternatives')}</h2>
          <Alternatives alternatives={alternatives} isUnproven={isUnproven} />
        </section>
        {notFor.length > 0 && (
          <Risks
            id="not-for-title"
            title={t('notFor')}
            risks={notFor.slice(0, OPEN)}
            alone={danger.length > 0 && notFor.length > OPEN}
          >
            {notFor.length > OPEN && (
              <Disclosure summary={t('notForMore', { count: notFor.length - OPEN })} openWide>
                <EntryList entries={notFor.slice(OPEN)} columns={false} />
              </Disclosure>
            )}
          </Risks>
        )}
        <HelpDisclosure help={help} />
      </Parts>
    </Section>
  );
}
