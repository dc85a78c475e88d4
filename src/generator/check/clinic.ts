import { countryBounds, isCountry } from '../../facts/countries';
import { isSpecialty } from '../../facts/specialties';
import type { YamlSource } from '../content/yamlSource';
import { peekList, peekNumber, peekText } from './peek';
import { type Problem, quote } from './problem';
import type { Reading } from './readRecord';
import { keysBelow, oneOf, sameKeys } from './rules';
import { isZoneOf, meantZone, zonesOf } from './timeZones';

/** Of a latitude or longitude that exists at all: whether it lies in the clinic's country. */
const coordinates = ({ file, value, lineOf }: YamlSource): Problem[] => {
  const country = peekText(value, 'country');
  if (!isCountry(country)) return [];
  const { south, north, west, east } = countryBounds[country];
  const outside = (field: 'latitude' | 'longitude', limit: number, least: number, most: number): Problem[] => {
    const degrees = peekNumber(value, 'location', field);
    if (degrees === undefined || Math.abs(degrees) > limit || (degrees >= least && degrees <= most)) return [];
    return [
      {
        file,
        line: lineOf(['location', field]),
        field: `location.${field}`,
        found: String(degrees),
        allowed: `${least} to ${most} in ${country}`,
        mend: 'Copy the coordinates again; check sign and order (latitude is north, longitude is east, west is negative).',
      },
    ];
  };
  return [...outside('latitude', 90, south, north), ...outside('longitude', 180, west, east)];
};

const timeZone = (source: YamlSource): Problem[] => {
  const zone = peekText(source.value, 'location', 'timeZone')?.trim();
  const country = peekText(source.value, 'country');
  // A country that is none has a problem of its own.
  if (!zone || !isCountry(country) || isZoneOf(zone, country)) return [];
  const meant = meantZone(zone, country);
  return [
    {
      file: source.file,
      line: source.lineOf(['location', 'timeZone']),
      field: 'location.timeZone',
      found: quote(zone),
      allowed: `an IANA time zone of ${country}: ${zonesOf(country).join(', ')}`,
      ...(meant && { nearest: meant }),
      mend: meant ? `Write ${meant}.` : 'Look the zone of the city up, for example in the settings of a phone’s clock.',
    },
  ];
};

/** Treatments and experts keep to the clinic's specialties, and each specialty has a treatment. */
const specialties = (source: YamlSource): Problem[] => {
  const entries = peekList(source.value, 'specialties');
  const own = entries.filter(isSpecialty);
  // With one of them misspelled, entries that name it would be blamed in its stead.
  const areKnown = own.length > 0 && own.length === entries.length;
  const treated = peekList(source.value, 'treatments').map((entry) => peekText(entry, 'specialty'));
  const among = (field: 'treatments' | 'experts'): Problem[] =>
    peekList(source.value, field).flatMap((entry, index) => {
      const specialty = peekText(entry, 'specialty');
      if (!isSpecialty(specialty) || !areKnown) return [];
      return oneOf(source, [field, index, 'specialty'], specialty, own, 'a specialty of this clinic');
    });
  const untreated = entries.flatMap((specialty, index) =>
    !isSpecialty(specialty) || treated.includes(specialty)
      ? []
      : [
          {
            file: source.file,
            line: source.lineOf(['specialties', index]),
            field: `specialties.${index}`,
            found: `${quote(specialty)} without a treatment`,
            allowed: 'specialties for which treatments lists at least one',
            mend: `Add a treatment of the specialty ${specialty}, or remove it from specialties.`,
          },
        ],
  );
  return [...among('treatments'), ...among('experts'), ...untreated];
};

const exampleTrip = (source: YamlSource): Problem[] => {
  const treatment = peekText(source.value, 'exampleTrip', 'treatment');
  const keys = keysBelow(source, 'treatments');
  if (treatment === undefined || keys.length === 0) return [];
  return oneOf(source, ['exampleTrip', 'treatment'], treatment, keys, 'the key of one of the treatments');
};

/** What a clinic must fulfil beyond its schema. */
export const problemsOfClinic = (reading: Reading): Problem[] => {
  const { facts } = reading;
  return [
    ...(facts ? [...coordinates(facts), ...timeZone(facts), ...specialties(facts), ...exampleTrip(facts)] : []),
    ...sameKeys(reading, 'treatments'),
    ...sameKeys(reading, 'experts'),
    ...sameKeys(reading, 'accreditations'),
  ];
};
