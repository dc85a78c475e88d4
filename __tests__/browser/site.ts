import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ClinicFacts } from '../../src/schemas/clinic';
import type { Language } from './inquiryPage';

/** Records of the site that the tests build and visit, read from its own files: a test takes what it needs by rule. */
const folder = process.env.CONTENT_FOLDER || '__tests__/site/content';

type Both = Readonly<Record<Language, string>>;

export type Clinic = ClinicFacts & { readonly id: string };

export interface Procedure {
  readonly id: string;
  readonly careOption: string;
  readonly slug: Both;
  readonly name: Both;
}

const ids = (kind: string): readonly string[] =>
  readdirSync(join(folder, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const read = (kind: string, id: string, file: string): string => readFileSync(join(folder, kind, id, file), 'utf8');

const words = (kind: string, id: string, language: Language) =>
  parse(read(kind, id, `words.${language}.md`).split(/^---$/m)[1] ?? '');

/** The first that there is; a rule that finds nothing is an error of the tests' content. */
const first = <Found>(found: readonly Found[], what: string): Found => {
  const [one] = found;
  if (one === undefined) throw new Error(`The site of the tests has no ${what}.`);
  return one;
};

export const clinicIds = ids('clinics');

export const clinics: readonly Clinic[] = clinicIds.map((id) => ({
  id,
  ...parse(read('clinics', id, 'facts.yaml')),
}));

export const procedures: readonly Procedure[] = ids('procedures').map((id) => ({
  id,
  ...parse(read('procedures', id, 'facts.yaml')),
  name: { en: words('procedures', id, 'en').name, es: words('procedures', id, 'es').name },
}));

const isOffered = ({ offers }: Clinic, procedure: string): boolean =>
  offers.some((offer) => offer.procedure === procedure);

export const clinicsWith = (procedure: string): readonly Clinic[] =>
  clinics.filter((clinic) => isOffered(clinic, procedure));

/** A procedure that several clinics offer, and the first two of them. */
export const shared = first(
  procedures.filter(({ id }) => clinicsWith(id).length > 1),
  'procedure at two clinics',
);
export const [one, other] = clinicsWith(shared.id) as readonly [Clinic, Clinic];

/** A procedure for which a clinic asks people to travel twice. */
export const twoTrips = first(
  procedures.filter(({ id }) =>
    clinics.some(({ offers }) => offers.some(({ procedure, trips }) => procedure === id && trips.length > 1)),
  ),
  'procedure with two trips',
);

export const others = clinics.filter(({ id }) => id !== one.id && id !== other.id);

/** A testimonial's clinic with several offers: it has something in each of its tabs. */
export const clinic = first(
  clinics.filter(
    ({ id, offers }) =>
      offers.length > 1 &&
      ids('testimonials').some((each) => parse(read('testimonials', each, 'facts.yaml')).clinic === id),
  ),
  'clinic with offers and a testimonial',
);

export const treatmentName = ({ id }: Clinic, key: string, language: Language = 'en'): string =>
  words('clinics', id, language).offers[key].name;

export const clinicPath = ({ id }: Clinic, language: Language = 'en'): string =>
  `${language === 'en' ? '/clinics' : '/es/clinicas'}/${id}`;

export const procedurePath = ({ slug }: Procedure, language: Language = 'en'): string =>
  `${language === 'en' ? '/procedures' : '/es/procedimientos'}/${slug[language]}`;

export const doctorPath = ({ slug }: Procedure, language: Language = 'en'): string =>
  `${language === 'en' ? '/for-your-doctor' : '/es/para-su-medico'}/${slug[language]}`;

export const countries: readonly string[] = [...new Set(clinics.map(({ country }) => country))];

export const clinicsIn = (country: string): readonly Clinic[] => clinics.filter((each) => each.country === country);
