import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { z } from 'zod';
import { fieldNotes } from '../../../src/schemas/describe';
import { type ContentKind, contentKinds } from '../../../src/schemas/kinds';
import { collectionName, parts, type RecordPart, studioSettings } from '../../../tools/studio/settings/collections';
import { fieldSettingsOf } from '../../../tools/studio/settings/fieldSettings';

type AnyField = Field & Record<string, unknown>;

const settings: CmsConfig = studioSettings({
  backend: { name: 'github', repo: 'owner/name' },
  url: 'http://localhost:8001/',
  siteUrl: 'http://localhost:8000',
  contentFolder: 'content',
});
const kinds = Object.values<ContentKind>(contentKinds);
const collectionOf = (kind: ContentKind, part: RecordPart): EntryCollection =>
  settings.collections?.find((item) => 'name' in item && item.name === collectionName(kind, part)) as EntryCollection;

/** Paths as content/README.md writes them: `experts[].name`, `offers.<key>.name`. */
const pathsOf = (fields: readonly AnyField[], schema: z.ZodType, path = ''): string[] =>
  fields.flatMap((field) => {
    const own = path ? `${path}.${field.name}` : field.name;
    const inner = schema instanceof z.ZodObject ? (schema.shape[field.name] as z.ZodType | undefined) : undefined;
    const bare = inner instanceof z.ZodOptional ? (inner.unwrap() as z.ZodType) : inner;
    const fieldsBelow = field.fields as readonly AnyField[] | undefined;
    if (!fieldsBelow) return [own];
    if (bare instanceof z.ZodRecord)
      return [
        own,
        ...pathsOf(
          fieldsBelow.filter(
            ({ name }) => name !== 'key' && (name !== 'text' || bare.valueType instanceof z.ZodObject),
          ),
          bare.valueType as z.ZodType,
          `${own}.<key>`,
        ),
      ];
    if (bare instanceof z.ZodArray) return [own, ...pathsOf(fieldsBelow, bare.element as z.ZodType, `${own}[]`)];
    const object = bare instanceof z.ZodUnion ? (bare.options[1] as z.ZodType) : bare;
    return [own, ...pathsOf(fieldsBelow, object as z.ZodType, own)];
  });

const fieldAt = (kind: ContentKind, part: RecordPart, ...names: readonly string[]): AnyField => {
  let fields = collectionOf(kind, part).fields as readonly AnyField[];
  let found: AnyField | undefined;
  for (const name of names) {
    found = fields.find((field) => field.name === name);
    fields = (found?.fields ?? (found?.field ? [found.field] : [])) as readonly AnyField[];
  }
  if (!found) throw new Error(`no field ${names.join('.')}`);
  return found;
};

describe('the form of a record', () => {
  it.each(kinds.flatMap((kind) => parts.map((part) => [kind.folder, part, kind] as const)))(
    '%s, %s: has every field of the schema in its order',
    (_folder, part, kind) => {
      const shown = pathsOf(collectionOf(kind, part).fields as AnyField[], kind[part]).filter(
        (path) => !['cover', 'body', 'fileAsRead'].includes(path),
      );
      const declared = fieldNotes(kind[part]).map(({ path }) => path);
      expect(shown).toEqual(declared.filter((path) => path !== 'translatedFrom'));
    },
  );

  it('does not show what a command sets', () => {
    expect(fieldNotes(contentKinds.clinic.words).some(({ path }) => path === 'translatedFrom')).toBe(true);
    expect(fieldSettingsOf(contentKinds.clinic.words, true).map(({ name }) => name)).not.toContain('translatedFrom');
  });

  it.each<[kind: keyof typeof contentKinds, part: RecordPart, path: string, settings: object]>([
    ['clinic', 'words', 'description', { widget: 'text', minlength: 110, maxlength: 170, i18n: true }],
    ['testimonial', 'words', 'treatment', { widget: 'string', maxlength: 60 }],
    ['clinic', 'words', 'accreditations.text', { maxlength: 140 }],
    ['clinic', 'facts', 'country', { widget: 'select' }],
    ['clinic', 'facts', 'specialties', { widget: 'select', multiple: true, min: 1 }],
    ['testimonial', 'facts', 'clinic', { widget: 'relation', collection: 'clinics-facts' }],
    ['clinic', 'facts', 'offers.procedure', { widget: 'relation', collection: 'procedures-facts' }],
    ['clinic', 'facts', 'reviewed', { type: 'date', format: 'YYYY-MM-DD' }],
    ['clinic', 'facts', 'keyFeatures', { widget: 'list', min: 4, max: 6 }],
    ['clinic', 'words', 'keyFeatures', { widget: 'list' }],
    ['clinic', 'words', 'offers', { widget: 'list' }],
    ['clinic', 'facts', 'featured', { required: false }],
    ['care-option', 'facts', 'reviewer', { widget: 'object', required: false }],
    ['clinic', 'facts', 'offers.byRoad', { widget: 'object', required: false }],
    ['clinic', 'facts', 'experts.practisingSince', { value_type: 'int', min: 1950, max: 2100, required: true }],
  ])('%s, %s, %s is shown as what it is, with its limits', (kind, part, path, expected) => {
    expect(fieldAt(contentKinds[kind], part, ...path.split('.'))).toMatchObject(expected);
  });

  it('says of each field what it is, its limits and an example', () => {
    expect(fieldAt(contentKinds.clinic, 'facts', 'experts', 'practisingSince')).toMatchObject({
      label: 'Practising since',
      hint: 'Year. A whole number; 1950 or later; 2100 or earlier. For example 2004.',
    });
  });

  it.each([
    ['facts', ['location', 'airport', 'code'], 'MDE', 'Mde'],
    ['facts', ['offers', 'key'], 'total-knee', 'Total knee'],
    ['facts', ['accreditations', 'verifyAt'], 'https://example.com/a', 'http://example.com/a'],
    ['facts', ['languages', 'text'], 'es', 'Spanish'],
    ['words', ['summary'], 'Two * three and a_b', 'Care for *everyone*'],
    ['words', ['gettingThere'], 'One.\n\nTwo.', '# Heading'],
  ] as const)('%s, %j: takes %j and refuses %j at the field', (part, names, right, wrong) => {
    const [pattern, message] = fieldAt(contentKinds.clinic, part, ...names).pattern as [RegExp, string];
    expect(pattern.test(right)).toBe(true);
    expect(pattern.test(wrong)).toBe(false);
    expect(message).not.toBe('');
  });

  it('lets nobody make or remove a record that the site has a page for', () => {
    expect(collectionOf(contentKinds.page, 'facts')).toMatchObject({ create: false, delete: false });
    expect(collectionOf(contentKinds.clinic, 'facts')).toMatchObject({ create: true, delete: true });
  });
});

it('refuses a type of schema that nothing shows', () => {
  const odd = z.strictObject({ when: z.date().describe('a moment') });
  expect(() => fieldSettingsOf(odd, false)).toThrow('No field of the studio shows when, date');
});
