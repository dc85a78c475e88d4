import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { CompareChoice } from '../../../components/clinic/compareChoice/CompareChoice';
import { useOfferText } from '../../../components/clinic/offer/useOfferText';
import { WholeTrip } from '../../../components/clinic/offer/WholeTrip';
import { Disclosure } from '../../../components/ui/Disclosure';
import { Icon } from '../../../components/ui/Icon';
import { PathLink } from '../../../components/ui/link/PathLink';
import type { OfferRowView } from '../../../data/offer';
import { withProcedure } from '../../../routes/procedureAddress';
import { pictureSizes } from '../../../theme/pictureSizes';
import { Chooser, Photo, Price, Proof, Row, Sum, Who } from './offerRowStyle';

interface OfferRowProps {
  offer: OfferRowView;
  /** The first offer of its clinic: certificate and choice stand there alone. */
  first: boolean;
}

/** What a clinic asks and how long it takes; what the whole trip costs opens below it, with what is in the price. */
export function OfferRow({ offer, first }: OfferRowProps) {
  const { t } = useTranslation('procedure');
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  const { clinic, price, certificate, forTwo, name, includes, procedure } = offer;
  return (
    <Row>
      <Photo $ratio="10 / 7" picture={offer.picture} sizes={pictureSizes.offerRow} alt="" />
      <Who>
        <h4>
          <PathLink path={withProcedure(clinic.path, procedure)}>{clinic.name}</PathLink>
        </h4>
        <p>{`${clinic.city}, ${common(`countries.${clinic.country}`)}`}</p>
      </Who>
      <Price>
        <b>{text.price(price)}</b>
        <span>{text.trips(offer)}</span>
        {(!price || price.stale) && <span className="aged">{text.confirmed(price)}</span>}
      </Price>
      {first && certificate && (
        <Proof>
          <Icon of={ShieldCheck} />
          {certificate.text}
        </Proof>
      )}
      <Sum>
        <Disclosure summary={forTwo ? t('where.forTwo', { sum: forTwo }) : t('where.includes')}>
          <WholeTrip offer={offer} />
          <dl>
            <dt>{t('where.includes')}</dt>
            <dd>
              {name}: {includes}
            </dd>
          </dl>
        </Disclosure>
      </Sum>
      {first && (
        <Chooser>
          <CompareChoice clinic={clinic} procedure={procedure} />
        </Chooser>
      )}
    </Row>
  );
}
