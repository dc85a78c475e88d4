import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CompareBar } from '../../components/clinic/compareChoice/CompareBar';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { BottomBar } from '../../components/ui/BottomBar';
import { Lede } from '../../components/ui/section/Section';
import type { ProcedureView } from '../../data/procedure';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { inquiryId } from '../../routes/sectionIds';
import { below, fontSize, minHeight, size, space, typeset } from '../../theme';
import { AfterAndSources } from './AfterAndSources';
import { Cautions } from './Cautions';
import { HelpLink } from './HelpLink';
import { InquirySection } from './InquirySection';
import { JumpStrip } from './JumpStrip';
import { KeyFigures } from './KeyFigures';
import { Offers } from './offers/Offers';
import { ProcedureHead } from './ProcedureHead';
import { Risks } from './Risks';
import { Timeline } from './timeline/Timeline';
import { WhatIsDone } from './WhatIsDone';

/*
 * One element around all that informs: a browser's reader view keeps the element with most of the text, and would leave
 * out help and warnings beside it. The bars end with it, before the form that they lead to.
 */
const Parts = styled.div`
  & > section { padding-block: ${space.fluid.s}; }

  /* A remark on how to read what follows. */
  & > section ${Lede} {
    max-width: none;
    margin-top: ${space[2]};
    ${typeset('card/small')}
  }

  ${below('phone')} {
    & > section { padding-block: ${space[5]}; }
    & > section h2 { font-size: ${fontSize.panel}; }
  }
`;

/* Without room of its own: it goes under the form's band when that comes. Whoever focuses it sees it. */
const Bar = styled(BottomBar)`
  margin-bottom: calc(-1 * ${size.bar});

  &:focus-within { z-index: 10; }

  /* Where it does not stick it needs its room. */
  html:has([data-language-offer]) & { margin-bottom: 0; }
  @media not all and (min-height: ${minHeight.cover}) { margin-bottom: 0; }
`;

interface ProcedurePageProps {
  view: ProcedureView;
  /** The inquiry form, about this procedure. */
  form: ReactNode;
}

/**
 * A procedure: what it is and costs, then what is done, its risks, who should not have it, and the form last. Where
 * nothing is proven, who must not have it comes before prices, and no bar asks.
 */
export function ProcedurePage({ view, form }: ProcedurePageProps) {
  const { t } = useTranslation('procedure');
  const text = useOfferText();
  const [lead] = view.figures;
  const isUnproven = view.evidence === 'unproven';
  return (
    <>
      <Parts>
        <ProcedureHead view={view} />
        <KeyFigures view={view} />
        <HelpLink />
        <JumpStrip />
        {isUnproven && (
          <HydrationBoundary>
            <Cautions view={view} />
          </HydrationBoundary>
        )}
        <HydrationBoundary>
          <Offers view={view} />
        </HydrationBoundary>
        <HydrationBoundary>
          <WhatIsDone view={view} />
          <Timeline view={view} />
        </HydrationBoundary>
        <HydrationBoundary>
          <Risks view={view} />
          {!isUnproven && <Cautions view={view} />}
        </HydrationBoundary>
        <HydrationBoundary>
          <AfterAndSources view={view} />
        </HydrationBoundary>
        {!isUnproven && (
          <Bar
            value={text.price(lead?.price)}
            label={[view.name, lead && text.figure(lead, view.figures)].filter(Boolean).join(' · ')}
            action={{ href: `#${inquiryId}`, label: t('moreInfo') }}
          />
        )}
        <CompareBar />
      </Parts>
      <InquirySection form={form} isUnproven={isUnproven} />
    </>
  );
}
