import Luggage from 'lucide-react/icons/luggage';
import { useOfferText } from '../../components/clinic/offer/useOfferText';
import { EvidenceMark } from '../../components/text/EvidenceMark';
import { Icon } from '../../components/ui/Icon';
import { PathLink } from '../../components/ui/link/PathLink';
import type { ClinicOfferView } from '../../data/clinic';
import { Amount, Confirmed, Facts, Name, Sum } from './priceCardStyle';
import { useClinicTranslation } from './useClinicTranslation';

/** Price, scope, that it is unproven, days, flight and whole trip of one offer. */
export function OfferFacts({ offer }: { offer: ClinicOfferView }) {
  const { t, tabHref } = useClinicTranslation();
  const text = useOfferText();
  const { name, price, scope, stay, later, roadFrom, forTwo, insteadPath } = offer;
  const facts = [
    [t('price.away'), text.days(stay), text.later({ later })],
    [t('price.nights'), stay.nights > 0 ? t('price.nightsCount', { count: stay.nights }) : t('price.noNight')],
    stay.flightDay
      ? [t('price.flight'), t('price.flightDay', { day: stay.flightDay })]
      : [t('price.road'), roadFrom ?? ''],
  ];
  return (
    <>
      <Name>{name}</Name>
      <Amount>
        <span>
          {text.price(price)} {scope && <small>{scope.label}</small>}
        </span>
        {insteadPath && (
          <PathLink path={insteadPath}>
            <EvidenceMark evidence="unproven" />
          </PathLink>
        )}
      </Amount>
      <Confirmed $old={!price || price.stale !== undefined}>{text.confirmed(price)}</Confirmed>
      <Facts>
        {facts.map(([label, value, more]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </Facts>
      {forTwo && (
        <Sum>
          <Icon of={Luggage} size="m" />
          <a href={tabHref('prices')}>{text.forTwo(offer)}</a>
        </Sum>
      )}
    </>
  );
}
