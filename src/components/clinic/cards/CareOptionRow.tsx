import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CareOptionCardView } from '../../../data/careOption';
import { below, borderWidth, color, columnWidth, focus, icon, radius, shadow, space, typeset } from '../../../theme';
import { pictureSizes } from '../../../theme/pictureSizes';
import { EvidenceMark } from '../../text/EvidenceMark';
import { Icon } from '../../ui/Icon';
import { PathLink } from '../../ui/link/PathLink';
import { wholeCardLink } from '../../ui/link/wholeCardLink';
import { CroppedPicture } from '../../ui/Picture';
import { CardText } from '../../ui/section/Section';
import { hoverElevated, hoverElevation } from './hoverElevation';

const Name = styled.h2`
  ${typeset('h4/title')}
  --card-ring: ${focus.inside};
  ${wholeCardLink}
`;

const Line = styled.p`
  margin-top: ${space[1]};
  ${typeset('sm/small')}
`;

/* Number and places below each other, and on narrow windows on one line. */
const Where = styled.p`
  ${typeset('sm/field', 'ink2')}

  & > b {
    display: block;
    ${typeset('card', 'ink')}
  }

  & > span { display: none; }

  ${below('stack')} {
    grid-column: 2;
    margin-top: ${space[1]};

    & > b,
    & > span {
      display: inline;
      font-size: inherit;
    }
  }
`;

const Arrow = styled(Icon)`
  color: ${color.oxblood};

  ${below('stack')} { display: none; }
`;

const Image = styled(CroppedPicture)`
  ${hoverElevation}
  border-radius: ${radius.image};
  box-shadow: ${shadow.low};

  ${below('stack')} { aspect-ratio: 1; }
`;

const Frame = styled.div`
  @media print { display: none; }
`;

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns:
    minmax(${columnWidth.careOption}, 3.4fr) minmax(0, 5.6fr) minmax(0, 2fr)
    ${icon.l};
  gap: 0 ${space.fluid.m};
  align-items: center;
  padding-block: ${space[5]};
  border-top: ${borderWidth.hairline} solid ${color.line};

  &:hover ${Name} { color: ${color.oxblood}; }
  &:hover ${Image} { ${hoverElevated} }

  ${below('stack')} {
    grid-template-columns: ${columnWidth.picture.s} minmax(0, 1fr);
    gap: 0 ${space[4]};
    align-items: start;
    padding-block: ${space[3]};

    & ${CardText} { display: none; }
    & > :first-child { grid-row: 1 / 3; }
  }

  @media print {
    display: block;
    break-inside: avoid;
  }
`;

interface CareOptionRowProps {
  careOption: CareOptionCardView;
  first?: boolean;
  heading?: 'h2' | 'h3';
}

/**
 * A care option in its list: picture, name and summary, that it is unproven, its lowest price and of what, how many
 * clinics offer it and where; the whole row is the link.
 */
export function CareOptionRow({ careOption, first = false, heading = 'h2' }: CareOptionRowProps) {
  const { t } = useTranslation('common');
  const { path, name, summary, picture, clinics, countries, lowest, unproven } = careOption;
  const nameId = useId();
  return (
    <Row aria-labelledby={nameId}>
      <Frame>
        <Image $ratio="16 / 10" picture={picture} sizes={pictureSizes.careOptionRow} alt="" first={first} />
      </Frame>
      <div>
        <Name as={heading} id={nameId}>
          <PathLink path={path}>{name}</PathLink>
        </Name>
        <CardText>{summary}</CardText>
        {unproven && (
          <Line>
            <EvidenceMark evidence="unproven" />
          </Line>
        )}
        {lowest && (
          <Line>
            {lowest.procedure} {t('clinicCard.from')} <b>{lowest.price}</b>
          </Line>
        )}
      </div>
      <Where>
        <b>{t('clinicCount', { count: clinics })}</b>
        {countries.length > 0 && <span aria-hidden="true"> · </span>}
        {countries.map((country) => t(`countries.${country}`)).join(', ')}
      </Where>
      <Arrow of={ArrowRight} size="l" />
    </Row>
  );
}
