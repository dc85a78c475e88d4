import { countryBounds } from '../../facts/countries';
import type { ClinicFacts, ClinicWords } from '../../schemas/clinic';
import type { Problem } from './problem';
import type { ParsedRecord } from './readRecord';
import { oneOf, sameKeys } from './rules';

type Parsed = ParsedRecord<ClinicFacts, ClinicWords>;

const coordinates = ({ record: { facts }, factsSource }: Parsed): Problem[] => {
  const { latitude, longitude } = facts.location;
  const { south, north, west, east } = countryBounds[facts.country];
  const outside = (field: 'latitude' | 'longitude', value: number, least: number, most: number): Problem[] =>
    value >= least && value <= most
      ? []
      : [
          {
            file: factsSource.file,
            line: factsSource.lineOf(['location', field]),
            field: `location.${field}`,
            found: String(value),
            allowed: `${least} to ${most} in ${facts.country}`,
            mend: 'Copy the coordinates again; check sign and order (latitude is north, longitude is east, west is negative).',
          },
        ];
  return [...outside('latitude', latitude, south, north), ...outside('longitude', longitude, west, east)];
};

const timeZone = ({ record: { facts }, factsSource }: Parsed): Problem[] => {
  const zone = facts.location.timeZone;
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(zone)) return [];
  const sameRegion = known.filter((name) => name.startsWith('America/'));
  return oneOf(factsSource, ['location', 'timeZone'], zone, sameRegion, 'an IANA zone').map((problem) => ({
    ...problem,
    allowed: 'an IANA time zone, for example America/Bogota',
  }));
};

const specialties = ({ record: { facts }, factsSource }: Parsed): Problem[] => {
  const own = facts.specialties;
  const treated = new Set(facts.treatments.map(({ specialty }) => specialty));
  return [
    ...facts.treatments.flatMap(({ specialty }, index) =>
      oneOf(factsSource, ['treatments', index, 'specialty'], specialty, own, 'a specialty of this clinic'),
    ),
    ...facts.experts.flatMap(({ specialty }, index) =>
      oneOf(factsSource, ['experts', index, 'specialty'], specialty, own, 'a specialty of this clinic'),
    ),
    ...own.flatMap((specialty, index) =>
      treated.has(specialty)
        ? []
        : [
            {
              file: factsSource.file,
              line: factsSource.lineOf(['specialties', index]),
              field: `specialties.${index}`,
              found: `"${specialty}" without a treatment`,
              allowed: 'specialties for which treatments lists at least one',
              mend: `Add a treatment of the specialty ${specialty}, or remove it from specialties.`,
            },
          ],
    ),
  ];
};

/** What a clinic must fulfil beyond its schema. */
export const problemsOfClinic = (parsed: Parsed): Problem[] => {
  const { facts } = parsed.record;
  const keys = (entries: readonly { readonly key: string }[]): string[] => entries.map(({ key }) => key);
  return [
    ...coordinates(parsed),
    ...timeZone(parsed),
    ...specialties(parsed),
    ...oneOf(
      parsed.factsSource,
      ['exampleTrip', 'treatment'],
      facts.exampleTrip.treatment,
      keys(facts.treatments),
      'the key of one of the treatments',
    ),
    ...sameKeys(parsed, 'treatments', keys(facts.treatments), (words) => words.treatments),
    ...sameKeys(parsed, 'experts', keys(facts.experts), (words) => words.experts),
    ...sameKeys(parsed, 'accreditations', keys(facts.accreditations), (words) => words.accreditations),
  ];
};
