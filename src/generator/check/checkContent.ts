import type { z } from 'zod';
import { languages } from '../../facts/locales';
import { isSpecialty } from '../../facts/specialties';
import type { CareOptionFacts, CareOptionWords } from '../../schemas/careOption';
import type { ClinicFacts, ClinicWords } from '../../schemas/clinic';
import { contentKinds } from '../../schemas/kinds';
import type { ProcedureFacts, ProcedureWords } from '../../schemas/procedure';
import type { TestimonialFacts, TestimonialWords } from '../../schemas/testimonial';
import type { TextPageFacts, TextPageWords } from '../../schemas/textPage';
import { readContent } from '../content/readContent';
import { type CheckedRecord, type RecordKind, showsCover } from '../content/record';
import { eachOf } from '../eachOf';
import { problemsOfCareOption } from './careOption';
import { problemsOfClinic } from './clinic';
import { problemsOfCover } from './cover';
import { isoDay, problemsOfDates } from './dates';
import { problemsOfFolders } from './folders';
import { problemsOfGaps } from './gaps';
import { linkTargets } from './linkTargets';
import { problemsOfMarkdown } from './markdown';
import type { Problem } from './problem';
import { type Reading, readRecord } from './readRecord';
import { unique } from './rules';
import { problemsOfShape } from './shape';
import { marksInQuotation, problemsOfTestimonial } from './testimonial';
import { problemsOfTwins } from './twins';
import { problemsOfLanguage } from './wrongLanguage';

export interface Content {
  readonly clinics: readonly CheckedRecord<ClinicFacts, ClinicWords>[];
  readonly careOptions: readonly CheckedRecord<CareOptionFacts, CareOptionWords>[];
  readonly procedures: readonly CheckedRecord<ProcedureFacts, ProcedureWords>[];
  readonly testimonials: readonly CheckedRecord<TestimonialFacts, TestimonialWords>[];
  readonly pages: readonly CheckedRecord<TextPageFacts, TextPageWords>[];
}

export interface CheckResult {
  /** Records whose files fit their schemas; complete and right only when there are no problems. */
  readonly content: Content;
  readonly problems: readonly Problem[];
}

interface RecordSchemas<Facts, Words> {
  readonly folder: RecordKind;
  readonly facts: Facts;
  readonly words: Words;
}

const recordsOf = <Facts, Words>(readings: readonly Reading<Facts, Words>[]): CheckedRecord<Facts, Words>[] =>
  readings.flatMap(({ record }) => (record ? [record] : [])).sort((a, b) => a.id.localeCompare(b.id));

const coversAtOnce = 4;

/** Of a folder that is missing as a whole nothing is said about each record that should be in it. */
const withoutFollowing = (problems: readonly Problem[], unreadable: readonly Problem[]): Problem[] => {
  const isFolder = ({ field }: Problem): boolean => field === 'folder';
  const lost = unreadable.filter(isFolder);
  return problems.filter(
    (problem) =>
      lost.includes(problem) ||
      !isFolder(problem) ||
      !lost.some(({ file }) => `${problem.file}/`.startsWith(`${file}/`)),
  );
};

/**
 * Reads and checks everything below content/. All problems are found in one run; nothing is thrown for bad content.
 * @param root folder of the project
 * @param today as content writes a day: what has happened already must not lie after it
 */
export const checkContent = async (root: string, today = isoDay(new Date())): Promise<CheckResult> => {
  const { records: raw, problems: unreadable } = readContent(root);
  const ofKind = <Facts extends z.ZodType, Words extends z.ZodType>({
    folder,
    facts,
    words,
  }: RecordSchemas<Facts, Words>) =>
    raw.filter(({ kind }) => kind === folder).map((record) => readRecord(record, { facts, words }));

  const clinics = ofKind(contentKinds.clinic);
  const careOptions = ofKind(contentKinds['care-option']);
  const procedures = ofKind(contentKinds.procedure);
  const testimonials = ofKind(contentKinds.testimonial);
  const pages = ofKind(contentKinds.page);

  const all: readonly Reading[] = [...clinics, ...careOptions, ...procedures, ...testimonials, ...pages];
  const targets = linkTargets({ clinics, careOptions, procedures, pages });
  const quoted = new Set<Reading>(testimonials);
  const markdown = new Map<Reading, Problem[]>(
    all.map((reading) => [
      reading,
      reading.words.flatMap((source) => {
        // Marks that a quotation must not have need not be right ones.
        const marks = quoted.has(reading) ? marksInQuotation(source) : [];
        return marks.length > 0 ? marks : problemsOfMarkdown(source, targets);
      }),
    ]),
  );
  // Of a text with marks that went wrong nobody knows how many headings and lists were meant.
  const shapeOf = (reading: Reading): Problem[] => (markdown.get(reading)?.length ? [] : problemsOfShape(reading));
  const covers: Problem[] = [];
  // A few at a time, because each is held as a whole.
  await eachOf(
    raw.filter(({ kind }) => showsCover(kind)),
    coversAtOnce,
    async (record) => {
      covers.push(...(await problemsOfCover(root, record)));
    },
  );
  const problems = [
    ...unreadable,
    ...problemsOfFolders(raw),
    ...problemsOfGaps(clinics, testimonials),
    ...all.flatMap((reading) => reading.problems),
    ...[...markdown.values()].flat(),
    ...all.flatMap(problemsOfTwins),
    ...all.flatMap(problemsOfLanguage),
    ...[...clinics, ...pages].flatMap(shapeOf),
    ...problemsOfDates(all, today),
    ...covers,
    ...clinics.flatMap(problemsOfClinic),
    ...careOptions.flatMap((reading) => {
      // Of sections that are wrong in themselves nothing is said about their twins.
      const own = problemsOfCareOption(reading);
      return own.length > 0 ? own : shapeOf(reading);
    }),
    ...testimonials.flatMap((reading) => problemsOfTestimonial(reading, clinics)),
    ...languages.flatMap((language) => unique(careOptions, ['slug', language], 'slug')),
    ...unique(careOptions, ['order'], 'place'),
    ...unique(clinics, ['featured'], 'place'),
    ...unique(testimonials, ['featured'], 'place'),
  ];
  const content: Content = {
    clinics: recordsOf(clinics),
    careOptions: recordsOf(careOptions)
      .filter(({ id }) => isSpecialty(id))
      .sort((a, b) => a.facts.order - b.facts.order),
    procedures: recordsOf(procedures).sort((a, b) => a.facts.order - b.facts.order),
    testimonials: recordsOf(testimonials),
    pages: recordsOf(pages),
  };
  return { content, problems: withoutFollowing(problems, unreadable) };
};
