import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SourcesAndReview } from '../../components/text/SourcesAndReview';
import { ButtonRouteLink } from '../../components/ui/button/Button';
import { Container } from '../../components/ui/section/Container';
import { Section } from '../../components/ui/section/Section';
import type { CareOptionView } from '../../data/careOption';
import { sourcesId } from '../../routes/sectionIds';
import type { CareOptionSection } from '../../schemas/careOption';
import { below, columns, space, stackOnPaper } from '../../theme';
import { CareOptionHead } from './CareOptionHead';
import { CareOptionText } from './CareOptionText';
import { ClinicsSection } from './ClinicsSection';
import { PartsNav } from './PartsNav';
import { ProcedureRows } from './ProcedureRows';
import { SafetyFirst } from './SafetyFirst';

const Columns = styled(Container)`
  ${columns(2, '8 xl', 'start')}

  ${below('stack')} { ${columns(1, '6')} }

  ${stackOnPaper}
`;

const Ask = styled(ButtonRouteLink)`
  margin-top: ${space[5]};

  ${below('code')} { width: 100%; }
`;

const Sources = styled(Container)`
  margin-top: ${space[8]};

  ${below('stack')} { margin-top: ${space[5]}; }
`;

/**
 * A care option (R2.10): its procedures, risks and what else helps, six sections, its clinics, sources. What is unproven
 * begins with what can kill and what is proven instead.
 */
export function CareOptionPage({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  const { t: medical } = useTranslation('medical');
  const isUnproven = view.procedures.length > 0 && view.procedures.every(({ evidence }) => evidence === 'unproven');
  const safety = <SafetyFirst view={view} isUnproven={isUnproven} />;
  const text = (...keys: CareOptionSection[]) =>
    view.sections
      .filter(({ key }) => keys.includes(key))
      .map((section) => <CareOptionText key={section.key} section={section} />);
  return (
    <>
      <CareOptionHead view={view} isUnproven={isUnproven} />
      <PartsNav view={view} isUnproven={isUnproven} />
      {isUnproven && safety}
      {view.procedures.length > 0 && <ProcedureRows procedures={view.procedures} band={isUnproven} />}
      {!isUnproven && safety}
      <Section>
        <Columns>{text('overview', 'addresses')}</Columns>
      </Section>
      <Section $band>
        <Container>{text('howItWorks')}</Container>
      </Section>
      <Section>
        <Container>{text('whatToExpect')}</Container>
      </Section>
      <ClinicsSection view={view} />
      <Section>
        <Columns>
          {text('whyUs')}
          <div>
            {text('callToAction')}
            <Ask to="contact" suffix={`?treatment=${view.key}`} $variant={isUnproven ? 'secondary' : 'primary'}>
              {t('action')}
            </Ask>
          </div>
        </Columns>
        <Sources as="section" id={sourcesId} aria-label={medical('sources.title')}>
          <SourcesAndReview sources={view.sources} review={view.review} />
        </Sources>
      </Section>
    </>
  );
}
