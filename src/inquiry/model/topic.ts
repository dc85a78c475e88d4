import { faultOf, today } from '../../client/days';
import type { InquiryTopics } from '../../data/inquiry';
import type { CareOptionLink } from '../../data/page';
import type { Country } from '../../facts/countries';
import { compared } from '../../facts/limits';
import { type Language, locales } from '../../facts/locales';

/** One thing that an inquiry is about. The name is in the page's language. */
export interface Topic {
  readonly kind: 'procedure' | 'clinic' | 'careOption' | 'arrival';
  readonly id: string;
  readonly name: string;
  readonly country?: Country;
  readonly sheetPath?: string;
  readonly scopes?: Readonly<Record<string, string>> | undefined;
}

/** The same for one subject in either language. */
export const topicKey = ({ kind, id }: Topic): string => `${kind}:${id}`;

/** Procedures first, then clinics. */
export const topicsOf = ({ procedures = [], clinics = [] }: InquiryTopics = {}): readonly Topic[] => [
  ...procedures.map((procedure) => ({ kind: 'procedure', ...procedure }) as const),
  ...clinics.map((clinic) => ({ kind: 'clinic', ...clinic }) as const),
];

export const careOptionTopics = (links: readonly CareOptionLink[]): readonly Topic[] =>
  links.map(({ key, name }) => ({ kind: 'careOption', id: key, name }));

/** A day of arrival, YYYY-MM-DD, as a subject; none where nobody can arrive on it. */
export const arrivalTopics = (day: string, language: Language): readonly Topic[] => {
  if (faultOf(day, today())) return [];
  const format = new Intl.DateTimeFormat(locales[language].formats, { dateStyle: 'long', timeZone: 'UTC' });
  return [{ kind: 'arrival', id: day, name: format.format(new Date(day)) }];
};

/**
 * The country values of the clinics among them, each once, joined by commas. Who has chosen clinics is asked for no country:
 * this takes the answer's place.
 */
export const destinationOf = (subjects: readonly Topic[]): string =>
  [...new Set(subjects.flatMap(({ country }) => country ?? []))].join();

/**
 * The subjects in an address: `?procedure=<id>&clinics=<id>,<id>&date=<day>&treatment=<key>`, or `?clinic=<id>`. What
 * the site does not know is left out: no link puts words into an inquiry.
 */
export const askedTopics = (query: string, known: readonly Topic[], language: Language): readonly Topic[] => {
  const asked = new URLSearchParams(query);
  const named = (kind: Topic['kind'], ...names: readonly string[]): readonly Topic[] => {
    const ids = names.flatMap((name) => asked.getAll(name)).flatMap((list) => list.split(','));
    const found = ids.map((id) => known.find((one) => one.kind === kind && one.id === id));
    return [...new Set(found)].filter((topic) => topic !== undefined);
  };
  return [
    ...named('procedure', 'procedure').slice(0, 1),
    ...named('clinic', 'clinic', 'clinics').slice(0, compared.atMost),
    ...arrivalTopics(asked.get('date') ?? '', language),
    ...named('careOption', 'treatment').slice(0, 1),
  ];
};

/** The same with each clinic's scope of the chosen procedure behind its name: "Sierra Clara (With crown)". */
export const withScopes = (subjects: readonly Topic[]): readonly Topic[] => {
  const chosen = subjects.find(({ kind }) => kind === 'procedure')?.id ?? '';
  return subjects.map((topic) => {
    const scope = topic.scopes?.[chosen];
    return scope ? { ...topic, name: `${topic.name} (${scope})` } : topic;
  });
};

/** Kept subjects with their names in the current page's language, if the page knows them. */
export const inCurrentWords = (kept: readonly Topic[], known: readonly Topic[], language: Language): readonly Topic[] =>
  kept.flatMap((topic) =>
    topic.kind === 'arrival'
      ? arrivalTopics(topic.id, language)
      : (known.find((each) => topicKey(each) === topicKey(topic)) ?? topic),
  );
