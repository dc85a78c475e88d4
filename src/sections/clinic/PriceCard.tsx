import { useEffect, useId, useRef, useState } from 'react';
import { CompareChoice } from '../../components/clinic/compareChoice/CompareChoice';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { ButtonLink } from '../../components/ui/button/Button';
import { Select } from '../../components/ui/form/Control';
import { useShownResults } from '../../components/ui/queryResults/QueryResults';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { ClinicView } from '../../data/clinic';
import { inquiryId } from '../../routes/sectionIds';
import { NotOffered } from './NotOffered';
import { OfferFacts } from './OfferFacts';
import { Box, Choice, Each, Label, Room } from './priceCardStyle';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/**
 * The chosen offer in the page's head: price, days away, first flight, whole trip, next step. The other offers are rendered but
 * hidden, so that the card keeps its height; without scripts all are listed.
 */
export function PriceCard({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
  const { offer, query, isAsked, isMissing, choose } = useChosenOffer(view.offers);
  const select = useRef<HTMLSelectElement>(null);
  const [said, say] = useState('');
  const id = useId();
  useShownResults(query, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before the page was hydrated, which happens once
  useEffect(() => {
    const early = select.current?.value;
    if (early && early !== offer?.key && !isAsked) choose(early);
  }, []);

  const onChoose = (key: string): void => {
    choose(key);
    const chosen = view.offers.find((each) => each.key === key);
    if (chosen) say(`${chosen.name}: ${text.price(chosen.price)}, ${text.days(chosen.stay)}`);
  };

  if (!offer) return null;
  return (
    <Box>
      <Choice>
        <Label htmlFor={id}>{t('price.of')}</Label>
        <Select
          ref={select}
          id={id}
          autoComplete="off"
          value={isMissing ? '' : offer.key}
          onChange={(event) => onChoose(event.target.value)}
        >
          {isMissing && <option value="">{t('price.choose')}</option>}
          {view.offers.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <Room>
          {view.offers.map((each) => (
            <Each key={each.key} data-shown={(each === offer && !isMissing) || undefined}>
              <OfferFacts offer={each} />
            </Each>
          ))}
          {isMissing && (
            <Each data-shown>
              <NotOffered view={view} />
            </Each>
          )}
        </Room>
      </Choice>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ButtonLink href={`#${inquiryId}`}>{t('moreInfo')}</ButtonLink>
      <CompareChoice clinic={view} procedure={isMissing ? undefined : offer.procedure} thisClinic />
    </Box>
  );
}
