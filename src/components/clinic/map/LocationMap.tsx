import styled from 'styled-components';
import type { LocationMapView, MapBox, MapCityView } from '../../../data/map';
import { color, font, fontWeight } from '../../../theme';
import { labelLevels } from '../../../theme/map';
import { MapFrame } from './MapFrame';

interface MapTagProps {
  box: MapBox;
  name: string;
  /** Warm for the clinic, soft for what is only context. */
  tone?: 'warm' | 'soft';
  /** Units of the viewBox. */
  fontSize: number;
}

function MapTag({ box, name, tone, fontSize }: MapTagProps) {
  return (
    <>
      <rect
        className={tone ? `tag ${tone}` : 'tag'}
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        rx="4"
      />
      <text x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2 + fontSize * 0.35} fontSize={fontSize}>
        {name}
      </text>
    </>
  );
}

const largerLabels = labelLevels
  .slice(1)
  .map(
    ({ maxWidth, scale }, index) => `
  @container (max-width: ${maxWidth}px) {
    [data-mark] { transform: scale(${scale}); }
    [data-level='${index}'] { display: none; }
  }`,
  )
  .join('');

/* In forced colors shapes keep their colors and text does not, so the labels' backgrounds have to follow the text. */
const CityMap = styled(MapFrame)`
  .dot {
    fill: ${color.paper};
    stroke: ${color.ink};
    stroke-width: 2.5;
  }

  .halo {
    fill: ${color.sunrise};
    opacity: 0.45;
  }

  .pin {
    fill: ${color.sunrise};
    stroke: ${color.ink};
    stroke-width: 2;
  }

  .eye,
  text {
    fill: ${color.ink};
  }

  .tag { fill: ${color.paper}; }
  .tag.warm { fill: ${color.sunrise}; }

  text {
    font-family: ${font.sans};
    font-weight: ${fontWeight.button};
  }

  .tag.soft + text { font-weight: ${fontWeight.text}; }

  ${largerLabels}

  @media (forced-colors: active) {
    .tag,
    .tag.warm {
      fill: Canvas;
      stroke: CanvasText;
    }

    text { fill: CanvasText; }
  }
`;

function City({ city }: { city: MapCityView }) {
  const { x, y, kind, name, label, level, minor } = city;
  const tone = kind === 'pin' ? 'warm' : minor ? 'soft' : undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-mark={kind}>
        {kind === 'pin' && (
          <>
            <circle className="halo" r="22" />
            <path className="pin" d="M0 0c-5-9-13-14-13-24a13 13 0 1 1 26 0c0 10-8 15-13 24Z" />
            <circle className="eye" cy="-24" r="5" />
          </>
        )}
        <g data-level={level}>
          {kind === 'dot' && <circle className="dot" r="5" />}
          <MapTag box={label} name={name} tone={tone} fontSize={17} />
        </g>
      </g>
    </g>
  );
}

export function LocationMap({ map, label }: { map: LocationMapView; label: string }) {
  return (
    <CityMap map={map} label={label}>
      {map.cities.map((city) => (
        <City key={city.name} city={city} />
      ))}
    </CityMap>
  );
}
