import { parseDocument } from 'yaml';
import { z } from 'zod';
import { required } from '../../../src/schemas/describe';
import type { ContentKind } from '../../../src/schemas/kinds';
import { addedFields, type RecordPart } from '../settings/collections';
import { fromForm, toForm } from '../settings/formValues';
import { changedYaml } from './changedYaml';
import { type Covers, recordOfCover, usualCover } from './recordOfCover';

type Values = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^---[ ]*\n([\s\S]*?)\n---[ ]*(?:\n|$)/;

const parse = (text: string): unknown => parseDocument(text, { schema: 'core' }).toJS();

/** What a form shows, as its file means it: without the fields that the studio added. */
export const meantBy = (kind: ContentKind, part: RecordPart, values: Values): Values =>
  fromForm(kind[part], values) as Values;

const setByCommand = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => required(field).meta()?.isSetByCommand ?? field.meta()?.isSetByCommand)
    .map(([name]) => name);

const recordsByKey = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => required(field) instanceof z.ZodRecord)
    .map(([name]) => name);

const yamlOf = (kind: ContentKind, part: RecordPart, values: Values, file: string | undefined): string =>
  changedYaml({
    file,
    value: meantBy(kind, part, values),
    kept: setByCommand(kind[part]),
    listed: recordsByKey(kind[part]),
  });

interface Format {
  readonly fromFile: (text: string) => Values;
  readonly toFile: (values: Values) => string;
}

const sourceOf = (values: Values): string | undefined => {
  const source = values[addedFields.source];
  return typeof source === 'string' && source !== '' ? source : undefined;
};

const factsFormat = (kind: ContentKind, covers: Covers): Format => ({
  fromFile: (text) => {
    const facts = parse(text) as object | null;
    return {
      ...(toForm(kind.facts, facts) as Values),
      ...(kind.hasCover && { [addedFields.cover]: covers[recordOfCover(facts ?? {})] ?? usualCover }),
      [addedFields.source]: text,
    };
  },
  toFile: (values) => yamlOf(kind, 'facts', values, sourceOf(values)),
});

const wordsFormat = (kind: ContentKind): Format => ({
  fromFile: (text) => {
    const [whole = '', fields = ''] = FRONT_MATTER.exec(text) ?? [];
    if (!whole) throw new Error('no fields between two lines of ---');
    return {
      ...(toForm(kind.words, parse(fields)) as Values),
      [addedFields.body]: text.slice(whole.length).trim(),
      [addedFields.source]: text,
    };
  },
  toFile: (values) => {
    const file = sourceOf(values);
    const fields = yamlOf(kind, 'words', values, FRONT_MATTER.exec(file ?? '')?.[1]);
    return `---\n${fields.trimEnd()}\n---\n\n${String(values[addedFields.body] ?? '').trim()}\n`;
  },
});

/** How the studio reads and writes one of a record's files. Both take and give texts as Sveltia does: without ends that cannot be seen. */
export const formatOf = (kind: ContentKind, part: RecordPart, covers: Covers = {}): Format =>
  part === 'facts' ? factsFormat(kind, covers) : wordsFormat(kind);
