import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ClinicRowView } from '../../../data/clinic';
import {
  below,
  beside,
  borderWidth,
  breakpoint,
  color,
  columns,
  columnWidth,
  fontSize,
  radius,
  row,
  space,
  stackOnPaper,
  typeset,
} from '../../../theme';
import { pictureSizes } from '../../../theme/pictureSizes';
import { Icon } from '../../ui/Icon';
import { PathLink } from '../../ui/link/PathLink';
import { wholeCardLink } from '../../ui/link/wholeCardLink';
import { CroppedPicture } from '../../ui/Picture';

const Row = styled.li`
  position: relative;
  ${beside(columnWidth.picture.s, '0 4', 'start')}
  padding-block: ${space[3]};
  border-top: ${borderWidth.hairline} solid ${color.line};
  break-inside: avoid;

  & > img,
  & > picture {
    grid-row: 1 / span 4;
  }

  & > * { grid-column: 2; }
  & > :first-child { grid-column: 1; }

  & p {
    ${typeset('sm/field')}
    overflow-wrap: anywhere;
  }

  /* Beside a picture, large text would be cut off. */
  ${below('enlarged')} {
    grid-template-columns: minmax(0, 1fr);

    & > * { grid-column: 1; }
    & > :first-child { display: none; }
  }

  @media print { display: block; }
`;

const Image = styled(CroppedPicture)`
  border-radius: ${radius.image};

  @media print { display: none; }
`;

const Name = styled.h3`
  font-size: ${fontSize.stop};
  ${wholeCardLink}
`;

const Place = styled.p`
  ${typeset('medium', 'tealDark')}
`;

const Certificate = styled.p`
  ${row('2', 'baseline')}

  & > svg {
    align-self: center;
    color: ${color.tealDark};
  }
`;

const List = styled.ul`
  ${columns(2, '0 xl')}

  &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }

  @media not all and (max-width: ${breakpoint.tabs}) {
    &:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }

  ${below('stack')} { grid-template-columns: minmax(0, 1fr); }

  ${stackOnPaper}
`;

/** A clinic: where it is, how many procedures of the care option it offers, and its certificate for them. */
function ClinicRow({ clinic }: { clinic: ClinicRowView }) {
  const { t } = useTranslation('common');
  const { path, name, city, country, picture, careOption, procedures, certifiedUntil } = clinic;
  return (
    <Row>
      <Image $ratio="1" picture={picture} sizes={pictureSizes.clinicRow} alt="" />
      <Name>
        <PathLink path={path}>{name}</PathLink>
      </Name>
      <Place>{`${city}, ${t(`countries.${country}`)}`}</Place>
      <p>{`${t(`specialties.${careOption}`)}: ${t('clinicRow.procedures', { count: procedures })}`}</p>
      {certifiedUntil && (
        <Certificate>
          <Icon of={ShieldCheck} size="s" />
          {t('clinicRow.certified', { month: certifiedUntil })}
        </Certificate>
      )}
    </Row>
  );
}

export function ClinicRows({ clinics }: { clinics: readonly ClinicRowView[] }) {
  return (
    <List>
      {clinics.map((clinic) => (
        <ClinicRow key={clinic.id} clinic={clinic} />
      ))}
    </List>
  );
}
