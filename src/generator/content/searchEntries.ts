import { countryCode } from '../../facts/countries';
import { languages } from '../../facts/locales';
import { withoutAccents } from '../../facts/withoutAccents';
import type { SearchEntry } from '../../search/searchIndex';
import { phraseOf } from '../../search/tokens';
import type { SiteContent } from './siteContent';

const regions = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Shorter ones may be written as one word, "allonfour": they stay as they are. */
const SHORT = 17;

/** As the search reads them, each once: the file that it loads gets smaller. */
const distinct = ({ names, words }: SearchEntry): string[] => {
  const read = [...names, ...words].map(phraseOf);
  return words.flatMap((word, index) => {
    const at = names.length + index;
    const text = read[at] ?? '';
    if (read.indexOf(text) !== at) return [];
    return [word.length < SHORT || phraseOf(text) !== text ? withoutAccents(word) : text];
  });
};

/** All entries of the search, in the order of equal results. */
export const searchEntries = <Tree>({ procedures, careOptions, clinics }: SiteContent<Tree>): SearchEntry[] => {
  const rank = (key: string): number => careOptions.findIndex(({ id }) => id === key);
  const sorted = [...procedures].sort(
    (a, b) => rank(a.facts.careOption) - rank(b.facts.careOption) || a.facts.order - b.facts.order,
  );
  const isUnproven = (careOption: string): boolean => {
    const own = procedures.filter(({ facts }) => facts.careOption === careOption);
    return own.length > 0 && own.every(({ facts }) => facts.evidence === 'unproven');
  };
  return [
    ...sorted.map(
      ({ id, facts, words }): SearchEntry => ({
        kind: 'procedure',
        id,
        names: languages.map((language) => words[language].name),
        words: languages.flatMap((language) => [...words[language].otherNames, ...words[language].soughtAs]),
        careOption: facts.careOption,
        ...(facts.evidence === 'unproven' && { unproven: true }),
      }),
    ),
    ...careOptions.map(
      ({ id, words }): SearchEntry => ({
        kind: 'careOption',
        id,
        names: languages.map((language) => words[language].name),
        words: languages.flatMap((language) => words[language].soughtAs),
        ...(isUnproven(id) && { unproven: true }),
      }),
    ),
    ...clinics.map(
      ({ id, facts, words }): SearchEntry => ({
        kind: 'clinic',
        id,
        names: [facts.name, ...languages.flatMap((language) => words[language].name ?? [])],
        words: [],
        people: facts.experts.map(({ name }) => withoutAccents(name)),
        places: [
          facts.city,
          ...languages.flatMap((language) => words[language].city ?? []),
          facts.country,
          ...regions.flatMap((names) => names.of(countryCode[facts.country]) ?? []),
        ].map(withoutAccents),
        offers: [...new Set(facts.offers.map(({ procedure }) => procedure))],
      }),
    ),
  ].map((entry) => ({ ...entry, words: distinct(entry) }));
};
