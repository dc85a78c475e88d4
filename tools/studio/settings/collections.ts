import type { CmsConfig, CollectionDivider, EntryCollection, Field } from '@sveltia/cms';
import { defaultLanguage, languages, unfinishedLocales } from '../../../src/facts/locales';
import { site } from '../../../src/facts/site';
import { allowedId } from '../../../src/schemas/fields';
import { type ContentKind, contentKinds, smallestCoverWords } from '../../../src/schemas/kinds';
import { fieldSettingsOf } from './fieldSettings';

/** Fields of the form that no schema has: the file as it was read, the text below the fields, the picture beside them. */
export const addedFields = { source: 'fileAsRead', body: 'body', cover: 'cover' } as const;

/** A record is two entries of the studio: facts once, words in each language. */
export const parts = ['facts', 'words'] as const;
export type RecordPart = (typeof parts)[number];

/** "clinics-facts" names the collection and its files' format. Sveltia takes a format of .md files only with the ending. */
export const collectionName = ({ folder }: ContentKind, part: RecordPart): string => `${folder}-${part}`;
export const formatName = (kind: ContentKind, part: RecordPart): string =>
  part === 'facts' ? collectionName(kind, part) : `${collectionName(kind, part)}-frontmatter`;

const sourceField = (isTranslated: boolean): Field => ({
  name: addedFields.source,
  widget: 'hidden',
  i18n: isTranslated,
});

const coverField: Field = {
  name: addedFields.cover,
  label: 'Cover',
  hint: `The picture: a photograph named cover.jpg or cover.png, at least ${smallestCoverWords}, or a drawing named cover.svg. Choose a file of that name and replace the one that is there.`,
  widget: 'image',
  accept: 'image/jpeg,image/png,image/svg+xml',
  choose_url: false,
  media_folder: '',
  public_folder: '',
};

const bodyField = (hint: string): Field => ({
  name: addedFields.body,
  label: 'Text',
  hint,
  widget: 'markdown',
  // Rich text would write every mark of a page anew.
  modes: ['raw'],
  i18n: true,
});

const refuseTakenNames = (fields: readonly Field[]): Field[] => {
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The studio has a field of its own called ${twice}: rename one of them.`);
  return [...fields];
};

const formFields = (kind: ContentKind, part: RecordPart): Field[] =>
  refuseTakenNames(
    part === 'facts'
      ? [...(kind.hasCover ? [coverField] : []), ...fieldSettingsOf(kind.facts, false), sourceField(false)]
      : [...fieldSettingsOf(kind.words, true), bodyField(kind.text), sourceField(true)],
  );

/** The field whose words stand above the form. */
const titleField = (fields: readonly Field[]): { readonly identifier_field?: string } => {
  const name = ['name', 'title', 'profileTitle', 'treatment'].find((wanted) =>
    fields.some((field) => field.name === wanted && 'required' in field && field.required),
  );
  return name ? { identifier_field: name } : {};
};

const collectionOf = (kind: ContentKind, part: RecordPart, contentFolder: string): EntryCollection => ({
  name: collectionName(kind, part),
  label: `${kind.title}: ${part}`,
  description: part === 'facts' ? 'What is true in every language.' : 'The words in all languages, side by side.',
  icon: part === 'facts' ? 'fact_check' : 'translate',
  folder: `${contentFolder}/${kind.folder}`,
  path: `{{slug}}/${part}`,
  extension: part === 'facts' ? 'yaml' : 'md',
  format: formatName(kind, part),
  i18n: part === 'words',
  slug: {
    editable: ['create'],
    hint: `The id: the folder’s name and part of the page’s address, never changed once published; ${allowedId}. Facts and words of a record have the same.`,
    pattern: [/^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/, allowedId],
  },
  create: !kind.ids,
  delete: !kind.ids,
  duplicate: !kind.ids,
  summary: part === 'facts' ? "{{slug}}{{draft | ternary(' (draft)', '')}}" : '{{slug}}',
  sortable_fields: { fields: ['slug'] },
  preview_path: `page.html?record=${kind.folder}/{{slug}}&language={{locale}}`,
  media_folder: '',
  public_folder: '',
  thumbnail: false,
  ...titleField(formFields(kind, part)),
  fields: formFields(kind, part),
});

interface StudioPlace {
  readonly backend: CmsConfig['backend'];
  /** Address of the studio itself, with a slash at its end. */
  readonly url: string;
  /** Address of the site that it edits. */
  readonly siteUrl: string;
  /** Relative to the repository. */
  readonly contentFolder: string;
}

/**
 * Everything that Sveltia has to know, of the schemas alone.
 * @throws for a type of schema that no field of the studio shows
 */
export const studioSettings = ({ backend, url, siteUrl, contentFolder }: StudioPlace): CmsConfig => ({
  load_config_file: false,
  app_title: `${site.name}: studio`,
  backend,
  site_url: url,
  display_url: siteUrl,
  // Covers only: the studio has no library of pictures.
  media_folder: contentFolder,
  public_folder: '/',
  media_libraries: { stock_assets: { providers: [] } },
  i18n: {
    structure: 'multiple_files',
    locales: [...languages, ...Object.keys(unfinishedLocales)],
    default_locale: defaultLanguage,
    initial_locales: 'all',
  },
  collections: Object.values<ContentKind>(contentKinds).flatMap(
    (kind, index): (EntryCollection | CollectionDivider)[] => [
      ...(index > 0 ? [{ divider: true } as CollectionDivider] : []),
      ...parts.map((part) => collectionOf(kind, part, contentFolder)),
    ],
  ),
});
