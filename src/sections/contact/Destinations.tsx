import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useId } from 'react';
import styled from 'styled-components';
import { PathLink } from '../../components/link/PathLink';
import { OverviewMap } from '../../components/map/OverviewMap';
import { type Country, countries } from '../../facts/countries';
import { destinationsId } from '../../routes/sectionIds';
import { breakpoint, color, extent, leading, radius, size, space, underline, weight } from '../../theme';
import type { ContactView } from '../../views/pages';

const Part = styled.section`
  margin-top: ${space[14]};

  /* Words beside the map, in the columns of the page. */
  @media not all and (max-width: ${breakpoint.footer}) {
    display: grid;
    grid-template: 'title map' auto 'choice map' auto 'links map' 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: 0 ${space.fluid.xl};
    align-items: start;

    & > ul {
      flex-direction: column;
    }
  }

  & > h2 {
    font-size: ${size.h3};
    line-height: ${leading.title};
  }

  @media print {
    display: block;
    break-inside: avoid;
  }
`;

const Frame = styled.div`
  grid-area: map;
  margin-top: ${space[5]};
  border-radius: ${radius.control};
  overflow: hidden;

  @media print {
    display: none;
  }
`;

const Caption = styled.p`
  margin-top: ${space[3]};
  font-size: ${size.sm};
  line-height: ${leading.lede};
  color: ${color.ink2};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${extent.target};
    font-weight: ${weight.medium};
    color: ${color.oxblood};
    text-underline-offset: ${underline.link};
  }
`;

/** The six countries on the map, and as links to their clinics. */
export function Destinations({ view, className }: { view: ContactView; className?: string }) {
  const { t } = useTranslation('contact');
  const choiceId = useId();
  const { t: common } = useTranslation('common');
  const names = Object.fromEntries(countries.map((country) => [country, common(`countries.${country}`)])) as Record<
    Country,
    string
  >;
  return (
    <Part className={className} aria-labelledby={destinationsId}>
      <h2 id={destinationsId}>{t('map.title')}</h2>
      <Frame>
        <OverviewMap map={view.map} names={names} label={t('map.label')} />
      </Frame>
      <Caption id={choiceId}>{t('map.choose')}</Caption>
      <Links aria-labelledby={choiceId}>
        {view.destinations.map(({ country, path }) => (
          <li key={country}>
            <PathLink path={path}>{names[country]}</PathLink>
          </li>
        ))}
      </Links>
    </Part>
  );
}
