import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { careOptionKeys } from '../../../facts/careOptionKeys';
import { countries } from '../../../facts/countries';
import { departures } from '../../../facts/departures';
import { emergencyNumber } from '../../../facts/emergency';
import { tripLines } from '../../../facts/tripLines';
import { clinicTabs } from '../../../routes/clinicTabs';
import { menusOf } from '../../../routes/menu';
import { smallestCoverWords } from '../../../schemas/kinds';
import { evidenceLevels } from '../../../schemas/procedure';
import { destinationFile } from '../../assets/pictures/destinationFile';
import type { LocaleFile } from '../../content/locales/localeFiles';
import { type Problem, problemOfFile } from '../../content/problem';

/** Lists in the code whose values each need a word: the locale file, the key, and where the list is. */
const named = [
  { name: 'common.json', key: 'countries', values: countries, from: 'src/facts/countryCodes.json' },
  { name: 'common.json', key: 'departures', values: departures, from: 'src/facts/departures.ts' },
  { name: 'common.json', key: 'evidence', values: evidenceLevels, from: 'src/schemas/procedure.ts' },
  { name: 'common.json', key: 'specialties', values: careOptionKeys, from: 'src/facts/careOptionKeys.ts' },
  {
    name: 'common.json',
    key: 'routes',
    values: [...new Set(Object.values(menusOf()).flat())],
    from: 'src/routes/menu.ts',
  },
  { name: 'clinic.json', key: 'tabs', values: clinicTabs, from: 'src/routes/clinicTabs.ts' },
  { name: 'common.json', key: 'wholeTrip', values: tripLines, from: 'src/facts/tripLines.ts' },
] as const;

/** Words that values of the code need: a new country without a name would be shown as "countries.panama". */
export function* problemsOfEnumLabels(root: string, read: readonly LocaleFile[]): Iterable<Problem> {
  for (const { name, key, values, from } of named) {
    const files = read.filter((each) => each.name === name);
    // `problemsOfLocales` reports those that one language lacks.
    const isMissing = (value: string): boolean =>
      files.every(({ entries }) => entries && !entries.has(`${key}.${value}`));
    for (const value of values.filter(isMissing))
      for (const { file } of files)
        yield problemOfFile(file, `${key}.${value}`, {
          found: 'nothing',
          allowed: `words for each value of the list in ${from}`,
          fix: `Add "${value}" with its words under "${key}".`,
        });
  }
  for (const country of countries.filter((each) => !emergencyNumber[each]))
    yield problemOfFile('src/facts/emergencyNumbers.json', country, {
      found: 'nothing',
      allowed: 'the number that the country itself publishes for emergencies',
      fix: 'Write it, such as "911", and the page that says so in docs/sources.md.',
    });
  for (const file of countries.map(destinationFile))
    if (!existsSync(join(root, file)))
      yield problemOfFile(file, 'picture', {
        found: 'nothing',
        allowed: `a picture for each country of src/facts/countryCodes.json, at least ${smallestCoverWords}`,
        fix: 'Put a landscape there; docs/changes.md says under "A country" what else it needs.',
      });
}
