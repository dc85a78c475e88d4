import { withoutAccents } from '../../../facts/withoutAccents';
import { contentKindNames } from '../../../schemas/kinds';
import { type Problem, type ProblemText, problemOfFile, quote } from '../../content/problem';
import { dotted, type FieldPath, listAt, textAt, textsIn } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { passagesOf } from '../../content/text/textFields';
import { memoizeByObject } from '../../memoize';
import { CARDINAL } from '../claims/numbersInProse';
import { ageInGit } from '../lastCommit';
import type { RuleContext } from '../rule';

/** What a record says of itself, and what clinics may well say alike: terms, steps, what a price includes. */
const OWN_WORDS = /^(?:summary|description|lede|coverAlt)$/;
const ALIKE =
  /^(?:steps|safety|price|keyFeatures|accreditations|qualifications|offers\..*\.(?:includes|excludes|after))/;

/** Characters from which equal texts are no chance. Treatments have the same risks, so only what they say of themselves counts. */
const longestChance = ({ kind }: ParsedRecord, field: string): number => {
  if (OWN_WORDS.test(field)) return 60;
  // Whoever changes the name of a short one leaves little to compare.
  if (field.endsWith('.biography')) return 40;
  if (kind === 'care-option' || kind === 'procedure') return Number.POSITIVE_INFINITY;
  return kind === 'page' || ALIKE.test(field) ? 120 : 60;
};

/** What belongs to one record alone: the key by which it is compared, and how it is reported. */
interface Own {
  readonly key: string;
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly isText?: boolean;
  /** Whose licence a number is. */
  readonly person?: string;
  readonly problem: (finding: ProblemText) => Problem;
}

/** Without what people write in one way or another: case, accents, punctuation. */
const plain = (text = ''): string => withoutAccents(text).replace(/[^\p{L}\p{N}]/gu, '');
/** Characters from which two issuers do not give the same number by chance. */
const LONG_NUMBER = 5;

