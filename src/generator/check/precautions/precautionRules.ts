import { listSizes, type PrecautionList } from '../../../schemas/precaution';
import { notIn, type Problem, problemOfFile, quote } from '../../content/problem';
import { type FieldPath, listAt, textAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { keysIn } from '../records/keys';
import { fixOfLost } from '../records/references';
import type { RuleContext } from '../rule';

const namedBy = ({ facts }: ParsedRecord): readonly unknown[] => listAt(facts.value, 'precautions');

/** Where the words of a record have each list. */
const pathOf = (list: PrecautionList, { kind }: Pick<ParsedRecord, 'kind'>): FieldPath =>
  kind !== 'precaution' && (list === 'now' || list === 'sameDay') ? ['help', list] : [list];

/** A care option says who should wait in its text, and nothing of medicines. */
const listsOf = ({ kind }: ParsedRecord): readonly PrecautionList[] =>
  kind === 'procedure' ? (Object.keys(listSizes) as PrecautionList[]) : ['now', 'sameDay'];

/** Precautions that do not exist, and lists that are too short or too long together with those of the precautions. */
export function* problemsOfPrecautions(reading: ParsedRecord, context: RuleContext): Iterable<Problem> {
  const { facts, words } = reading;
  const { all } = context;
  const ids = all.precaution.map(idOf);
  const named = namedBy(reading).filter((id) => typeof id === 'string');
  // Facts that are wrong may name others.
  if (!reading.fields.facts) return;
  for (const [index, id] of named.entries()) {
    if (ids.includes(id)) continue;
    const naming = [...all['care-option'], ...all.procedure].filter((page) => namedBy(page).includes(id));
    // Named by several, it was taken away: said once, and no other is near.
    if (naming.length > 1 && naming[0]?.facts.file !== facts.file) continue;
    const finding = notIn(ids, id, 'Remove it, or add the record.', { what: 'the ids of precautions' });
    const lost = fixOfLost('precaution', id, ids, 'remove it.', context);
    yield facts.problemAt(
      ['precautions', index],
      naming.length > 1
        ? {
            found: `${quote(id)}, which ${naming.length} records name`,
            allowed: finding.allowed,
            fix: `Restore the folder precautions/${id} from git, or remove the name from ${naming.map(idOf).join(', ')}.`,
            ...(lost?.nearest && lost),
          }
        : { ...finding, ...lost },
    );
  }
  // Without them, all lists would be too short.
  if (!named.every((id) => ids.includes(id))) return;
  const shared = all.precaution.filter((each) => named.includes(idOf(each)));
  if (shared.some(({ problems }) => problems.length > 0)) return;
  for (const source of words)
    for (const list of listsOf(reading)) {
      const path = pathOf(list, reading);
      const texts = shared.map((each) => each.words.find(({ language }) => language === source.language));
      const count = texts.reduce(
        (sum, text) => sum + listAt(text?.value, list).length,
        listAt(source.value, ...path).length,
      );
      const [least, most] = listSizes[list];
      if (count < least || count > most)
        yield source.problemAt(path, {
          found: `${count} entries, with those of its precautions`,
          allowed: `${least} to ${most} entries`,
          fix: count < least ? 'Add entries, or name precautions in facts.yaml.' : 'Join entries, or remove some.',
        });
    }
}

/** Words of the doctor's sheet that are more or fewer than what they say shorter. */
export function* problemsOfSheetWords({ words }: ParsedRecord): Iterable<Problem> {
  for (const source of words)
    for (const list of ['notFor', 'medicines'] as const) {
      const [said, meant] = [listAt(source.value, 'sheet', list).length, listAt(source.value, list).length];
      if (said > 0 && said !== meant)
        yield source.problemAt(['sheet', list], {
          found: `${said} entries, where ${list} has ${meant}`,
          allowed: `one entry for each of ${list}`,
          fix: 'Say every entry shorter, in the same order, or leave the list out.',
        });
    }
}

export function* problemsOfUnusedPrecautions(precaution: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const pages = [...all.procedure, ...all['care-option']];
  const ids = all.precaution.map(idOf);
  if (pages.some((page) => namedBy(page).includes(idOf(precaution)))) return;
  // A page names it by the name that it had, and has its own problem; or it cannot be read.
  if (pages.some((page) => !page.fields.facts || namedBy(page).some((id) => !ids.includes(String(id))))) return;
  yield problemOfFile(precaution.facts.file, 'whole file', {
    found: 'a precaution that no page names',
    allowed: 'precautions that a procedure or care option names',
    fix: `Add ${idOf(precaution)} to precautions in facts.yaml of a page, or remove the folder.`,
  });
}

/** The same line in two records: a correction of one would miss the other. */
export function* problemsOfRepeatedLines(all: RuleContext['all']): Iterable<Problem> {
  const first = new Map<string, string>();
  // Each operation has its own list of who should wait.
  for (const reading of [...all.precaution, ...all.procedure, ...all['care-option']])
    for (const list of Object.keys(listSizes) as PrecautionList[])
      for (const source of list === 'notFor' ? [] : reading.words)
        for (const [index, text] of listAt(source.value, ...pathOf(list, reading)).entries()) {
          if (typeof text !== 'string') continue;
          const place = first.get(text);
          if (place === undefined) first.set(text, source.file);
          else
            yield source.problemAt([...pathOf(list, reading), index], {
              found: `${quote(text)}, which ${place} has too`,
              allowed: 'each sign and each medicine in one record',
              fix: 'Keep it in a record below precautions, and name that in facts.yaml of both pages.',
            });
        }
}

/** Sources of one key that differ: on a page that shows both, the first would stand for the other. */
export function* problemsOfUnequalSources(all: RuleContext['all']): Iterable<Problem> {
  const first = new Map<string, { readonly text: string; readonly file: string }>();
  const pages = [...all.precaution, ...all.procedure, ...all['care-option']];
  // Wrong sources and duplicate keys have their own problems.
  const isRight = ({ facts, problems }: ParsedRecord): boolean => {
    const keys = keysIn(facts, 'sources');
    return problems.length === 0 && new Set(keys).size === keys.length;
  };
  for (const { facts } of pages.filter(isRight))
    for (const [index, source] of listAt(facts.value, 'sources').entries()) {
      const key = textAt(source, 'key');
      if (key === undefined) continue;
      const text = JSON.stringify(source);
      const known = first.get(key);
      if (known === undefined) first.set(key, { text, file: facts.file });
      else if (known.text !== text)
        yield facts.problemAt(['sources', index, 'key'], {
          found: `${quote(key)}, which is another source in ${known.file}`,
          allowed: 'the same title, year and address wherever a key stands',
          fix: 'Correct the one that is wrong, or give it a key of its own.',
        });
    }
}
