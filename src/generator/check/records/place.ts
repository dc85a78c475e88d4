import { countryBounds, isCountry } from '../../../facts/countries';
import { type Problem, quote, writeNearest } from '../report/problem';
import { numberAt, textAt } from './fieldAccess';
import type { Reading } from './readRecord';
import { problemAt } from './schemaWording';
import { isZoneOf, meantZone, zonesOf } from './timeZones';

/** Whether a clinic's coordinates and time zone are those of its country. */
export function* problemsOfPlace({ facts }: Reading): Iterable<Problem> {
  const country = textAt(facts.value, 'country');
  if (!isCountry(country)) return;
  const { south, north, west, east } = countryBounds[country];
  for (const [field, limit, least, most] of [
    ['latitude', 90, south, north],
    ['longitude', 180, west, east],
  ] as const) {
    const degrees = numberAt(facts.value, 'location', field);
    // The schema reports what no globe has.
    if (degrees !== undefined && Math.abs(degrees) <= limit && (degrees < least || degrees > most))
      yield problemAt(facts, ['location', field], {
        found: String(degrees),
        allowed: `${least} to ${most} in ${country}`,
        fix: 'Copy the coordinates again; check sign and order (latitude is north, longitude is east, west is negative).',
      });
  }
  const zone = textAt(facts.value, 'location', 'timeZone')?.trim();
  if (zone && !isZoneOf(zone, country))
    yield problemAt(facts, ['location', 'timeZone'], {
      found: quote(zone),
      allowed: `an IANA time zone of ${country}: ${zonesOf(country).join(', ')}`,
      ...writeNearest(
        meantZone(zone, country),
        'Look the zone of the city up, for example in the settings of a phone’s clock.',
      ),
    });
}
