import styled from 'styled-components';
import { type Country, countries } from '../../facts/countries';
import { narrowOverview } from '../../theme/map';
import type { MapView } from '../../views/map';
import type { Box } from './labelBox';
import { MapFrame } from './MapFrame';
import { MapTag } from './MapTag';
import { overviewLabels } from './overviewLabels';
import { type Coordinates, type Point, project } from './project';

interface OverviewMapProps {
  map: MapView;
  /** Country names in the page's language. */
  names: Readonly<Record<Country, string>>;
  /** Accessible name. */
  label: string;
}

/** On a phone the names are drawn larger, or they would shrink with the map below 12 CSS pixels. */
const Frame = styled(MapFrame)`
  @container (max-width: ${narrowOverview}) {
    [data-country] {
      transform: scale(1.4);
    }
  }
`;

const fontSize = 28;
const height = 46;

function tagBox(name: string, edge: 'left' | 'right' | 'center'): Box {
  const width = Math.round(name.length * fontSize * 0.56 + 26);
  const left = { left: 0, right: -width, center: -width / 2 }[edge];
  return { left, top: -height / 2, right: left + width, bottom: height / 2 };
}

/** The destinations, in colour and named. */
export function OverviewMap({ map, names, label }: OverviewMapProps) {
  const at = (coordinates: Coordinates): Point => project(map.projection, coordinates);
  return (
    <Frame map={map} label={label}>
      {countries.map((country) => {
        const { edge, leadsTo, ...place } = overviewLabels[country];
        const anchor = at(place);
        const end = leadsTo && at(leadsTo);
        return (
          <g key={country}>
            {end && <path className="lead" d={`M${end.x} ${end.y}V${anchor.y}`} />}
            <g transform={`translate(${anchor.x} ${anchor.y})`}>
              <g data-country={country}>
                <MapTag box={tagBox(names[country], edge)} name={names[country]} fontSize={fontSize} />
              </g>
            </g>
          </g>
        );
      })}
    </Frame>
  );
}
