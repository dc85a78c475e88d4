import { type Language, locales } from '../../facts/locales';

/**
 * Tells English from Spanish by their small words, which no sentence of some length can do without. Those that names
 * contain ("Hospital de la Universidad", "Council for Quality and Safety") count, but never alone.
 */
const words = {
  en: {
    own: 'to is are was were be been has had have i you your we our they their she it its this that these with from by not but if who which what when where will can may must do does did would should about after before than then there into over until also only each every any some more most',
    inNames: 'the of and for in on at or',
  },
  es: {
    own: 'que para por con una un se su sus es son era fue está están hay ha han muy más pero como cuando donde desde hasta sin sobre entre también antes después lo le les nos mi esta este esto eso si ya porque cada todo todos al usted',
    inNames: 'de del la las los el y en e',
  },
} as const satisfies Record<Language, { readonly own: string; readonly inNames: string }>;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const sets = {
  en: { own: setOf(words.en.own), inNames: setOf(words.en.inNames) },
  es: { own: setOf(words.es.own), inNames: setOf(words.es.inNames) },
};

/** Shorter texts may be names, or happen to have none of the small words. */
const FEWEST_WORDS = 8;
const QUOTED = /“[^”]*”|«[^»]*»|"[^"]*"|https?:\/\/\S+/g;
/** Of the small words in a text, at most one in so many may belong to the language that it is not in. */
const STRAY = 4;

/** The language's name for writers, whose messages are English. */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locales[language].tag.slice(0, 2)) ?? language;

/** The language of a text; undefined where it is short, or where it could be either. Words in quotation marks are left out. */
export const languageOf = (text: string): Language | undefined => {
  // As many words of one letter, with a space between them, are longer.
  if (text.length < 2 * FEWEST_WORDS - 1) return undefined;
  const found =
    text
      .replace(QUOTED, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (found.length < FEWEST_WORDS) return undefined;
  const count = (set: ReadonlySet<string>): number => {
    let sum = 0;
    for (const word of found) if (set.has(word)) sum += 1;
    return sum;
  };
  const own = { en: count(sets.en.own), es: count(sets.es.own) };
  const all = { en: own.en + count(sets.en.inNames), es: own.es + count(sets.es.inNames) };
  const isClearly = (language: Language, other: Language): boolean =>
    own[language] >= 2 && all[language] >= 3 && all[other] * STRAY <= all[language];
  if (isClearly('en', 'es')) return 'en';
  return isClearly('es', 'en') ? 'es' : undefined;
};
