import { type Country, isCountry } from '../../facts/countries';
import type { InquirySubjects } from '../../views/inquiry';
import type { CareOptionLink } from '../../views/page';

/** One thing that an inquiry is about. The name is in the page's language. */
export interface Subject {
  readonly kind: 'procedure' | 'clinic' | 'careOption';
  readonly id: string;
  /** Other names for it in an address. */
  readonly slug?: string;
  readonly name: string;
  readonly country?: Country;
}

/** As many clinics as can be compared. When an address has more, the first ones count. */
const MOST_CLINICS = 4;

/** The same for one subject in either language. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}:${id}`;

/** Procedures first, then clinics. */
export const subjectsOf = ({ procedures = [], clinics = [] }: InquirySubjects = {}): readonly Subject[] => [
  ...procedures.map((procedure) => ({ kind: 'procedure', ...procedure }) as const),
  ...clinics.map((clinic) => ({ kind: 'clinic', ...clinic }) as const),
];

/** Care options, by key and by the last part of their address. */
export const careOptionSubjects = (links: readonly CareOptionLink[]): readonly Subject[] =>
  links.map(({ key, name, path }) => ({
    kind: 'careOption',
    id: key,
    name,
    slug: path.slice(path.lastIndexOf('/') + 1),
  }));

/** Each subject once, at its first place. */
export const uniqueSubjects = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter((one, place) => place === subjects.findIndex((other) => subjectKey(other) === subjectKey(one)));

/** The country of the clinics among them, if it is only one. */
export const destinationOf = (subjects: readonly Subject[]): Country | undefined => {
  const found = new Set(subjects.filter(({ kind }) => kind === 'clinic').map(({ country }) => country));
  return found.size === 1 ? [...found][0] : undefined;
};

/**
 * The subjects in an address: `?procedure=<slug or id>&clinics=<id>,<id>&treatment=<key or
 * slug>&destination=<country>`, and `?clinic=<id>` for one. Names that the site does not know are left out, so that no
 * link can put words into an inquiry.
 */
export const askedSubjects = (query: string, known: readonly Subject[]) => {
  const asked = new URLSearchParams(query);
  const named = (kind: Subject['kind'], ...names: readonly string[]): readonly Subject[] => {
    const ids = names.flatMap((name) => asked.getAll(name)).flatMap((list) => list.split(','));
    const found = ids.map((each) =>
      known.find(({ id, slug, ...one }) => one.kind === kind && [id, slug].includes(each)),
    );
    return uniqueSubjects(found.filter((subject) => subject !== undefined));
  };
  const subjects = [
    ...named('procedure', 'procedure').slice(0, 1),
    ...named('clinic', 'clinic', 'clinics').slice(0, MOST_CLINICS),
    ...named('careOption', 'treatment').slice(0, 1),
  ];
  const destination = asked.get('destination') ?? '';
  return { subjects, destination: isCountry(destination) ? destination : undefined };
};

/** Kept subjects with their names in the current page's language, if the page knows them. */
export const inCurrentWords = (kept: readonly Subject[], known: readonly Subject[]): readonly Subject[] =>
  kept.map((subject) => known.find((each) => subjectKey(each) === subjectKey(subject)) ?? subject);
