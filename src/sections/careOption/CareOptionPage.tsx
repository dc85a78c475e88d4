import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclaimer } from '../../components/site/Disclaimer';
import { SourcesAndReview } from '../../components/text/SourcesAndReview';
import { TextWithToc } from '../../components/text/TextWithToc';
import { Container } from '../../components/ui/section/Container';
import type { CareOptionView } from '../../data/careOption';
import { sourcesId } from '../../routes/sectionIds';
import { fontSize, space } from '../../theme';
import { CallToAction } from './CallToAction';
import { CareOptionHead } from './CareOptionHead';
import { CareOptionText } from './CareOptionText';
import { ClinicsSection } from './ClinicsSection';
import { ProcedureRows } from './ProcedureRows';
import { SafetyFirst } from './SafetyFirst';

const Sources = styled.section`
  margin-bottom: ${space[8]};

  & > h2 {
    margin-bottom: ${space[5]};
    font-size: ${fontSize.h3};
  }
`;

const Closing = styled(Disclaimer)`
  margin-bottom: ${space.section};

  @media print {
    margin-bottom: 0;
  }
`;

/**
 * A care option (R2.10): its procedures, risks and what else helps, six sections, its clinics, sources. What is unproven
 * begins with what can kill and what is proven instead.
 */
export function CareOptionPage({ view }: { view: CareOptionView }) {
  const { t } = useTranslation('careOption');
  const { t: common } = useTranslation('common');
  const { t: medical } = useTranslation('medical');
  const call = view.sections.find(({ key }) => key === 'callToAction');
  const isUnproven = view.procedures.length > 0 && view.procedures.every(({ evidence }) => evidence === 'unproven');
  const safety = <SafetyFirst view={view} isUnproven={isUnproven} />;
  return (
    <>
      <CareOptionHead view={view} isUnproven={isUnproven} />
      {isUnproven && safety}
      {view.procedures.length > 0 && <ProcedureRows procedures={view.procedures} />}
      {!isUnproven && safety}
      <Container>
        <TextWithToc contents={view.sections}>
          {view.sections
            .filter((section) => section !== call)
            .map((section) => (
              <CareOptionText key={section.key} section={section} />
            ))}
        </TextWithToc>
      </Container>
      <ClinicsSection view={view} />
      <Container>
        {call && <CallToAction section={call} treatment={view.key} picture={view.callPicture} />}
        <Sources id={sourcesId} aria-labelledby="sources-title">
          <h2 id="sources-title">{medical('sources.title')}</h2>
          <SourcesAndReview sources={view.sources} review={view.review} />
        </Sources>
        <Closing>
          {common('disclaimer.care')} {view.sample && t('sample')}
        </Closing>
      </Container>
    </>
  );
}
