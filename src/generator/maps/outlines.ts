import type { Country } from '../../facts/countries';
import { colombia } from '../../facts/outlines/colombia';
import { costaRica } from '../../facts/outlines/costa-rica';
import { ecuador } from '../../facts/outlines/ecuador';
import { mexico } from '../../facts/outlines/mexico';
import type { Outline } from '../../facts/outlines/outline';
import { republicaDominicana } from '../../facts/outlines/republica-dominicana';
import { usa } from '../../facts/outlines/usa';

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
