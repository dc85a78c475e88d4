import { useTranslation } from 'react-i18next';
import type { OverviewMapView, PinView } from '../../../data/map';
import { PathLink } from '../../ui/link/PathLink';
import { MapFrame } from './MapFrame';
import { Box, Lists, MapSurface, Spot, Tags } from './overviewStyle';
import { Head, Label, Pin } from './pinStyle';

interface OverviewMapProps {
  map: OverviewMapView;
  /** Ids of the clinics in a list beside the map; the others are paler. All of them without such a list. */
  shown?: ReadonlySet<string> | undefined;
  className?: string;
  /** No lists where the countries on the map are links. */
  alone?: boolean;
}

/**
 * All destinations, with each clinic as a pin that links to it: a list of links for each country. On small maps, on
 * paper and without hover the lists are below the map, and the countries on it are links.
 */
export function OverviewMap({ map, shown, className, alone = false }: OverviewMapProps) {
  const { t } = useTranslation('map');
  const { t: common } = useTranslation('common');
  const { countries, width, height } = map;
  const pins = countries.flatMap((country) => country.pins);
  const isOff = (id: string): boolean => shown !== undefined && !shown.has(id);
  const isAside = (count: number, own: readonly PinView[]): boolean =>
    count === 0 || (own.length > 0 && own.every(({ id }) => isOff(id)));
  return (
    <Box className={className} data-pins={pins.length > 0 ? '' : undefined}>
      <MapSurface>
        <MapFrame map={map}>
          {countries.map(({ country, name }) => (
            <text key={country} className={name.onLand ? 'name on-land' : 'name'} x={name.x} y={name.y}>
              {common(`countries.${country}`)}
            </text>
          ))}
          {pins.map(({ id, foot, head }) => (
            <path key={id} className="stem" d={`M${foot.x} ${foot.y}L${head.x} ${head.y}`} />
          ))}
          {pins.map(({ id, foot }) => (
            <circle key={id} className="foot" cx={foot.x} cy={foot.y} r="5" />
          ))}
        </MapFrame>
        <Tags aria-label={t('countries')}>
          <ul>
            {countries.map(({ country, path, count, pins: own, tag }) => (
              <Spot key={country} $x={tag.x / width} $y={tag.y / height} data-edge={tag.edge}>
                <PathLink path={path} data-off={isAside(count, own) ? '' : undefined}>
                  {common(`countries.${country}`)} <b>{count}</b>
                </PathLink>
              </Spot>
            ))}
          </ul>
        </Tags>
      </MapSurface>
      {pins.length > 0 && (
        <Lists aria-label={t('clinics')} $spare={alone}>
          {countries
            .filter(({ pins: own }) => own.length > 0)
            .map(({ country, pins: own }) => (
              <div key={country}>
                <h3>{common(`countries.${country}`)}</h3>
                <ul>
                  {own.map(({ id, name, city, path, head }) => (
                    <Spot
                      key={id}
                      $x={head.x / width}
                      $y={head.y / height}
                      data-edge={head.x > width / 2 ? 'right' : undefined}
                      data-off={isOff(id) ? '' : undefined}
                    >
                      <Pin path={path} data-pin={id}>
                        <Head />
                        <Label>
                          <b>{name}</b> {city}
                        </Label>
                      </Pin>
                    </Spot>
                  ))}
                </ul>
              </div>
            ))}
        </Lists>
      )}
    </Box>
  );
}
