import { useTranslation } from 'gatsby-plugin-react-i18next';
import MapPin from 'lucide-react/icons/map-pin';
import type { Specialty } from '../../facts/specialties';
import { pictureSizes } from '../../theme/pictureSizes';
import type { ClinicCardView } from '../../views/clinic';
import { Icon } from '../icon/Icon';
import { PathLink } from '../link/PathLink';
import { CardText } from '../section/Section';
import { SpecialtyTags } from '../tags/SpecialtyTags';
import { Card, type ClinicCardVariant, Frame, Image, Meta, Name, Place } from './clinicCardStyle';

interface ClinicCardProps {
  clinic: ClinicCardView;
  /** `big` and `row` are for home; `default` for lists. */
  variant?: ClinicCardVariant;
  /** Level of the clinic's name in the page's outline. */
  heading?: 'h2' | 'h3';
  /** The specialty that the list is filtered by: its tag stands out, and the price is of it where the clinic brings it. */
  activeSpecialty?: Specialty | undefined;
  /** The picture is in sight at once. */
  first?: boolean;
}

/** A clinic in a list: place, name, summary, specialties, languages and lowest price (design, clinic card). */
export function ClinicCard({ clinic, variant = 'default', heading = 'h3', activeSpecialty, first }: ClinicCardProps) {
  const { t } = useTranslation('common');
  const sizes = variant === 'default' ? clinic.picture.sizes : pictureSizes.clinicCard[variant];
  const price = activeSpecialty && clinic.prices?.[clinic.specialties.indexOf(activeSpecialty)];
  return (
    <Card $variant={variant}>
      <Frame>
        <Image picture={clinic.picture} sizes={sizes} alt="" first={first} $variant={variant} />
      </Frame>
      <div>
        <Place>
          <Icon of={MapPin} />
          {clinic.city}, {t(`countries.${clinic.country}`)}
        </Place>
        <Name as={heading} $variant={variant}>
          <PathLink path={clinic.path}>{clinic.name}</PathLink>
        </Name>
        <CardText>{clinic.summary}</CardText>
        <SpecialtyTags specialties={clinic.specialties} active={activeSpecialty} />
        {variant !== 'row' && (
          <Meta>
            <span>{clinic.languages}</span>
            <span>
              {t(price || clinic.priceOf ? 'clinicCard.from' : 'clinicCard.treatmentsFrom')}{' '}
              <b>{price || clinic.priceFrom}</b>
            </span>
          </Meta>
        )}
      </div>
    </Card>
  );
}