const numbersOf = ({ facts, folder, kind }: ParsedRecord): Own[] => {
  const own = (list: string, number: FieldPath, issuer: FieldPath): Own[] =>
    listAt(facts.value, list).flatMap((entry, index) => {
      const [value, by] = [textAt(entry, ...number), textAt(entry, ...issuer)];
      const path: FieldPath = [list, index, ...number];
      return value === undefined
        ? []
        : [
            {
              key: `${list} ${plain(value)} ${plain(value).length < LONG_NUMBER ? plain(by) : ''}`,
              file: facts.file,
              field: dotted(path),
              value,
              ...(list === 'experts' && { person: plain(`${textAt(entry, 'name')} ${by}`) }),
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

/** Names and numbers, which are changed next: "Trained in Toronto for twelve years" and "Trained in Quito for nine years" are one text. */
const NAME = String.raw`\p{Lu}[\p{L}’'-]*(?:(?: (?:de|del|la|las|los|el|y|of|the|and))* \p{Lu}[\p{L}’'-]*)*`;
const CHANGED = new RegExp(`${NAME}|${CARDINAL}|[\\d.,]+`, 'gu');

/** Of a long text what is left without them, of another one all but its own, and the whole: a copy may name the other's town. */
const textKeys = (reading: ParsedRecord, field: string, text: string): string[] => {
  const rest = plain(text.replace(CHANGED, ''));
  return rest.length > longestChance(reading, field) ? [rest] : [...new Set([withoutOwn(reading, text), text.trim()])];
};

const textsOf = (reading: ParsedRecord): Own[] =>
  reading.words.flatMap((source) =>
    passagesOf(source)
      .filter((block) => block.words.length > longestChance(reading, block.field))
      .flatMap(({ words: value, field, problem }) =>
        textKeys(reading, field, value).map((key) => ({
          key: `${reading.kind} ${key}`,
          file: source.file,
          field,
          value,
          isText: true,
          problem,
        })),
      ),
  );

const ownOf = memoizeByObject((reading: ParsedRecord): readonly Own[] => [...numbersOf(reading), ...textsOf(reading)]);

/** Precautions have a rule of their own. */
export const kindsWithCopies = contentKindNames.filter((kind) => kind !== 'precaution');

/**
 * The earliest of those that say the same is first, by its name where git knows of no difference. Git is asked for each
 * number, and for texts, which are many in a copied folder, only for the file.
 */
const firstOf = memoizeByObject((context: RuleContext): ReadonlyMap<string, Own> => {
  const all = new Map<string, Own[]>();
  for (const own of kindsWithCopies.flatMap((kind) => context.all[kind]).flatMap(ownOf))
    all.set(own.key, [...(all.get(own.key) ?? []), own]);
  const ages = new Map<string, number>();
  const ageOf = ({ file, value, isText }: Own): number => {
    const key = isText ? file : `${file} ${value}`;
    const age = ages.get(key) ?? ageInGit(context, file, isText ? undefined : value);
    ages.set(key, age);
    return age;
  };
  return new Map(
    [...all].flatMap(([key, owners]) => {
      const [first] = owners.toSorted((a, b) => ageOf(a) - ageOf(b));
      return first ? [[key, first] as const] : [];
    }),
  );
});

/** A doctor who works in two clinics. A biography of each clinic's own is asked for as any text is. */
const isSamePerson = (own: Own, other: Own): boolean =>
  own.person !== undefined && own.person === other.person && own.file !== other.file;

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
    const others = copies.get(pair) ?? [];
    if (others.every(({ value }) => value !== own.value)) copies.set(pair, [...others, own]);
  }
  for (const [own, ...others] of copies.values()) {
    const other = own && first.get(own.key);
    const isShared = [own, ...others].every((each) => each && isSamePerson(each, first.get(each.key) ?? each));
    if (!own || !other || isShared) continue;
    const but = own.isText && own.value !== other.value ? ' but for names and numbers' : '';
    const more = others.length > 0 ? ` and ${others.length} more: ${others.map(({ field }) => field).join(', ')}` : '';
    yield own.problem({
      found: `${quote(own.value)}, as ${other.field} of ${other.file}${but}${more}`,
      allowed: 'numbers and texts of this record alone',
      fix: `Write its own; what was copied still says what is true of the other.${own.person ? ' A doctor of two clinics has the same name and register in both.' : ''}`,
    });
  }
}

/** Records of which each text stands once: a copied folder would be reported line by line. */
const kindsOfOwnLines = ['procedure', 'precaution'] as const;

const linesOf = memoizeByObject(
  ({ words }: ParsedRecord): ReadonlySet<string> =>
    new Set(words.flatMap(({ value }) => textsIn(value)).map(({ text }) => text)),
);

/** Two procedures rightly share less than half of their lines. */
const COPIED = 0.8;

/** Records most of whose lines are those of an earlier one. What rules find between the two waits. */
export const copiedRecords = (all: RuleContext['all'], context: RuleContext): ReadonlyMap<ParsedRecord, Problem> => {
  const copies = new Map<ParsedRecord, Problem>();
  const sharedBy = (one: ParsedRecord, other: ParsedRecord): number =>
    [...linesOf(one)].filter((line) => linesOf(other).has(line)).length;
  for (const readings of kindsOfOwnLines.map((kind) => all[kind]))
    for (const [index, other] of readings.entries())
      for (const one of readings.slice(0, index)) {
        if (sharedBy(one, other) < COPIED * linesOf(one).size) continue;
        const isOther = ageInGit(context, one.facts.file) <= ageInGit(context, other.facts.file);
        const [original, copy] = isOther ? [one, other] : [other, one];
        const finding = {
          found: `a copy of ${original.folder}: ${sharedBy(one, other)} of ${linesOf(copy).size} lines are the same`,
          allowed: 'a record with lines of its own',
          fix: 'Write its own slug, names and words, or draft: true until they are there. What else is wrong is said then.',
        };
        copies.set(copy, problemOfFile(copy.facts.file, 'whole file', finding));
      }
  return copies;
};
