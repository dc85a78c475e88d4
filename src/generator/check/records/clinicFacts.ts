import { countryBounds, isCountry } from '../../../facts/countries';
import { isSpecialty } from '../../../facts/specialties';
import { type Problem, quote, writeNearest } from '../report/problem';
import { listAt, numberAt, textAt } from './fieldAccess';
import { keysIn, oneOf } from './keys';
import type { Reading } from './readRecord';
import { problemAt } from './schemaWording';
import { isZoneOf, meantZone, zonesOf } from './timeZones';
import type { YamlSource } from './yamlSource';

/** Whether a valid latitude or longitude lies in the clinic's country. */
const coordinates = (source: YamlSource): Problem[] => {
  const country = textAt(source.value, 'country');
  if (!isCountry(country)) return [];
  const { south, north, west, east } = countryBounds[country];
  const limits = [
    ['latitude', 90, south, north],
    ['longitude', 180, west, east],
  ] as const;
  return limits.flatMap(([field, limit, least, most]) => {
    const degrees = numberAt(source.value, 'location', field);
    if (degrees === undefined || Math.abs(degrees) > limit || (degrees >= least && degrees <= most)) return [];
    return [
      problemAt(source, ['location', field], {
        found: String(degrees),
        allowed: `${least} to ${most} in ${country}`,
        fix: 'Copy the coordinates again; check sign and order (latitude is north, longitude is east, west is negative).',
      }),
    ];
  });
};

const timeZone = (source: YamlSource): Problem[] => {
  const zone = textAt(source.value, 'location', 'timeZone')?.trim();
  const country = textAt(source.value, 'country');
  if (!zone || !isCountry(country) || isZoneOf(zone, country)) return [];
  return [
    problemAt(source, ['location', 'timeZone'], {
      found: quote(zone),
      allowed: `an IANA time zone of ${country}: ${zonesOf(country).join(', ')}`,
      ...writeNearest(
        meantZone(zone, country),
        'Look the zone of the city up, for example in the settings of a phone’s clock.',
      ),
    }),
  ];
};

/** Experts must belong to the clinic's specialties. */
const experts = (source: YamlSource): Problem[] => {
  const own = listAt(source.value, 'specialties');
  // When a specialty is misspelled, report that, not the experts who name it correctly.
  if (own.length === 0 || !own.every(isSpecialty)) return [];
  return listAt(source.value, 'experts').flatMap((entry, index) => {
    const specialty = textAt(entry, 'specialty');
    return isSpecialty(specialty)
      ? oneOf(source, ['experts', index, 'specialty'], specialty, own, 'a specialty of this clinic')
      : [];
  });
};

const exampleTrip = (source: YamlSource): Problem[] => {
  const treatment = textAt(source.value, 'exampleTrip', 'treatment');
  const keys = keysIn(source, 'treatments');
  if (treatment === undefined || keys.length === 0) return [];
  return oneOf(source, ['exampleTrip', 'treatment'], treatment, keys, 'the key of one of the treatments');
};

/** What a clinic's facts must fulfil beyond their schema. */
export const problemsOfClinicFacts = ({ facts }: Reading): Problem[] =>
  facts ? [coordinates, timeZone, experts, exampleTrip].flatMap((rule) => rule(facts)) : [];
