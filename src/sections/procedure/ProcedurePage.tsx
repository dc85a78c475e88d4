import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CompareBar } from '../../components/clinic/compareChoice/CompareBar';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { Disclaimer } from '../../components/site/Disclaimer';
import { HelpDisclosure } from '../../components/text/help/HelpDisclosure';
import { SourcesAndReview } from '../../components/text/SourcesAndReview';
import { BottomBar } from '../../components/ui/BottomBar';
import { Container } from '../../components/ui/section/Container';
import { Lede, Section } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { inquiryId, sourcesId } from '../../routes/sectionIds';
import { below, fontSize, space } from '../../theme';
import { Cautions } from './Cautions';
import { ClinicsSection } from './ClinicsSection';
import { InquirySection } from './InquirySection';
import { JumpStrip } from './JumpStrip';
import { KeyFigures } from './KeyFigures';
import { ProcedureHead } from './ProcedureHead';
import { Prices } from './prices/Prices';
import { Questions } from './Questions';
import { Risks } from './Risks';
import { Timeline } from './timeline/Timeline';
import { WhatIsDone } from './WhatIsDone';

/*
 * One element around the whole page: a browser's reader view keeps the element with most of the text, and would leave
 * out help and warnings beside it. On phones sections have less space around them.
 */
const Parts = styled.div`
  ${below('phone')} {
    & > nav ~ section {
      padding-block: ${space[6]};
    }

    & > nav ~ * ${Lede} {
      margin-top: ${space[2]};
      font-size: ${fontSize.card};
    }
  }
`;

const Help = styled(Container)`
  margin-top: ${space.fluid.l};

  ${below('phone')} {
    margin-top: ${space[3]};
  }
`;

const SourcesTitle = styled.h2`
  margin-bottom: ${space[6]};

  ${below('phone')} {
    margin-bottom: ${space[3]};
  }
`;

const Closing = styled(Disclaimer)`
  margin-top: ${space[8]};

  ${below('phone')} {
    margin-top: ${space[4]};
  }
`;

interface ProcedurePageProps {
  view: ProcedureView;
  /** The inquiry form, about this procedure. */
  form: ReactNode;
  /** The clinics side by side. */
  comparison: ReactNode;
}

/** A procedure: the facts first, help before everything that persuades, the form last. */
export function ProcedurePage({ view, form, comparison }: ProcedurePageProps) {
  const { t } = useTranslation('procedure');
  const { t: medical } = useTranslation('medical');
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  const [lead] = view.figures;
  return (
    <>
      <Parts>
        <ProcedureHead view={view} />
        <KeyFigures view={view} />
        <Help>
          <HydrationBoundary>
            <HelpDisclosure help={view.help} />
          </HydrationBoundary>
        </Help>
        <HydrationBoundary>
          <Cautions view={view} />
        </HydrationBoundary>
        <JumpStrip />
        <HydrationBoundary>
          <WhatIsDone view={view} />
          <Timeline view={view} />
        </HydrationBoundary>
        <HydrationBoundary>
          <Prices view={view} />
        </HydrationBoundary>
        <HydrationBoundary>
          <ClinicsSection view={view} comparison={comparison} />
        </HydrationBoundary>
        <HydrationBoundary>
          <Risks view={view} />
          <Questions view={view} />
        </HydrationBoundary>
        <Section id={sourcesId} aria-labelledby="sources-title">
          <Container>
            <SourcesTitle id="sources-title">{medical('sources.title')}</SourcesTitle>
            <HydrationBoundary>
              <SourcesAndReview sources={view.sources} review={view.review} />
            </HydrationBoundary>
            <Closing>
              {common('disclaimer.care')} {view.sample && t('sample')}
            </Closing>
          </Container>
        </Section>
        <InquirySection form={form} />
      </Parts>
      <BottomBar
        value={text.price(lead?.price)}
        label={[view.name, lead && text.figure(lead, view.figures)].filter(Boolean).join(', ')}
        action={{ href: `#${inquiryId}`, label: t('moreInfo') }}
      />
      <CompareBar />
    </>
  );
}
