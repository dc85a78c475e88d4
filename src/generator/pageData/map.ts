import type { LocationMapView, OverviewMapView } from '../../data/map';
import { type Country, countries, offeredCountries } from '../../facts/countries';
import { pathFor } from '../../routes/path';
import { countryBasemaps, overviewBasemap } from '../assets/maps/basemaps';
import { labelBox } from '../assets/maps/labelBox';
import { americas, outlineFor } from '../assets/maps/outlines';
import { placeCities } from '../assets/maps/placeCities';
import { placePins } from '../assets/maps/placePins';
import { project } from '../assets/maps/project';
import { type ClinicRecord, cityName, clinicName, type ViewContext } from './context';

/** More pins than this are too close together; then only the countries are links. */
const MOST_PINS = 24;

/** The map of a clinic's country, with the clinic's pin and the cities around it. */
export const locationMap = (record: ClinicRecord, { language }: ViewContext): LocationMapView => {
  const { country, location } = record.facts;
  const outline = outlineFor(country);
  const place = { ...location, city: cityName(record, language) };
  return {
    basemap: countryBasemaps[country].address,
    width: outline.width,
    height: outline.height,
    // A city is shown with its name or not at all.
    cities: placeCities(outline, place, language)
      .filter(({ level }) => level >= 0)
      .map(({ side, ...city }) => ({ ...city, label: labelBox(city.name, { x: 0, y: 0 }, side, city.kind) }))
      .reverse(),
  };
};

/** Address of the clinics list filtered by a country. */
export const clinicsIn = ({ language }: ViewContext, country: Country): string =>
  `${pathFor('clinics', language)}?country=${country}`;

/** The map of all destinations, with a pin for each clinic. */
export const overviewMap = (context: ViewContext): OverviewMapView => {
  const { content, language } = context;
  const shown = countries.filter(
    (country) => offeredCountries.includes(country) || content.clinics.some(({ facts }) => facts.country === country),
  );
  const byCountry = shown.map((country) =>
    content.clinics
      .filter(({ facts }) => facts.country === country)
      .sort((a, b) => clinicName(a, language).localeCompare(clinicName(b, language), language)),
  );
  const clinics = content.clinics.length > MOST_PINS ? [] : byCountry.flat();
  const feet = clinics.map(({ facts }) => project(americas.projection, facts.location));
  const names = countries.map((country) => outlineFor(country).overview.name);
  const placed = new Map((placePins(feet, names, americas) ?? []).map((pin, index) => [clinics[index]?.id, pin]));
  return {
    basemap: overviewBasemap.address,
    width: americas.width,
    height: americas.height,
    countries: shown.map((country, index) => ({
      country,
      name: outlineFor(country).overview.name,
      tag: outlineFor(country).overview.tag,
      count: byCountry[index]?.length ?? 0,
      path: clinicsIn(context, country),
      pins: (byCountry[index] ?? []).flatMap((record) => {
        const pin = placed.get(record.id);
        if (!pin) return [];
        return [
          {
            id: record.id,
            name: clinicName(record, language),
            city: cityName(record, language),
            path: pathFor('clinic', language, record.id),
            ...pin,
          },
        ];
      }),
    })),
  };
};
