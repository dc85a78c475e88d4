import { dirname } from 'node:path';
import { careOptionKeys, isCareOptionKey } from '../../../facts/careOptionKeys';
import { nearest } from '../../../routes/nearest';
import type { ContentKindName } from '../../../schemas/kinds';
import { contentFolder } from '../../content/contentFolder';
import { isReported, isWrongIn, notIn, type Problem, type ProblemText, quote } from '../../content/problem';
import { isDraftFolder } from '../../content/records/drafts';
import { listAt, matchesIn, textAt } from '../../content/records/fieldAccess';
import { idOf, kinds } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { changedFiles, committedValue } from '../lastCommit';
import type { RuleContext } from '../rule';
import { unlistedSources } from '../sources/sourceRules';
import { keysIn } from './keys';

/** A field whose values are listed elsewhere, so that its schema cannot know them. */
interface Reference {
  /** `*` stands for each entry of a list. */
  readonly pattern: readonly string[];
  readonly what: string;
  /** Empty while the list is missing or misspelled: then that is reported, not who names it. */
  readonly allowed: (reading: ParsedRecord, context: RuleContext) => readonly string[];
  /** What to do instead; where a folder is named, what else may be done. */
  readonly otherwise?: string;
  /** Of the records that are named by their folder. */
  readonly kind?: ContentKindName;
}

const careOptionKeysOf = (clinic: ParsedRecord | undefined): string[] => {
  const own = listAt(clinic?.facts.value, 'specialties');
  return own.every(isCareOptionKey) ? [...own] : [];
};

/** Keys of another list of the file; none while something is wrong in it. */
const keysOf =
  (list: string) =>
  ({ facts, problems }: ParsedRecord): string[] =>
    isWrongIn(problems, facts, list) ? [] : keysIn(facts, list);

/** Those that the words cite, too, are reported once, with the list. */
const sourcesOf = (reading: ParsedRecord): string[] => {
  const keys = keysOf('sources')(reading);
  return keys.length === 0 ? [] : [...keys, ...unlistedSources(reading)];
};

const sourceKeys = {
  what: 'a key of sources',
  allowed: sourcesOf,
  otherwise: 'List the source below sources.',
};

const ownSpecialty = {
  what: 'a specialty of this clinic',
  allowed: careOptionKeysOf,
  otherwise: 'Use one of the allowed values, or add it to specialties.',
};

const references: readonly Reference[] = [
  {
    pattern: ['specialties', '*'],
    what: 'care options with a page',
    allowed: (_reading, { hiddenCareOptions }) => careOptionKeys.filter((key) => !hiddenCareOptions.has(key)),
    otherwise: 'Remove it, or give the care option its page: without draft: true and notOffered: true.',
  },
  { pattern: ['experts', '*', 'specialty'], ...ownSpecialty },
  { pattern: ['accreditations', '*', 'covers', '*'], ...ownSpecialty },
  {
    pattern: ['offers', '*', 'practitioners', '*'],
    what: 'the key of one of the experts',
    allowed: keysOf('experts'),
  },
  {
    pattern: ['offers', '*', 'procedure'],
    what: 'the id of a procedure',
    allowed: (_reading, { all }) => all.procedure.map(idOf),
    otherwise: 'remove this offer with its words.',
    kind: 'procedure',
  },
  {
    pattern: ['clinic'],
    what: 'the id of a clinic',
    allowed: (_reading, { all }) => all.clinic.map(idOf),
    otherwise: 'remove this testimonial.',
    kind: 'clinic',
  },
  {
    pattern: ['careOption'],
    what: 'a specialty of its clinic',
    allowed: ({ facts }, { all }) =>
      careOptionKeysOf(all.clinic.find((each) => each.fields.facts && idOf(each) === textAt(facts.value, 'clinic'))),
  },
  {
    pattern: ['beforeFlight', 'source'],
    ...sourceKeys,
    what: 'own, or a key of sources',
    allowed: (reading) => sourcesOf(reading).flatMap((key, index) => (index === 0 ? ['own', key] : key)),
  },
  { pattern: ['risks', '*', 'source'], ...sourceKeys },
];

/** A record that is there, and whose page is not yet. */
const draft = (value: string, file: string): ProblemText => ({
  found: `${quote(value)}, which is a draft`,
  allowed: 'what has a page',
  fix: `Publish it: remove the line draft: true from ${file}. Until then write draft: true here too.`,
});

const factsOf = (kind: ContentKindName, id: string): string =>
  `${contentFolder()}/${kinds[kind].folder}/${id}/facts.yaml`;

/** What to do where a folder had a name until now: the new one may be a folder that the last commit lacks, and no other. */
export const fixOfLost = (
  kind: ContentKindName,
  name: string,
  ids: readonly string[],
  orElse: string,
  context: RuleContext,
) => {
  if (!changedFiles(context).includes(factsOf(kind, name))) return undefined;
  const meant = nearest(
    name,
    ids.filter((id) => !committedValue(context, factsOf(kind, id))),
  );
  const fix = `If ${meant} had this name, give it its name back: addresses stay. Or write ${meant}, or ${orElse}`;
  return { nearest: meant, fix: meant ? fix : `Use one of the allowed values, or ${orElse}` };
};

/** Fields that name something which does not exist, such as a testimonial's clinic. */
export function* problemsOfReferences(reading: ParsedRecord, context: RuleContext): Iterable<Problem> {
  const { facts, problems } = reading;
  for (const { pattern, what, allowed, otherwise = 'Use one of the allowed values.', kind } of references)
    for (const { path, value } of matchesIn(facts.value, pattern)) {
      const values = allowed(reading, context);
      if (typeof value !== 'string' || values.includes(value) || isReported(problems, facts, path)) continue;
      const file = kind && factsOf(kind, value);
      if (file && isDraftFolder(context.root, dirname(file))) {
        yield facts.problemAt(path, draft(value, file));
        continue;
      }
      if (values.length === 0) continue;
      const write = kind && { write: (meant: string) => `Write ${meant}, or ${otherwise}` };
      yield facts.problemAt(path, {
        ...notIn(values, value, kind ? `Use one of the allowed values, or ${otherwise}` : otherwise, {
          what,
          ...write,
        }),
        ...(kind && fixOfLost(kind, value, values, otherwise, context)),
      });
    }
}
