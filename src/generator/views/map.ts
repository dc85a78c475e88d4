import type { Country } from '../../facts/countries';
import { americas } from '../../facts/outlines/americas';
import type { MapSheet } from '../../facts/outlines/outline';
import type { CountryMapView, MapView } from '../../views/map';
import { countryGrounds, type Ground, overviewGround } from '../maps/grounds';
import { outlineFor } from '../maps/outlines';

const mapView = ({ width, height, projection }: MapSheet, { address }: Ground): MapView => ({
  ground: address,
  width,
  height,
  projection,
});

/** The map that a clinic's page takes along in its data: a page needs one country, never all six. */
export const countryMap = (country: Country): CountryMapView => {
  const outline = outlineFor(country);
  return { ...mapView(outline, countryGrounds[country]), cities: outline.cities };
};

/** The map of all destinations. */
export const overviewMap: MapView = mapView(americas, overviewGround);
