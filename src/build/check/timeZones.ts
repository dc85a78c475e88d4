import { countryCode, isCountry } from '../../facts/countries';
import { slipOf } from './nearest';

/**
 * Whether the runtime knows the zone by an IANA name of area and place. `UTC`, `EST` and `Etc/GMT+5` are none: they are
 * bound to no place, and a clinic lies in one.
 */
export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[A-Z][A-Za-z]+\/[A-Za-z_/]+$/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** A region's zones, by the data of the runtime: an older name for it in Node 20, a newer one after. */
interface RegionZones {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[] | undefined;
}

const zonesOf = (country: string | undefined): readonly string[] => {
  if (!isCountry(country)) return [];
  const region = new Intl.Locale(`und-${countryCode[country]}`) as RegionZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
};

/** The zone that a misspelled one means: the country's only one, or one of its own but for a letter or two. */
export const meantZone = (written: string, country: string | undefined): string | undefined => {
  const zones = zonesOf(country);
  return zones.length === 1 ? zones[0] : slipOf(written, zones);
};
