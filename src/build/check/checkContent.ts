import { isSpecialty, specialties } from '../../facts/specialties';
import { languages } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import type { PlainRouteKey } from '../../routes/table';
import { routeTable } from '../../routes/table';
import { type CareOptionFacts, type CareOptionWords, careOptionFacts, careOptionWords } from '../../schemas/careOption';
import { type ClinicFacts, type ClinicWords, clinicFacts, clinicWords } from '../../schemas/clinic';
import { testimonialFacts, testimonialWords, type TestimonialFacts, type TestimonialWords } from '../../schemas/testimonial';
import { textPageFacts, textPages, textPageWords, type TextPageFacts, type TextPageWords } from '../../schemas/textPage';
import { readContent } from '../content/readContent';
import type { CheckedRecord, RawRecord, RecordKind } from '../content/record';
import { problemsOfCareOption } from './careOption';
import { problemsOfClinic } from './clinic';
import { problemsOfCover } from './cover';
import { problemsOfMarkdown } from './markdown';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';
import { type ParsedRecord, type Reading, readRecord } from './readRecord';
import { type Claim, folderName, oneOf, unique } from './rules';

export interface Content {
  readonly clinics: readonly CheckedRecord<ClinicFacts, ClinicWords>[];
  readonly careOptions: readonly CheckedRecord<CareOptionFacts, CareOptionWords>[];
  readonly testimonials: readonly CheckedRecord<TestimonialFacts, TestimonialWords>[];
  readonly pages: readonly CheckedRecord<TextPageFacts, TextPageWords>[];
}

