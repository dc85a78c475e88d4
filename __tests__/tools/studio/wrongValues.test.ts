import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { locales } from '../../../src/facts/locales';
import { type Check, messageOf, required, withFields } from '../../../src/schemas/describe';
import { type ContentKind, contentKinds } from '../../../src/schemas/kinds';
import { validateEntry } from '../../../tools/studio/app/validateEntry';
import { formatOf } from '../../../tools/studio/files/format';
import { collectionName, parts, type RecordPart } from '../../../tools/studio/settings/collections';
import { allowedBy, type WrongValue, wrongValues } from './wrongValues';

const kinds = Object.values<ContentKind>(contentKinds);

/** Values of one kind that the form enters in one way; texts, lists and groups of fields are what their rules say. */
const typeOf = (schema: z.ZodType): readonly string[] => {
  if (schema instanceof z.ZodLiteral) return [`literal ${schema.value}`];
  return schema instanceof z.ZodEnum || schema instanceof z.ZodBoolean || schema instanceof z.ZodNumber
    ? [schema.type]
    : [];
};

const own = (schema: z.ZodType): readonly string[] =>
  ((schema._zod.def.checks ?? []) as readonly Check[])
    // Blanks at both ends are cut off, which refuses nothing.
    .filter(({ _zod }) => _zod.def.check !== 'overwrite')
    .map((check) => `${schema.type}: ${String(messageOf(check)).replace(/\d+/g, 'N')}`);

/** Kinds of rule that a schema contains. */
const rulesOf = (field: z.ZodType): readonly string[] => {
  const schema = withFields(field);
  const isSetByCommand = field.meta()?.isSetByCommand ?? schema.meta()?.isSetByCommand;
  if (isSetByCommand) return [];
  const inner = [
    ...(schema instanceof z.ZodObject ? Object.values(schema.shape as Record<string, z.ZodType>) : []),
    ...(schema instanceof z.ZodArray ? [schema.element as z.ZodType] : []),
    ...(schema instanceof z.ZodRecord ? [schema.keyType as z.ZodType, schema.valueType as z.ZodType] : []),
  ];
  return [
    ...(field === required(field) ? ['required'] : []),
    ...(schema.meta()?.recordsOf ? ['another record'] : []),
    ...typeOf(schema),
    ...own(schema),
    ...inner.flatMap(rulesOf),
  ];
};

const found = [...new Set(kinds.flatMap(({ facts, words }) => [...rulesOf(facts), ...rulesOf(words)]))].sort();

type Values = Record<string, unknown>;

const kindAndPart = (entry: string): { readonly kind: ContentKind; readonly part: RecordPart } => {
  for (const kind of kinds)
    for (const part of parts) if (entry.startsWith(`${collectionName(kind, part)}/`)) return { kind, part };
  throw new Error(`No collection has ${entry}.`);
};

const formOf = (entry: string, language: 'en' | 'es'): Values => {
  const { kind, part } = kindAndPart(entry);
  const file = part === 'facts' ? 'facts.yaml' : `words.${language}.md`;
  const path = `__tests__/site/content/${kind.folder}/${entry.split('/').at(-1)}/${file}`;
  return formatOf(kind, part).fromFile(readFileSync(path, 'utf8')) as Values;
};

const enter = (values: Values, { path, value }: Pick<WrongValue, 'path' | 'value'>): void => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((inner: Values, name) => inner[name] as Values, values);
  place[last] = typeof value === 'object' ? (place[last] as unknown[]).slice(value.taken) : value;
};

const judged = (entry: string, change: (values: Values) => void = () => undefined): string | undefined => {
  const data = formOf(entry, 'en');
  change(data);
  const { kind, part } = kindAndPart(entry);
  return validateEntry({
    collection: collectionName(kind, part),
    data,
    i18n: part === 'facts' ? {} : { es: { data: formOf(entry, 'es') } },
  });
};

it('has a wrong value for each kind of rule in the schemas', () => {
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter((rule) => !wrongValues.some((wrong) => wrong.rule === rule))).toEqual([]);
});

it('says in its own words what each rule allows', () => {
  expect(found.filter((rule) => rule.endsWith(': undefined'))).toEqual([]);
});

it.each([...new Set(wrongValues.map(({ entry }) => entry))])('finds nothing in %s as it is', (entry) => {
  expect(judged(entry)).toBeUndefined();
});

it('asks for a clinic’s words in every language, but in one in which clinics may be missing', () => {
  const entry = { collection: 'clinics-words', data: formOf('clinics-words/cumbre', 'en'), i18n: {} };
  expect(validateEntry(entry)).toContain('(Spanish)');
  const spanish = jest.replaceProperty(locales, 'es', { ...locales.es, partial: true });
  expect(validateEntry(entry)).toBeUndefined();
  spanish.restore();
});

it.each(wrongValues.map((wrong) => [wrong.rule, wrong] as const))('refuses to save: %s', (_rule, wrong) => {
  expect(judged(wrong.entry, (values) => enter(values, wrong))).toMatch(allowedBy(wrong));
});
