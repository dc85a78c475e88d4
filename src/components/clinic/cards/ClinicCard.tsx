import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClinicCardView } from '../../../data/clinic';
import type { CareOptionKey } from '../../../facts/careOptionKeys';
import { withProcedure } from '../../../routes/procedureAddress';
import { pictureSizes } from '../../../theme/pictureSizes';
import { Icon } from '../../ui/Icon';
import { PathLink } from '../../ui/link/PathLink';
import { CardText } from '../../ui/section/Section';
import { CareOptionTags } from '../CareOptionTags';
import { CompareChoice } from '../compareChoice/CompareChoice';
import { useOfferText } from '../offer/useOfferText';
import { Card, Frame, Image, Meta, Name, Place, Words } from './clinicCardStyle';

interface ClinicCardProps {
  clinic: ClinicCardView;
  /** Level of the clinic's name in the page's outline. */
  heading?: 'h2' | 'h3';
  /** The specialty that the list is filtered by: its tag is highlighted. */
  activeCareOption?: CareOptionKey | undefined;
  /** The picture is in the first window. */
  first?: boolean;
  /** With a checkbox that chooses it to be compared. */
  choosable?: boolean;
  /** Id of the procedure that the visitor looks for: the link opens the page for it, and the comparison is about it. */
  procedure?: string | undefined;
}

/** A clinic in a list: place, name, price, summary and specialties. */
export function ClinicCard({
  clinic,
  heading = 'h3',
  activeCareOption,
  first,
  choosable = false,
  procedure,
}: ClinicCardProps) {
  const { t } = useTranslation('common');
  const { offer } = clinic;
  const nameId = useId();
  const text = useOfferText();
  return (
    <Card aria-labelledby={nameId}>
      <Frame>
        <Image picture={clinic.picture} sizes={pictureSizes.clinicCard} alt="" first={first} />
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
        <Meta key={offer.name}>
          <span>
            {offer.name}: <b>{text.price(offer.price)}</b>
            {offer.scope && <small>{offer.scope.label}</small>}
            {offer.price?.stale && <small>{text.confirmed(offer.price)}</small>}
          </span>
          <span>
            {text.trips(offer)}, {text.flight(offer.stay, offer.roadFrom)}
          </span>
          {procedure && offer.forTwo && <span>{text.forTwo(offer)}</span>}
          <span className="about">
            {clinic.languages}, {t('clinicCard.airport', { count: clinic.airport.minutes, code: clinic.airport.code })}
          </span>
        </Meta>
        <CardText>{clinic.summary}</CardText>
        <CareOptionTags specialties={clinic.specialties} active={activeCareOption} />
      </Words>
      {choosable && <CompareChoice clinic={clinic} procedure={procedure} />}
    </Card>
  );
}
