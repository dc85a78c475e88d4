import { forgiving, operation } from './forgiving';
import { type AnswerKind, type Answers, answerKinds, type SearchEntry } from './searchIndex';
import {
  ailments,
  generalWords,
  organs,
  partsOfPlaces,
  phraseOf,
  phraseTokens,
  queryTokens,
  soleOrgans,
  soundOf,
  stem,
  tokensOf,
} from './tokens';

/** Minimum score of a result, as a share of the best one's. */
const LEAST_SHARE = 0.5;
/** Results with at least this share of the best score come first, in the order of the content. */
const LEADING_SHARE = 0.8;
const NEAREST = 3;
/** A page's own name weighs more than its other words. */
const NAME_BOOST = 1.3;
/** General words such as "surgery" weigh less. */
const GENERAL_BOOST = 0.3;

interface Phrase {
  readonly id: number;
  readonly text: string;
  readonly entry: number;
  readonly length: number;
  readonly boost: number;
}

/** An entry by its best phrase. */
interface Hit {
  readonly entry: SearchEntry;
  readonly place: number;
  readonly share: number;
}

/** Of a person's name: Ordóñez, Ordoñes. */
const nameKey = (word: string): string => stem(soundOf(word));

const leads = (hits: readonly Hit[]): boolean =>
  hits.some(({ entry, share }) => !entry.unproven && share >= LEADING_SHARE);

const idsOf = (hits: readonly Hit[]): string[] => hits.map(({ entry }) => entry.id);

/**
 * The site's search. It always has a result.
 * @param entries in the order of equal results: procedures by care option, care options, clinics
 */
