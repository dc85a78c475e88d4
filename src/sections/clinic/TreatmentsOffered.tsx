import { useId } from 'react';
import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { PathLink } from '../../components/ui/link/PathLink';
import { StandaloneLink } from '../../components/ui/link/StandaloneLink';
import { onOtherTab } from '../../components/ui/tabs/tabShown';
import type { ClinicView } from '../../data/clinic';
import { borderWidth, color, fontWeight, lineHeight, space, typeset, underline, wrapped } from '../../theme';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/** Offers shown here, besides the one in the address; the Treatment tab has all. */
const shown = 4;

const Box = styled.section`
  & > h2 { ${typeset('h4/title')} }

  ${onOtherTab}

  /* All tabs follow one another on paper. */
  @media print { display: none; }
`;

const Treatments = styled.ul`
  margin-top: ${space[4]};

  & > li {
    padding-block: ${space[2]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.field};
  }

  & > [data-chosen] {
    margin-inline: calc(-1 * ${space[2]});
    padding-inline: ${space[2]};
    background: ${color.foam};
  }

  & a {
    display: block;
    padding-block: ${space.half};
    font-weight: ${fontWeight.strong};
    text-decoration-color: ${color.lineStrong};
    text-decoration-thickness: ${borderWidth.hairline};
    text-underline-offset: ${underline.link};
  }

  & > li > span {
    ${wrapped('0 2', 'center')}
    ${typeset('card', 'ink2')}
  }
`;

/** What the clinic offers at which price, with its Profile: all of it is in the next tab. */
export function TreatmentsOffered({ view }: { view: ClinicView }) {
  const { t, tabHref } = useClinicTranslation();
  const text = useOfferText();
  const title = useId();
  const { offer: chosen, isAsked } = useChosenOffer(view.offers);
  const offers = view.offers.filter((offer, index) => index < shown || (isAsked && offer === chosen));
  return (
    <Box aria-labelledby={title}>
      <h2 id={title}>{t('profile.treatments')}</h2>
      <Treatments>
        {offers.map((offer) => (
          <li key={offer.key} data-chosen={isAsked && offer === chosen ? '' : undefined}>
            <PathLink path={offer.procedurePath}>{offer.name}</PathLink>
            <span>
              {offer.unproven && <EvidenceMark evidence="unproven" />} {text.price(offer.price)}, {text.trips(offer)}
            </span>
          </li>
        ))}
      </Treatments>
      <StandaloneLink href={tabHref('treatment')}>{t('viewMore')}</StandaloneLink>
    </Box>
  );
}
