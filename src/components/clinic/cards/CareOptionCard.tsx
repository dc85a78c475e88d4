import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CareOptionCardView } from '../../../data/careOption';
import { color, fontSize, space, typeset } from '../../../theme';
import { pictureSizes } from '../../../theme/pictureSizes';
import { EvidenceMark } from '../../text/EvidenceMark';
import { PathLink } from '../../ui/link/PathLink';
import { wholeCardLink } from '../../ui/link/wholeCardLink';
import { CroppedPicture } from '../../ui/Picture';
import { Frame, hoverElevated } from './hoverElevation';

const Name = styled.h3`
  margin-top: ${space[3]};
  font-size: ${fontSize.name};
  hyphens: auto;
  ${wholeCardLink}
`;

const Count = styled.p`
  margin-top: ${space[1]};
  ${typeset('sm/small', 'ink2')}
`;

const Card = styled.article`
  position: relative;

  &:hover ${Name} { color: ${color.oxblood}; }
  &:hover ${Frame} { ${hoverElevated} }
`;

/** A care option as a tile: picture, name, how much of it there is, or that it is unproven; all of it is the link. */
export function CareOptionCard({ careOption }: { careOption: CareOptionCardView }) {
  const { t } = useTranslation('common');
  const { path, name, picture, procedures, clinics, unproven } = careOption;
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <Frame>
        <CroppedPicture $ratio="4 / 3" picture={picture} sizes={pictureSizes.careOptionCard} alt="" />
      </Frame>
      <Name id={nameId}>
        <PathLink path={path}>{name}</PathLink>
      </Name>
      {unproven ? (
        <EvidenceMark evidence="unproven" />
      ) : (
        <Count>{`${t('clinicRow.procedures', { count: procedures })}, ${t('clinicCount', { count: clinics })}`}</Count>
      )}
    </Card>
  );
}
