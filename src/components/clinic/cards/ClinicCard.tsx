import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClinicCardView } from '../../../data/clinic';
import { withProcedure } from '../../../routes/procedureAddress';
import { pictureSizes } from '../../../theme/pictureSizes';
import { EvidenceMark } from '../../text/EvidenceMark';
import { Icon } from '../../ui/Icon';
import { PathLink } from '../../ui/link/PathLink';
import { CroppedPicture } from '../../ui/Picture';
import { CardText } from '../../ui/section/Section';
import { CompareChoice } from '../compareChoice/CompareChoice';
import { useOfferText } from '../offer/useOfferText';
import { Card, Meta, Name, Place, Words } from './clinicCardStyle';
import { Frame } from './hoverElevation';

interface ClinicCardProps {
  clinic: ClinicCardView;
  /** Level of the clinic's name in the page's outline. */
  heading?: 'h2' | 'h3';
  /** The picture is in the first window. */
  first?: boolean;
  /** With a checkbox that chooses it to be compared. */
  choosable?: boolean;
  /** Id of the procedure that the visitor looks for: the link opens the page for it, and the comparison is about it. */
  procedure?: string | undefined;
  /** Opens all that it offers, where nothing is looked for. */
  fold?: ComponentType<{ clinic: ClinicCardView }>;
  /** With a price, also where nothing is looked for. */
  priced?: boolean;
  /** Beside a clinic's own page: name, place, and what one asks first. */
  brief?: boolean;
}

/** A clinic in a list: place, name, certificate, summary and specialties; its price of what is sought, or all behind a fold. */
export function ClinicCard({
  clinic,
  heading = 'h3',
  first,
  choosable = false,
  procedure,
  fold: Fold,
  priced = procedure !== undefined,
  brief = false,
}: ClinicCardProps) {
  const { t } = useTranslation('common');
  const { offer } = clinic;
  const nameId = useId();
  const text = useOfferText();
  const certificate = priced
    ? clinic.certificates.find(({ covers }) => covers.includes(offer.careOption))?.text
    : clinic.certified;
  return (
    <Card aria-labelledby={nameId}>
      <Frame>
        <CroppedPicture $ratio="4 / 3" picture={clinic.picture} sizes={pictureSizes.clinicCard} alt="" first={first} />
      </Frame>
      <Words>
        <Place>
          <Icon of={MapPin} />
          {`${clinic.city}, ${t(`countries.${clinic.country}`)}`}
        </Place>
        <Name id={nameId} as={heading}>
          <PathLink path={withProcedure(clinic.path, procedure)}>{clinic.name}</PathLink>
        </Name>
        {/* Anew with another offer: in a page that a browser has translated, React changes a price and not the text beside it. */}
        <Meta key={priced ? offer.name : ''}>
          {priced && (
            <>
              {offer.unproven && <EvidenceMark evidence="unproven" />}
              <span>
                {offer.name}: <b>{text.price(offer.price)}</b>
                {offer.scope && <small>{offer.scope.label}</small>}
                {offer.price?.stale && <small>{text.confirmed(offer.price)}</small>}
              </span>
              <span>
                {text.trips(offer)}, {text.flight(offer.stay, offer.roadFrom)}
              </span>
              {procedure && offer.forTwo && <span>{text.forTwo(offer)}</span>}
            </>
          )}
          {!(brief && priced) && <span className={priced ? 'about' : undefined}>{clinic.careOptions}</span>}
          {certificate && <span>{certificate}</span>}
          {!brief && (
            <span className="about">
              {clinic.languages},{' '}
              {t('clinicCard.airport', { count: clinic.airport.minutes, code: clinic.airport.code })}
            </span>
          )}
        </Meta>
        {!brief && <CardText>{clinic.summary}</CardText>}
      </Words>
      {Fold && !priced && <Fold clinic={clinic} />}
      {choosable && <CompareChoice clinic={clinic} procedure={procedure} />}
    </Card>
  );
}
