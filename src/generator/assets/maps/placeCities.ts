import type { MapBox, MarkKind, Point } from '../../../data/map';
import { defaultLanguage, type Language } from '../../../facts/locales';
import { withoutAccents } from '../../../facts/withoutAccents';
import { labelLevels } from '../../../theme/map';
import { fits, labelBox, markBox, overlap } from './labelBox';
import type { CountryViewBox, LabelSide } from './outlines/outline';
import { type Coordinates, project } from './project';

export interface PlacedCity extends Point {
  readonly name: string;
  readonly kind: MarkKind;
  readonly minor: boolean;
  readonly side: LabelSide;
  /** Last index of `labelLevels` at which the label has room, and the city is shown; -1 for never. */
  readonly level: number;
}

interface LabelSlot extends Coordinates {
  readonly city: string;
}

/** Closer than this, in units of the viewBox, a label would be read as the pin's. */
const nearPin = 60;
/** Points this close are one city, whatever its name in the two sources. */
const sameSpot = 10;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pin first, then the map's cities by weight; none of them the pin's own city. */
function candidates(viewBox: CountryViewBox, place: LabelSlot, language: Language): [PlacedCity, ...PlacedCity[]] {
  const point = project(viewBox.projection, place);
  const known = viewBox.cities.map((city) => ({ ...city, point: project(viewBox.projection, city) }));
  const isPin = (city: (typeof known)[number]): boolean =>
    Object.values(city.name).some((name) => withoutAccents(name) === withoutAccents(place.city)) ||
    distance(city.point, point) < sameSpot;
  const side = known.find(isPin)?.labelSide ?? (point.x > viewBox.width / 2 ? 'left' : 'right');
  const others = known
    .filter((city) => !isPin(city))
    .map(
      ({ name, point, labelSide, minor = false }): PlacedCity => ({
        ...point,
        name: name[language] ?? name[defaultLanguage],
        kind: 'dot',
        minor,
        side: labelSide,
        level: -1,
      }),
    )
    .sort((a, b) => Number(a.minor) - Number(b.minor));
  return [{ ...point, name: place.city, kind: 'pin', minor: false, side, level: -1 }, ...others];
}

/** The first side on which the label is free, the preferred one first. */
function freeSide(
  city: PlacedCity,
  taken: readonly MapBox[],
  viewBox: CountryViewBox,
  scale: number,
): LabelSide | undefined {
  const sides: LabelSide[] = city.side === 'left' ? ['left', 'right'] : ['right', 'left'];
  return sides.find((side) => {
    const box = labelBox(city.name, city, side, city.kind, scale);
    return fits(box, viewBox) && !taken.some((other) => overlap(box, other));
  });
}

/** The pin's label always shows, on the side where it still fits when labels are largest. */
function withLabel(pin: PlacedCity, viewBox: CountryViewBox): PlacedCity {
  const sides = labelLevels.map(({ scale }) => freeSide(pin, [], viewBox, scale));
  return {
    ...pin,
    side: sides.reverse().find((side) => side !== undefined) ?? pin.side,
    level: labelLevels.length - 1,
  };
}

/** What the cities that are shown at a level cover: a city is shown with its name or not at all. */
const takenAt = (cities: readonly PlacedCity[], level: number, scale: number): MapBox[] =>
  cities
    .filter((city) => city.level >= level)
    .flatMap((city) => [markBox(city, city.kind, scale), labelBox(city.name, city, city.side, city.kind, scale)]);

/**
 * Lays out the cities around a clinic's pin. No label overlaps. From the narrowest map to the widest, so that labels
 * that show stay where they are and others join them.
 */
export function placeCities(viewBox: CountryViewBox, place: LabelSlot, language: Language): PlacedCity[] {
  const [first, ...others] = candidates(viewBox, place, language);
  const pin = withLabel(first, viewBox);
  const cities = [pin, ...others];
  for (let level = labelLevels.length - 1; level >= 0; level--) {
    const scale = labelLevels[level]?.scale ?? 1;
    cities.forEach((city, index) => {
      if (city.level >= 0 || distance(city, pin) < nearPin) return;
      const taken = takenAt(cities, level, scale);
      if (taken.some((other) => overlap(markBox(city, city.kind, scale), other))) return;
      const side = freeSide(city, taken, viewBox, scale);
      if (side) cities[index] = { ...city, side, level };
    });
  }
  return cities;
}
