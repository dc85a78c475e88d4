import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { BottomBar } from '../../components/ui/BottomBar';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import type { ClinicView } from '../../data/clinic';
import { inquiryId } from '../../routes/sectionIds';
import { space } from '../../theme';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/* From edge to edge of the window, out of the sheet's padding. */
const Bar = styled(BottomBar)`
  margin-inline: calc(-1 * ${space.gutter});

  & p {
    ${unseenUntilAsked}
  }

  /* Nothing is chosen then: prices stand in the list above. */
  @media (scripting: none) {
    & p {
      display: none;
    }
  }
`;

/** On phones, while a tab is read: the price of what is chosen, and the way to ask. */
export function ClinicBar({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
  const { offer, isMissing } = useChosenOffer(view.offers);
  if (!offer) return null;
  const [value, label] = isMissing ? [t('notOffered.short'), view.name] : [text.price(offer.price), offer.name];
  return <Bar value={value} label={label} action={{ href: `#${inquiryId}`, label: t('moreInfo') }} />;
}