export interface CheckResult {
  /** Records that could be read; complete and right only when there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
}

const parsedOf = <Facts, Words>(readings: readonly Reading<Facts, Words>[]): ParsedRecord<Facts, Words>[] =>
  readings.flatMap(({ parsed }) => (parsed ? [parsed] : []));

/** All paths that pages will have, as far as the records can be read. */
const pathsOf = (raw: readonly RawRecord[], careOptions: readonly ParsedRecord<CareOptionFacts, CareOptionWords>[]): Set<string> => {
  const plain = (Object.keys(routeTable) as (keyof typeof routeTable)[]).filter(
    (route): route is PlainRouteKey => route !== 'clinic' && route !== 'careOption',
  );
  return new Set(
    languages.flatMap((language) => [
      ...plain.map((route) => pathFor(route, language)),
      ...raw.filter(({ kind }) => kind === 'clinics').map(({ id }) => pathFor('clinic', language, id)),
      ...careOptions.map(({ record }) => pathFor('careOption', language, record.facts.slug[language])),
    ]),
  );
};

const claims = <Facts, Words>(
  parsed: readonly ParsedRecord<Facts, Words>[],
  path: readonly PropertyKey[],
  valueOf: (facts: Facts) => string | number | undefined,
): Claim[] =>
  parsed.flatMap(({ record, factsSource }) => {
    const value = valueOf(record.facts);
    return value === undefined
      ? []
      : [{ value: String(value), file: factsSource.file, line: factsSource.lineOf(path), field: path.join('.') }];
  });

const missingRecords = (raw: readonly RawRecord[], kind: RecordKind, wanted: readonly string[]): Problem[] =>
  wanted
    .filter((id) => !raw.some((record) => record.kind === kind && record.id === id))
    .map((id) => ({
      file: `content/${kind}/${id}`,
      line: 1,
      field: 'folder',
      found: 'nothing',
      allowed: `one folder for each of: ${wanted.join(', ')}`,
      mend: `Create content/${kind}/${id}.`,
    }));

const unknownPages = (raw: readonly RawRecord[]): Problem[] =>
  raw
    .filter(({ kind, id }) => kind === 'pages' && !textPages.some((page) => page === id))
    .map(({ folder, id }) => {
      const meant = nearest(id, textPages);
      return {
        file: folder,
        line: 1,
        field: 'folder name',
        found: quote(id),
        allowed: textPages.join(', '),
        ...(meant && { nearest: meant }),
        mend: 'Rename the folder; a new page also needs a row in src/routes/table.ts.',
      };
    });

const problemsOfTestimonial = (
  { record, factsSource }: ParsedRecord<TestimonialFacts, TestimonialWords>,
  clinicIds: readonly string[],
  clinics: readonly ParsedRecord<ClinicFacts, ClinicWords>[],
): Problem[] => {
  const { clinic, careOption } = record.facts;
  const unknown = oneOf(factsSource, ['clinic'], clinic, clinicIds, 'the id of a clinic');
  const offered = clinics.find((candidate) => candidate.record.id === clinic)?.record.facts.specialties;
  return unknown.length > 0 || !offered
    ? unknown
    : oneOf(factsSource, ['careOption'], careOption, offered, `a specialty of the clinic ${clinic}`);
};

const byId = <Facts, Words>(parsed: readonly ParsedRecord<Facts, Words>[]): CheckedRecord<Facts, Words>[] =>
  parsed.map(({ record }) => record).sort((a, b) => a.id.localeCompare(b.id));

/**
 * Reads and checks everything below content/. All problems are found in one run; nothing is thrown for bad content.
 * @param root folder of the project
 */
export const checkContent = async (root: string): Promise<CheckResult> => {
  const { records: raw, problems: unreadable } = readContent(root);
  const ofKind = (kind: RecordKind): RawRecord[] => raw.filter((record) => record.kind === kind);

  const readings = {
    clinics: ofKind('clinics').map((record) => readRecord(record, { facts: clinicFacts, words: clinicWords })),
    careOptions: ofKind('care-options').map((record) => readRecord(record, { facts: careOptionFacts, words: careOptionWords })),
    testimonials: ofKind('testimonials').map((record) => readRecord(record, { facts: testimonialFacts, words: testimonialWords })),
    pages: ofKind('pages').map((record) => readRecord(record, { facts: textPageFacts, words: textPageWords })),
  };
  const clinics = parsedOf(readings.clinics);
  const careOptions = parsedOf(readings.careOptions);
  const testimonials = parsedOf(readings.testimonials);
  const pages = parsedOf(readings.pages);

  const targets = { paths: pathsOf(raw, careOptions) };
  const all = Object.values(readings).flat();
  const covers = await Promise.all(
    raw.filter(({ kind }) => kind === 'clinics' || kind === 'care-options').map((record) => problemsOfCover(root, record)),
  );
  const clinicIds = ofKind('clinics').map(({ id }) => id);

  const problems = [
    ...unreadable,
    ...raw.flatMap(({ folder, id }) => folderName(folder, id)),
    ...all.flatMap((reading) => reading.problems),
    ...all.flatMap(({ texts }) =>
      texts.flatMap(({ language, source }) =>
        problemsOfMarkdown(source.tree, { file: source.file, language, bodyLine: source.bodyLine }, targets),
      ),
    ),
    ...covers.flat(),
    ...missingRecords(raw, 'care-options', specialties),
    ...missingRecords(raw, 'pages', textPages),
    ...unknownPages(raw),
    ...clinics.flatMap(problemsOfClinic),
    ...careOptions.flatMap(problemsOfCareOption),
    ...testimonials.flatMap((parsed) => problemsOfTestimonial(parsed, clinicIds, clinics)),
    ...languages.flatMap((language) => unique(claims(careOptions, ['slug', language], ({ slug }) => slug[language]), 'slug')),
    ...unique(claims(careOptions, ['order'], ({ order }) => order), 'place'),
    ...unique(claims(clinics, ['featured'], ({ featured }) => featured), 'place'),
    ...unique(claims(testimonials, ['featured'], ({ featured }) => featured), 'place'),
  ];
  const content: Content = {
    clinics: byId(clinics),
    careOptions: byId(careOptions)
      .filter(({ id }) => isSpecialty(id))
      .sort((a, b) => a.facts.order - b.facts.order),
    testimonials: byId(testimonials),
    pages: byId(pages),
  };
  return { content, problems };
};
