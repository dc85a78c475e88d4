import { type Country, countryCode } from '../../../facts/countries';
import { nearest } from '../../../routes/nearest';
import { oncePer } from '../../oncePer';

/** Letters that may differ in a misspelled zone. */
const MOST_LETTERS = 2;

/** The name that the runtime uses, the same for all names of a zone; undefined for a zone that it does not know. */
const canonical = oncePer((zone): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
});

/** A region's zones, by the data of the runtime: an older name for it in Node 20, a newer one after. */
interface RegionZones {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[] | undefined;
}

/** Parts of a country that have a code of their own, and lie within its bounds: Puerto Rico, the Virgin Islands. */
const territories: Partial<Record<Country, readonly string[]>> = { usa: ['PR', 'VI'] };

/** IANA names of a country's zones: one for most, 31 for the United States. */
export const zonesOf = (country: Country): readonly string[] =>
  [countryCode[country], ...(territories[country] ?? [])].flatMap((code) => {
    const region = new Intl.Locale(`und-${code}`) as RegionZones;
    return region.getTimeZones?.() ?? region.timeZones ?? [];
  });

/**
 * Whether a zone, by any of its IANA names, is one of the country's. `UTC`, `EST` and `Etc/GMT+5` belong to no
 * place, and a clinic lies in one.
 */
export const isZoneOf = (zone: string, country: Country): boolean => {
  const name = canonical(zone);
  return name !== undefined && zonesOf(country).some((own) => canonical(own) === name);
};

/** The zone that a wrong one means: the country's only one, or a misspelled one of its own. */
export const meantZone = (written: string, country: Country): string | undefined => {
  const zones = zonesOf(country);
  return zones.length === 1 ? zones[0] : nearest(written, zones, MOST_LETTERS);
};
