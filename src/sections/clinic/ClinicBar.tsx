import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { BottomBar } from '../../components/ui/BottomBar';
import { unseenUntilAsked } from '../../components/ui/queryResults/QueryResults';
import type { ClinicView } from '../../data/clinic';
import { inquiryId } from '../../routes/sectionIds';
import { space } from '../../theme';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/* As wide as the window: cancels the padding around it. */
const Bar = styled(BottomBar)`
  margin-inline: calc(-1 * ${space.gutter});

  & p { ${unseenUntilAsked} }

  /* Without scripts nothing can be chosen; the list above has the prices. */
  @media (scripting: none) {
    & p { display: none; }
  }
`;

/** On phones, below an open tab: the price of the chosen offer, and the link to the form. */
export function ClinicBar({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
  const { offer, isMissing } = useChosenOffer(view.offers);
  if (!offer) return null;
  const [value, label] = isMissing ? [t('notOffered.short'), view.name] : [text.price(offer.price), offer.name];
  return <Bar value={value} label={label} action={{ href: `#${inquiryId}`, label: t('moreInfo') }} />;
}
