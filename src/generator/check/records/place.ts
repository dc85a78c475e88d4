import { type Country, countryCode, isCountry, offeredCountries } from '../../../facts/countries';
import { nearest } from '../../../routes/nearest';
import { outlineFor } from '../../assets/maps/outlines';
import { isReported, type Problem, quote, writeNearest } from '../../content/problem';
import { numberAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { memoize } from '../../memoize';

/** Letters that may differ in a misspelled zone. */
const MOST_LETTERS = 2;

/** The name that the runtime uses for a zone and all its aliases; undefined for an unknown zone. */
const canonical = memoize((zone): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
});

/** A region's zones from the runtime's data. The property has an older name in Node 20, a newer one after. */
interface RegionZones {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[] | undefined;
}

/** Territories with their own country code inside a country's bounds: Puerto Rico, the Virgin Islands. */
const territories: Partial<Record<Country, readonly string[]>> = { usa: ['PR', 'VI'] };

/** IANA names of a country's zones: one for most countries, 31 for the United States. */
const zonesOf = (country: Country): readonly string[] =>
  [countryCode[country], ...(territories[country] ?? [])].flatMap((code) => {
    const region = new Intl.Locale(`und-${code}`) as RegionZones;
    return region.getTimeZones?.() ?? region.timeZones ?? [];
  });

/** Whether a zone, by any of its IANA names, belongs to the country. `UTC`, `EST` and `Etc/GMT+5` belong to none. */
const isZoneOf = (zone: string, country: Country): boolean => {
  const name = canonical(zone);
  return name !== undefined && zonesOf(country).some((own) => canonical(own) === name);
};

/** The zone that a wrong name probably means: the country's only zone, or a misspelled one of its zones. */
const meantZone = (written: string, country: Country): string | undefined => {
  const zones = zonesOf(country);
  return zones.length === 1 ? zones[0] : nearest(written, zones, MOST_LETTERS);
};

/** Whether a clinic's coordinates and time zone are those of its country. */
export function* problemsOfPlace({ facts, problems }: ParsedRecord): Iterable<Problem> {
  const country = textAt(facts.value, 'country');
  if (!isCountry(country)) return;
  const { south, north, west, east } = outlineFor(country).bounds;
  const isIn = (degrees: number | undefined, least: number, most: number): boolean =>
    degrees !== undefined && degrees >= least && degrees <= most;
  const [latitude, longitude] = [
    numberAt(facts.value, 'location', 'latitude'),
    numberAt(facts.value, 'location', 'longitude'),
  ];
  const isSwapped = isIn(longitude, south, north) && isIn(latitude, west, east);
  if (isSwapped && !isReported(problems, facts, ['location', 'latitude']))
    yield facts.problemAt(['location', 'latitude'], {
      found: `${latitude}, with ${longitude} for longitude`,
      allowed: `latitude ${south} to ${north} and longitude ${west} to ${east} in ${country}`,
      fix: 'Swap the two numbers: latitude is north, longitude is east.',
    });
  for (const [field, limit, least, most] of [
    ['latitude', 90, south, north],
    ['longitude', 180, west, east],
  ] as const) {
    const degrees = field === 'latitude' ? latitude : longitude;
    // The schema reports what no globe has.
    if (!isSwapped && degrees !== undefined && Math.abs(degrees) <= limit && (degrees < least || degrees > most))
      yield facts.problemAt(['location', field], {
        found: String(degrees),
        allowed: `${least} to ${most} in ${country}`,
        fix: 'Copy the coordinates again; check sign and order (latitude is north, longitude is east, west is negative).',
      });
  }
  const zone = textAt(facts.value, 'location', 'timeZone')?.trim();
  if (zone && !isZoneOf(zone, country))
    yield facts.problemAt(['location', 'timeZone'], {
      found: quote(zone),
      allowed: `an IANA time zone of ${country}: ${zonesOf(country).join(', ')}`,
      ...writeNearest(
        meantZone(zone, country),
        'Look the zone of the city up, for example in the settings of a phone’s clock.',
      ),
    });
}

/** A clinic in a country that the site does not name among its destinations, nor with its emergency number. */
export function* problemsOfUnofferedCountry({ facts }: ParsedRecord): Iterable<Problem> {
  const country = textAt(facts.value, 'country');
  if (isCountry(country) && !offeredCountries.includes(country))
    yield facts.problemAt(['country'], {
      found: quote(country),
      allowed: `a country of src/facts/own.json: ${offeredCountries.join(', ')}`,
      fix: `Add ${country} to the countries with npm run own.`,
    });
}
