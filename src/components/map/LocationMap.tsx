import type { Language } from '../../facts/locales';
import { origin } from '../../facts/outlines/project';
import type { CountryMapView } from '../../views/map';
import { labelBox } from './labelBox';
import { MapFrame } from './MapFrame';
import { MapTag } from './MapTag';
import { type PlacedCity, placeCities } from './placeCities';

interface LocationMapProps {
  /** Of the clinic's country. */
  map: CountryMapView;
  /** The clinic's city, in the page's language. */
  city: string;
  latitude: number;
  longitude: number;
  language: Language;
  /** Accessible name. */
  label: string;
}

function City({ city }: { city: PlacedCity }) {
  const { x, y, kind, name, side, level, minor } = city;
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
          <MapTag box={labelBox(name, origin, side, kind)} name={name} tone={tone} fontSize={17} />
        </g>
      </g>
    </g>
  );
}

/** Where a clinic is: its country, the pin at its coordinates, and the cities around it. */
export function LocationMap({ map, city, latitude, longitude, language, label }: LocationMapProps) {
  // A city is shown with its name or not at all.
  const cities = placeCities(map, { city, latitude, longitude }, language).filter(({ level }) => level >= 0);
  return (
    <MapFrame map={map} label={label}>
      {/* The pin comes first in the list and is drawn last, above all others. */}
      {cities.reverse().map((each) => (
        <City key={each.name} city={each} />
      ))}
    </MapFrame>
  );
}
