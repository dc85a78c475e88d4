import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { PathLink } from '../../components/link/PathLink';
import { OverviewMap } from '../../components/map/OverviewMap';
import { type Country, countries } from '../../facts/countries';
import type { ContactView } from '../../views/pages';

const Part = styled.section`
  margin-top: 56px;

  & > h2 {
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.16;
  }
`;

const Frame = styled.div`
  margin-top: 20px;
  border-radius: ${({ theme }) => theme.radius.control};
  overflow: hidden;

  @media print {
    display: none;
  }
`;

const Caption = styled.p`
  margin-top: 12px;
  font-size: ${({ theme }) => theme.size.sm};
  line-height: 1.5;
  color: ${({ theme }) => theme.color.ink2};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.space.target};
    font-weight: ${({ theme }) => theme.weight.medium};
    color: ${({ theme }) => theme.color.oxblood};
    text-underline-offset: 4px;
  }
`;

/** The six countries on the map, and as links to their clinics. */
export function Destinations({ view }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const names = Object.fromEntries(countries.map((country) => [country, common(`countries.${country}`)])) as Record<
    Country,
    string
  >;
  return (
    <Part aria-labelledby="destinations">
      <h2 id="destinations">{t('map.title')}</h2>
      <Frame>
        <OverviewMap overview={view.map} names={names} label={t('map.label')} />
      </Frame>
      <Caption>{t('map.caption')}</Caption>
      <Links>
        {view.destinations.map(({ country, path }) => (
          <li key={country}>
            <PathLink path={path}>{names[country]}</PathLink>
          </li>
        ))}
      </Links>
    </Part>
  );
}
