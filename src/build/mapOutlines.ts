import type { Outline } from '../components/map/outline';
import { colombia } from '../components/map/outlines/colombia';
import { costaRica } from '../components/map/outlines/costa-rica';
import { ecuador } from '../components/map/outlines/ecuador';
import { mexico } from '../components/map/outlines/mexico';
import { republicaDominicana } from '../components/map/outlines/republica-dominicana';
import { usa } from '../components/map/outlines/usa';
import type { Country } from '../facts/countries';

const outlines: Readonly<Record<Country, Outline>> = {
  mexico,
  usa,
  colombia,
  'costa-rica': costaRica,
  'republica-dominicana': republicaDominicana,
  ecuador,
};

/** The map that a clinic's page takes along in its data: a page needs one country, never all six. */
export const outlineFor = (country: Country): Outline => outlines[country];
