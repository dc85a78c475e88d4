import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/link/PathLink';
import { Picture } from '../../components/picture/Picture';
import { below } from '../../theme';
import type { HomeView } from '../../views/pages';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: clamp(10px, 1.2vw, 18px);
  margin-top: clamp(56px, 6vw, 96px);

  & > :nth-child(even) {
    margin-top: 28px;
    margin-bottom: -28px;
  }

  ${below('stack')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 24px;

    & > :nth-child(n) {
      margin-block: 0;
    }

    & > :nth-child(3n + 2) {
      margin-top: 18px;
      margin-bottom: -18px;
    }
  }

  /* A compact list: six tall tiles would be a screen and a half of a phone. */
  ${below('form')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px 16px;
    margin-top: 36px;

    & > :nth-child(n) {
      margin-block: 0;
    }
  }
`;

const Tile = styled(PathLink)`
  display: block;
  min-height: ${({ theme }) => theme.space.target};
  font-weight: ${({ theme }) => theme.weight.button};
  line-height: 1.25;
  text-decoration: none;

  &:hover > span {
    color: ${({ theme }) => theme.color.oxblood};
  }

  ${below('form')} {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 0 12px;
    align-items: center;
    font-size: ${({ theme }) => theme.size.card};
  }
`;

const View = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  margin-bottom: 12px;
  border-radius: ${({ theme }) => theme.radius.image};
  object-fit: cover;
  object-position: 72% 50%;
  box-shadow: ${({ theme }) => theme.shadow.low};

  ${below('form')} {
    aspect-ratio: 1;
    margin-bottom: 0;
  }

  @media print {
    display: none;
  }
`;

const Count = styled.small`
  display: block;
  font-size: ${({ theme }) => theme.size.sm};
  font-weight: ${({ theme }) => theme.weight.text};
  color: ${({ theme }) => theme.color.ink2};
`;

/** The six countries; each leads to its clinics. */
export function Destinations({ destinations }: Pick<HomeView, 'destinations'>) {
  const { t } = useTranslation('common');
  return (
    <List>
      {destinations.map(({ country, count, path, picture }) => (
        <li key={country}>
          <Tile path={path}>
            <View picture={picture} alt="" />
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
