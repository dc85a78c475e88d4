import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { hoverElevated, hoverElevation } from '../../components/clinic/cards/hoverElevation';
import { PathLink } from '../../components/ui/link/PathLink';
import { Picture } from '../../components/ui/Picture';
import type { HomeView } from '../../data/pages';
import { below, color, columnWidth, fontSize, fontWeight, lineHeight, radius, shadow, size, space } from '../../theme';
import { pictureSizes } from '../../theme/pictureSizes';

const List = styled.ul`
  display: grid;
  break-inside: avoid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[4]};
  margin-top: ${space.fluid.xxl};

  & > :nth-child(even) {
    margin-top: ${space[7]};
    margin-bottom: calc(-1 * ${space[7]});
  }

  ${below('stack')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space[6]};

    & > :nth-child(n) {
      margin-block: 0;
    }

    & > :nth-child(3n + 2) {
      margin-top: ${space[5]};
      margin-bottom: calc(-1 * ${space[5]});
    }
  }

  /* One column when a name would not fit. */
  ${below('form')} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${columnWidth.destination}, 50% - ${space[2]})), 1fr));
    gap: ${space[6]} ${space[3]};
    margin-top: ${space[10]};

    & > :nth-child(n) {
      margin-block: 0;
    }
  }

  @media print {
    & > :nth-child(n) {
      margin-block: 0;
    }
  }
`;

const Tile = styled(PathLink)`
  display: block;
  min-height: ${size.target};
  font-weight: ${fontWeight.button};
  line-height: ${lineHeight.name};
  text-decoration: none;

  &:hover > span {
    color: ${color.oxblood};
  }

  &:hover img {
    ${hoverElevated}
  }
`;

const View = styled(Picture)`
  ${hoverElevation}
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  margin-bottom: ${space[3]};
  border-radius: ${radius.image};
  object-fit: cover;
  object-position: 72% 50%;
  box-shadow: ${shadow.low};

  ${below('form')} {
    aspect-ratio: 5 / 4;
    margin-bottom: ${space[2]};
  }

  @media print {
    display: none;
  }
`;

const Count = styled.small`
  display: block;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.text};
  color: ${color.ink2};
`;

/** The offered countries; each leads to its clinics. */
export function Destinations({ destinations }: Pick<HomeView, 'destinations'>) {
  const { t } = useTranslation('common');
  return (
    <List>
      {destinations.map(({ country, count, path, picture }) => (
        <li key={country}>
          <Tile path={path}>
            <View picture={picture} sizes={pictureSizes.destination} alt="" />
            <span>
              {t(`countries.${country}`)}
              <Count>{t('clinicCount', { count })}</Count>
            </span>
          </Tile>
        </li>
      ))}
    </List>
  );
}