export const createSearch = (entries: readonly SearchEntry[]): ((text: string) => Answers) => {
  const texts = entries
    .flatMap(({ names, words }, entry) =>
      [...new Set([...names, ...words].map(phraseOf))].map((text, index) => {
        const boost = index < names.length ? NAME_BOOST : 1;
        return { text, entry, boost, length: text.split(' ').length };
      }),
    )
    .map((phrase, id): Phrase => ({ ...phrase, id }));
  const phrases = forgiving(
    texts,
    ['entry', 'length', 'boost'],
    new Map(
      entries
        .flatMap(({ names, words }) => [...names, ...words])
        .map((each) => [tokensOf(each).join(''), phraseTokens(each)]),
    ),
  );
  const alone = new Set([...soleOrgans, ...texts.filter(({ length }) => length === 1).map(({ text }) => text)]);
  const atPlace = new Map<string, number[]>();
  for (const [index, { places = [] }] of entries.entries()) {
    const text = places.flatMap(phraseTokens).join(' ');
    if (text) atPlace.set(text, [...(atPlace.get(text) ?? []), index]);
  }
  const placeTexts = [...atPlace.keys()];
  const withPerson = new Map<string, number[]>();
  for (const [index, { people = [] }] of entries.entries())
    for (const word of people.flatMap(tokensOf).map(nameKey))
      withPerson.set(word, [...(withPerson.get(word) ?? []), index]);
  const places = forgiving(placeTexts.map((text, id) => ({ id, text })));
  const careOptionOf = new Map(entries.map(({ id, careOption }) => [id, careOption]));
  const unproven = new Set(entries.filter((entry) => entry.unproven).map(({ id }) => id));
  const clinics = entries.filter(({ kind }) => kind === 'clinic');
  const offering = (id: string): number => clinics.filter(({ offers = [] }) => offers.includes(id)).length;
  /** The most sought first. */
  const proven = entries
    .filter(({ kind, unproven }) => kind === 'procedure' && !unproven)
    .map((entry) => ({ entry, count: offering(entry.id) }))
    .sort((a, b) => b.count - a.count)
    .map(({ entry }) => entry);

  /** Entries by their best phrase: how much of the query it has, and how little else. */
  const hitsOf = (asked: readonly string[], fuzzy?: (word: string) => number): Hit[] => {
    const needed = fuzzy ? 0 : asked.filter((word) => !generalWords.has(word)).length;
    const words = phrases.lead(asked);
    const best = new Map<number, number>();
    const said = new Set<number>();
    const weigh = (word: string): number => (generalWords.has(word) ? GENERAL_BOOST : 1);
    const told = new Set(words.filter((word) => !generalWords.has(word)));
    const isTold = told.size > 0;
    const sites = [...asked, ...words].filter((word) => organs.has(word));
    const ills = asked.filter((word) => ailments.has(word));
    const found = phrases.find(words, fuzzy, weigh);
    const byProven = found.flatMap(({ entry, queryTerms }) => (entries[entry]?.unproven ? [] : [queryTerms]));
    for (const { score, entry, length, boost, terms, queryTerms } of found) {
      const { kind, unproven } = entries[entry] as SearchEntry;
      const isWhole = terms.length >= length;
      // The "no" of "no puedo caminar" leads to no missing teeth, nor "cancer" alone to a breast.
      const fits = queryTerms.filter((word) => (isTold ? told.has(word) : !/^not?$/.test(word)));
      if (fits.every((word) => ills.includes(word))) continue;
      // The "quit" of "quit smoking" leads to no drugs: words count beside others if something is sought by one alone.
      const isSaid = isWhole && terms.every((term) => words.includes(term));
      if (fits.length < needed && !isSaid && kind !== 'clinic' && !fits.some((word) => alone.has(word))) continue;
      // A guess leads to an unproven treatment by its name alone: "ansiedad" is no slip of "antiedad".
      const isGuess = !terms.some((term) => words.includes(term) || term.startsWith(words.at(-1) ?? term));
      if (isGuess && boost < NAME_BOOST && unproven) continue;
      // Nor does it lead anywhere beside a word that fits nothing: "crows feet" are no crowns.
      if (isGuess && [...told].some((word) => !queryTerms.includes(word))) continue;
      if (kind !== 'clinic' && !ills.every((ill) => terms.some((term) => term.startsWith(ill)))) continue;
      // A "cochlear implant" is no dental one. What is unproven says so on its page, whatever it is sought for.
      if (
        sites.length > 0 &&
        kind !== 'clinic' &&
        !unproven &&
        !terms.some((term) => sites.some((site) => term.startsWith(site)))
      )
        continue;
      const whole = boost * score * (0.5 + (0.5 * Math.min(terms.length, length)) / length);
      best.set(entry, Math.max(whole, best.get(entry) ?? 0));
      // "Knee" asks for cells, too, "knee replacement" does not.
      const isOutdone = (by: readonly string[]): boolean =>
        by.length > queryTerms.length && queryTerms.every((word) => by.includes(word));
      if (isWhole && !(unproven && byProven.some(isOutdone))) said.add(entry);
    }
    const most = Math.max(...best.values());
    const hits = [...best].flatMap(([place, score]) => {
      const entry = entries[place];
      // "Surgery" alone means no one more than another, "lifting" those that are called so.
      const share = isTold ? score / most : said.size === 0 || said.has(place) ? 1 : LEAST_SHARE;
      return entry && share >= LEAST_SHARE ? [{ entry, place, share }] : [];
    });
    // "Fat" of the thighs asks for no cells made of fat: what is unproven stands beside others by a whole phrase.
    return leads(hits) ? hits.filter(({ entry, place }) => !entry.unproven || said.has(place)) : hits;
  };

  const inOrder = (hits: readonly Hit[]): Hit[] => {
    const rank = ({ entry, share }: Hit): number => (entry.unproven ? 2 : 0) + (share >= LEADING_SHARE ? 0 : 1);
    return [...hits].sort((a, b) => rank(a) - rank(b) || a.place - b.place);
  };
  const nearest = (words: readonly string[]): Answers => {
    const near = inOrder(hitsOf(words, (word) => (operation.test(word) ? 1 : Math.floor(word.length * 0.3)))).map(
      ({ entry }) => entry,
    );
    // What is done elsewhere is near, too: "elbow replacement".
    const alike = proven.filter(({ names }) =>
      names.flatMap(phraseTokens).some((word) => word !== 'surgery' && words.includes(word)),
    );
    const ids = [...new Set([...near.filter((entry) => proven.includes(entry)), ...alike, ...proven])]
      .slice(0, NEAREST)
      .map(({ id }) => id);
    return { groups: [{ kind: 'procedure', ids }], clinics: [], isNearest: true };
  };

  /** Clinics at a place, or of a person. Only a word that names nothing else may be either with a slip. */
  const placesOf = (word: string, persons = withPerson): number[] =>
    phrases.knows(word) && !places.knows(word)
      ? []
      : (persons.get(nameKey(word)) ??
        places.find([word]).flatMap(({ id }) => atPlace.get(placeTexts[id as number] ?? '') ?? []));

  /** The clinics of each word: "San" counts beside the rest of its place alone, and a saint elsewhere is no physician. */
  const placesOfAll = (words: readonly string[]): Set<number>[] => {
    const isPart = (word: string): boolean =>
      words.length > 1 && partsOfPlaces.has(word) && !withPerson.has(nameKey(word));
    const rest = new Set(words.filter((word) => !isPart(word)).flatMap((word) => placesOf(word, new Map())));
    const ofPart = (word: string): number[] => placesOf(word).filter((place) => rest.has(place));
    return words.map((word, index) => {
      const before = words[index - 1] ?? '';
      const isSaint = isPart(before) && ofPart(before).length === 0;
      return new Set(isPart(word) ? ofPart(word) : placesOf(word, isSaint ? new Map() : withPerson));
    });
  };

  return (text) => {
    const telling = queryTokens(text);
    const words = telling.length > 0 ? telling : phraseTokens(text).filter(phrases.knows);
    const there = placesOfAll(words);
    const needs = words.filter((_, index) => there[index]?.size === 0);
    const asked = there.filter(({ size }) => size > 0);
    const isThere = (place: number): boolean => asked.every((places) => places.has(place));
    const hits = needs.length > 0 ? hitsOf(needs) : [];
    const ofKind = (kind: AnswerKind): Hit[] => inOrder(hits.filter(({ entry }) => entry.kind === kind));
    const procedures = ofKind('procedure');
    const isUnproven = procedures[0]?.entry.unproven ?? false;
    // Unproven procedures are never shown alone: their care option begins with proven ones.
    const before: readonly (string | undefined)[] = isUnproven ? procedures.map(({ entry }) => entry.careOption) : [];
    const careOptions = [
      ...ofKind('careOption'),
      ...entries.flatMap((entry, place) =>
        entry.kind === 'careOption' && before.includes(entry.id) ? [{ entry, place, share: 0 }] : [],
      ),
    ].filter(({ entry }, index, all) => all.findIndex((each) => each.entry === entry) === index);
    const found = new Set(hits.filter(({ entry }) => entry.kind !== 'clinic').map(({ entry }) => entry.id));
    const belongs = (id: string): boolean => found.has(id) || found.has(careOptionOf.get(id) ?? '');
    const suits = ({ offers = [] }: SearchEntry): boolean => found.size === 0 || offers.some(belongs);
    const proves = ({ offers = [] }: SearchEntry): boolean => offers.some((id) => belongs(id) && !unproven.has(id));
    const byProof = (a: SearchEntry, b: SearchEntry): number => Number(proves(b)) - Number(proves(a));

    const clinicsNamed = ofKind('clinic');
    const local = entries
      .flatMap((entry, place): Hit[] =>
        entry.kind === 'clinic' && asked.length > 0 && isThere(place) && suits(entry)
          ? [{ entry, place, share: 1 }]
          : [],
      )
      .sort((a, b) => byProof(a.entry, b.entry));
    const shown = {
      procedure: procedures,
      careOption: careOptions,
      clinic: clinicsNamed.length > 0 ? clinicsNamed : local,
    };
    const groups = answerKinds.filter((kind) => shown[kind].length > 0);
    if (groups.length === 0) return nearest(words);
    const said = phraseOf(text);
    const [named, ...others] = texts.flatMap((phrase) => {
      const entry = entries[phrase.entry];
      return phrase.text === said && entry?.careOption
        ? { procedure: entry.id, specialty: entry.careOption, q: '' as const }
        : [];
    });
    const rank = (kind: AnswerKind): number => (leads(shown[kind]) ? 0 : kind === 'procedure' && isUnproven ? 2 : 1);
    return {
      groups: groups.sort((a, b) => rank(a) - rank(b)).map((kind) => ({ kind, ids: idsOf(shown[kind]) })),
      clinics:
        shown.clinic.length > 0
          ? idsOf(shown.clinic)
          : asked.length > 0
            ? []
            : clinics
                .filter(suits)
                .sort(byProof)
                .map(({ id }) => id),
      ...(others.length === 0 && { named }),
      isNearest: false,
    };
  };
};
