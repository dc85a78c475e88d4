import type { Country } from '../../../facts/countries';
import { colombia } from './outlines/colombia';
import { costaRica } from './outlines/costa-rica';
import { ecuador } from './outlines/ecuador';
import { mexico } from './outlines/mexico';
import type { Outline } from './outlines/outline';
import { republicaDominicana } from './outlines/republica-dominicana';
import { usa } from './outlines/usa';

const outlines: Readonly<Record<Country, Outline>> = {
  mexico,
  usa,
  colombia,
  'costa-rica': costaRica,
  'republica-dominicana': republicaDominicana,
  ecuador,
};

/** The data for the map of a clinic's page. */
export const outlineFor = (country: Country): Outline => outlines[country];
