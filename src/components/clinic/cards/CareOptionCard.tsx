import { useId } from 'react';
import styled from 'styled-components';
import type { CareOptionCardView } from '../../../data/careOption';
import { below, borderWidth, color, columnWidth, fontSize, lineHeight, radius, shadow, space } from '../../../theme';
import { pictureSizes } from '../../../theme/pictureSizes';
import { PathLink } from '../../ui/link/PathLink';
import { wholeCardLink } from '../../ui/link/wholeCardLink';
import { Picture } from '../../ui/Picture';
import { CardText } from '../../ui/section/Section';
import { hoverElevated, hoverElevation } from './hoverElevation';

const Frame = styled.div`
  ${hoverElevation}
  overflow: hidden;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};

  @media print {
    display: none;
  }
`;

const Image = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;

  ${below('form')} {
    aspect-ratio: 1;
  }
`;

const Name = styled.h3`
  margin-top: ${space[6]};
  ${wholeCardLink}

  ${below('form')} {
    margin-top: 0;
  }
`;

const Card = styled.article`
  position: relative;

  &:hover ${Name} {
    color: ${color.oxblood};
  }

  &:hover ${Frame} {
    ${hoverElevated}
  }

  ${below('form')} {
    display: grid;
    grid-template-columns: ${columnWidth.picture.l} minmax(0, 1fr);
    gap: 0 ${space[4]};
    align-items: start;
    padding-block: ${space[4]};
    border-top: ${borderWidth.hairline} solid ${color.line};

    & ${CardText} {
      margin-top: ${space[1]};
      font-size: ${fontSize.sm};
      line-height: ${lineHeight.small};
    }
  }

  ${below('tiny')} {
    grid-template-columns: ${columnWidth.picture.s} minmax(0, 1fr);
    gap: 0 ${space[3]};
  }

  /* Beside a picture, large text would break each word. */
  ${below('enlarged')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

/** A care option: picture, name, two lines; the whole card is the link. On phones a row with a square picture. */
export function CareOptionCard({ careOption }: { careOption: CareOptionCardView }) {
  const { path, name, summary, picture } = careOption;
  const nameId = useId();
  return (
    <Card aria-labelledby={nameId}>
      <Frame>
        <Image picture={picture} sizes={pictureSizes.careOptionCard} alt="" />
      </Frame>
      <div>
        <Name id={nameId}>
          <PathLink path={path}>{name}</PathLink>
        </Name>
        <CardText>{summary}</CardText>
      </div>
    </Card>
  );
}
