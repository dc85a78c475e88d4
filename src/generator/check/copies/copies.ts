import { contentKindNames } from '../../../schemas/kinds';
import { type Problem, type ProblemText, quote } from '../../content/problem';
import { dotted, type FieldPath, listAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { blocksOf } from '../../content/text/textFields';
import { memoizeByObject } from '../../memoize';
import { committedFiles } from '../lastCommit';
import type { RuleContext } from '../rule';

/** What a record says of itself, and what clinics may well say alike: terms, steps, what a price includes. */
const OWN_WORDS = /^(?:summary|description|lede|coverAlt)$/;
const ALIKE =
  /^(?:steps|safety|price|keyFeatures|accreditations|qualifications|offers\..*\.(?:includes|excludes|after))/;

/** Characters from which equal texts are no chance. Treatments have the same risks, so only what they say of themselves counts. */
const longestChance = ({ kind }: ParsedRecord, field: string): number => {
  if (OWN_WORDS.test(field)) return 60;
  if (kind === 'care-option' || kind === 'procedure') return Number.POSITIVE_INFINITY;
  return kind === 'page' || ALIKE.test(field) ? 120 : 60;
};

/** What belongs to one record alone: the key by which it is compared, and how it is reported. */
interface Own {
  readonly key: string;
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly problem: (finding: ProblemText) => Problem;
}

const numbersOf = ({ facts, folder, kind }: ParsedRecord): Own[] => {
  const own = (list: string, number: FieldPath, issuer: FieldPath): Own[] =>
    listAt(facts.value, list).flatMap((entry, index) => {
      const [value, by] = [textAt(entry, ...number), textAt(entry, ...issuer)];
      const path: FieldPath = [list, index, ...number];
      return value === undefined
        ? []
        : [
            {
              key: `${list} ${value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')} ${by}`,
              file: facts.file,
              field: dotted(path),
              value,
              problem: (finding: ProblemText) => facts.problemAt(path, finding),
            },
          ];
    });
  const names = listAt(facts.value, 'experts').map((_, index): FieldPath => ['experts', index, 'name']);
  const alone = [...names, ['name'], ['location', 'address']].flatMap((path): Own[] => {
    const value = textAt(facts.value, ...path);
    if (value === undefined) return [];
    // The same doctor may work in two clinics.
    const key = `${dotted(path.slice(-1))} ${path.length === 3 ? folder : ''} ${value.toLowerCase()}`;
    const problem = (finding: ProblemText) => facts.problemAt(path, finding);
    return [{ key, file: facts.file, field: dotted(path), value, problem }];
  });
  return [
    ...own('accreditations', ['number'], ['body']),
    ...own('experts', ['licence', 'number'], ['licence', 'register']),
    ...(kind === 'clinic' ? alone : []),
  ];
};

/** A text without the record's own name and town, which are what people change first in a copy. */
const withoutOwn = ({ facts }: ParsedRecord, text: string): string =>
  ['name', 'city']
    .flatMap((field) => textAt(facts.value, field) ?? [])
    .reduce((rest, own) => rest.replaceAll(own, ''), text.trim());

const textsOf = (reading: ParsedRecord): Own[] =>
  reading.words.flatMap((source) =>
    blocksOf(source)
      .filter((block) => block.words.length > longestChance(reading, block.field))
      .map(({ words: value, field, problem }) => ({
        key: `${reading.kind} ${withoutOwn(reading, value)}`,
        file: source.file,
        field,
        value,
        problem,
      })),
  );

const ownOf = memoizeByObject((reading: ParsedRecord): readonly Own[] => [...numbersOf(reading), ...textsOf(reading)]);

/** Precautions have a rule of their own. */
export const kindsWithCopies = contentKindNames.filter((kind) => kind !== 'precaution');

/** The first record that has each number and text. One that the last commit lacks comes last: it is the copy. */
const firstOf = memoizeByObject((context: RuleContext): ReadonlyMap<string, Own> => {
  const first = new Map<string, Own>();
  const isNew = ({ facts }: ParsedRecord): boolean => !committedFiles(context).has(facts.file);
  const readings = kindsWithCopies.flatMap((kind) => context.all[kind]);
  for (const own of readings.sort((a, b) => Number(isNew(a)) - Number(isNew(b))).flatMap(ownOf))
    if (!first.has(own.key)) first.set(own.key, own);
  return first;
});

/**
 * Numbers of certificates and licences, and whole texts, that an earlier record of the kind, or an earlier entry of its own, has, too: what was copied. One
 * warning a file for each other file.
 */
export function* problemsOfCopies(reading: ParsedRecord, context: RuleContext): Iterable<Problem> {
  const first = firstOf(context);
  const copies = new Map<string, Own[]>();
  for (const own of ownOf(reading)) {
    const earlier = first.get(own.key);
    const other = earlier?.file ?? '';
    // A text that both languages have is reported elsewhere, and two treatments may be followed up alike.
    const isOwn = other.startsWith(`${reading.folder}/`);
    if (earlier === own || (isOwn && (other !== own.file || own.field.endsWith('afterReturn')))) continue;
    const pair = `${own.file} ${other}`;
    copies.set(pair, [...(copies.get(pair) ?? []), own]);
  }
  for (const [own, ...others] of copies.values()) {
    const other = own && first.get(own.key);
    if (!own || !other) continue;
    const more = others.length > 0 ? ` and ${others.length} more: ${others.map(({ field }) => field).join(', ')}` : '';
    yield own.problem({
      found: `${quote(own.value)}, as ${other.field} of ${other.file}${more}`,
      allowed: 'numbers and texts of this record alone',
      fix: 'Write its own; what was copied still says what is true of the other.',
    });
  }
}
