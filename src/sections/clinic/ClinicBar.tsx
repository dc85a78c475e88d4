import styled from 'styled-components';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { BottomBar } from '../../components/ui/BottomBar';
import type { ClinicView } from '../../data/clinic';
import { inquiryId } from '../../routes/sectionIds';
import { space } from '../../theme';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/* From edge to edge of the window, out of the sheet's padding. */
const Bar = styled(BottomBar)`
  margin-inline: calc(-1 * ${space.gutter});
`;

/** On phones, while a tab is read: the price of what the clinic names first, and the way to ask. */
export function ClinicBar({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
  const { offer } = useChosenOffer(view.offers);
  if (!offer) return null;
  return (
    <Bar value={text.price(offer.price)} label={offer.name} action={{ href: `#${inquiryId}`, label: t('moreInfo') }} />
  );
}
