import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import Plane from 'lucide-react/icons/plane';
import { useEffect, useId, useRef } from 'react';
import { CompareChoice } from '../../components/clinic/compareChoice/CompareChoice';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { ButtonLink } from '../../components/ui/button/Button';
import { Select } from '../../components/ui/form/Control';
import { Icon } from '../../components/ui/Icon';
import type { ClinicView } from '../../data/clinic';
import { inquiryId } from '../../routes/sectionIds';
import { Amount, Box, Facts, Label, WithoutScripts, WithScripts } from './priceCardStyle';
import { useChosenOffer } from './useChosenOffer';
import { useClinicTranslation } from './useClinicTranslation';

/** Beside every tab: what the chosen offer costs, how long one is away, the first flight, and what to do next. */
export function PriceCard({ view }: { view: ClinicView }) {
  const { t } = useClinicTranslation();
  const text = useOfferText();
  const { offer, isAsked, choose } = useChosenOffer(view.offers);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before the page was hydrated, which happens once
  useEffect(() => {
    const early = select.current?.value;
    if (early && early !== offer?.key && !isAsked) choose(early);
  }, []);

  if (!offer) return null;
  const { name, price, stay, procedure } = offer;
  return (
    <Box>
      <Label htmlFor={id}>{t('price.of')}</Label>
      <WithScripts>
        <Select
          ref={select}
          id={id}
          autoComplete="off"
          value={offer.key}
          onChange={(event) => choose(event.target.value)}
        >
          {view.offers.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name}
            </option>
          ))}
        </Select>
      </WithScripts>
      <WithoutScripts>{name}</WithoutScripts>
      <div role="status">
        <Amount>{text.price(price)}</Amount>
        {offer.scope && <p>{offer.scope.label}</p>}
        <Facts>
          <li>
            <Icon of={BadgeCheck} size="m" />
            {text.confirmed(price)}
          </li>
          <li>
            <Icon of={Clock} size="m" />
            {[t('price.away', { days: text.days(stay) }), text.later(offer)].filter(Boolean).join(', ')}
          </li>
          <li>
            <Icon of={Plane} size="m" />
            {stay.flightDay ? t('price.noFlightBefore', { day: stay.flightDay }) : t('price.byRoad')}
          </li>
        </Facts>
      </div>
      <ButtonLink href={`#${inquiryId}`}>{t('moreInfo')}</ButtonLink>
      <CompareChoice clinic={view} procedure={procedure} on="clinic" />
    </Box>
  );
}
