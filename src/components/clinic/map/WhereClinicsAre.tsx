import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import type { OverviewMapView } from '../../../data/map';
import { destinationsId } from '../../../routes/sectionIds';
import { below, borderWidth, breakpoint, color, grid, inlineRow, row, space, typeset, underline } from '../../../theme';
import { pinsFrom } from '../../../theme/map';
import { PathLink } from '../../ui/link/PathLink';
import { OverviewMap } from './OverviewMap';

const PaperMap = styled(OverviewMap)`
  grid-area: map;
  margin-top: ${space[5]};
`;

const besideMap = css`
  /* As wide as pins need. */
  @media (hover: hover) and (width > ${breakpoint.footer}) {
    display: grid;
    grid-template:
      'title map' auto 'choice map' auto 'links map' 1fr / minmax(0, 5fr) minmax(min(${pinsFrom}, 66%), 7fr);
    gap: 0 ${space.fluid.xl};
    align-items: start;

    & > ${PaperMap} { margin-top: 0; }
  }

  /* Without hover the lists are beside the map. */
  @media screen and (hover: none) and (width > ${breakpoint.footer}) {
    & > ${PaperMap}[data-pins] {
      ${grid('minmax(0, 7fr) minmax(0, 5fr)', '0 xl', 'start')}

      & > nav { margin-top: 0; }
    }
  }
`;

const Part = styled.section<{ $mapAlone: boolean }>`
  & > h2 { ${typeset('h3/title')} }

  ${({ $mapAlone }) => !$mapAlone && besideMap}

  @media print { display: block; }
`;

/* Below the map and on paper the clinics are listed under their country's name. */
const besideMapOnly = `
  ${below('footer')} {
    display: none;
  }

  @media (hover: none) { display: none; }
`;

const Choice = styled.p`
  margin-top: ${space[3]};
  ${typeset('sm/lede', 'ink2')}

  ${besideMapOnly}
`;

/* As tall as the map beside it. */
const Links = styled.ul`
  ${grid('1fr', '0')}
  grid-auto-rows: 1fr;
  align-self: stretch;
  margin-top: ${space[4]};

  & > li {
    ${row('2', 'apart')}
    border-top: ${borderWidth.hairline} solid ${color.line};
  }

  & a {
    ${inlineRow('', 'target')}
    ${typeset('medium', 'oxblood')}
    text-underline-offset: ${underline.link};
  }

  & small { ${typeset('sm', 'ink2')} }

  ${besideMapOnly}
`;

interface WhereClinicsAreProps {
  map: OverviewMapView;
  /** Ids of the clinics that a list on the page shows; all of them where there is none. */
  shown?: ReadonlySet<string> | undefined;
  className?: string;
  /** In a column of its own: the map has the countries and their numbers. */
  mapAlone?: boolean;
}

/** Each clinic on the map, and the countries as links to theirs. */
export const WhereClinicsAre = memo(function WhereClinicsAre({
  map,
  shown,
  className,
  mapAlone = false,
}: WhereClinicsAreProps) {
  const { t } = useTranslation('map');
  const { t: common } = useTranslation('common');
  const choiceId = useId();
  return (
    <Part className={className} $mapAlone={mapAlone} aria-labelledby={destinationsId}>
      <h2 id={destinationsId}>{t('title')}</h2>
      <PaperMap map={map} shown={shown} alone={mapAlone} />
      {!mapAlone && (
        <>
          <Choice id={choiceId}>
            {t('choose')} {t('drawn')}
          </Choice>
          <Links aria-labelledby={choiceId}>
            {map.countries
              .filter(({ count }) => count > 0)
              .map(({ country, path, count }) => (
                <li key={country}>
                  <PathLink path={path}>{common(`countries.${country}`)}</PathLink>
                  <small>{common('clinicCount', { count })}</small>
                </li>
              ))}
          </Links>
        </>
      )}
    </Part>
  );
});
