import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '../../../facts/countries';
import { languages } from '../../../facts/locales';
import { specialties } from '../../../facts/specialties';
import { clinicTabs } from '../../../routes/clinicTabs';
import { legalLinks, mainMenu, quickLinks } from '../../../routes/menu';
import { tripCosts } from '../../../schemas/clinic';
import { smallestCoverWords } from '../../../schemas/kinds';
import { destinationFile } from '../../views/context';
import type { Problem } from '../report/problem';
import { namesOfFiles, readEntries } from './localeFiles';

/** Lists in the code whose values each need a word: the locale file, the key, and where the list is. */
const named = [
  { file: 'common.json', key: 'countries', values: countries, from: 'src/facts/countries.ts' },
  { file: 'common.json', key: 'specialties', values: specialties, from: 'src/facts/specialties.ts' },
  {
    file: 'common.json',
    key: 'routes',
    values: [...new Set([...mainMenu, ...quickLinks, ...legalLinks])],
    from: 'src/routes/menu.ts',
  },
  { file: 'clinics.json', key: 'alsoCalled', values: specialties, from: 'src/facts/specialties.ts' },
  { file: 'clinic.json', key: 'tabs', values: clinicTabs, from: 'src/routes/clinicTabs.ts' },
  { file: 'clinic.json', key: 'trip', values: tripCosts, from: 'src/schemas/clinic.ts' },
] as const;

/** Words that are missing in every language. `problemsOfLocales` reports those missing in one. */
const unnamed = (root: string): Problem[] =>
  named.flatMap(({ file, key, values, from }) => {
    const files = languages
      .filter((language) => namesOfFiles(root, language)?.includes(file))
      .map((language) => `locales/${language}/${file}`);
    const texts = files.map((each) => readEntries(root, each).entries);
    return values
      .map((value) => `${key}.${value}`)
      .filter((field) => texts.every((entries) => entries && !entries.has(field)))
      .flatMap((field) =>
        files.map((each) => ({
          file: each,
          line: 1,
          field,
          found: 'nothing',
          allowed: `words for each value of the list in ${from}`,
          fix: `Add "${field.slice(key.length + 1)}" with its words under "${key}".`,
        })),
      );
  });

const withoutPicture = (root: string): Problem[] =>
  countries
    .map(destinationFile)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({
      file,
      line: 1,
      field: 'picture',
      found: 'nothing',
      allowed: `a picture for each country of src/facts/countries.ts, at least ${smallestCoverWords}`,
      fix: `Put a landscape there; CONTRIBUTING.md says under "A country" what else it needs.`,
    }));

/** Words that values of the code need: a new country without a name would be shown as "countries.panama". */
export const problemsOfValues = (root: string): Problem[] => [...unnamed(root), ...withoutPicture(root)];
