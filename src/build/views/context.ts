import type { Root } from 'hast';
import type { TFunction } from 'i18next';
import type { Country } from '../../facts/countries';
import type { Language } from '../../facts/locales';
import type { Specialty } from '../../facts/specialties';
import { pathFor } from '../../routes/path';
import type { PictureView } from '../../views/picture';
import type { Content } from '../check/checkContent';
import type { PictureKindName } from '../images/pictureKind';
import { type ProseWords, prepareProse } from '../markdown/prose';
import type { Format } from './format';

export type ClinicRecord = Content['clinics'][number];
export type CareOptionRecord = Content['careOptions'][number];
export type TestimonialRecord = Content['testimonials'][number];

/** What every view is made from, for one language. */
export interface ViewContext {
  readonly language: Language;
  readonly content: Content;
  readonly t: TFunction;
  readonly format: Format;
  picture(file: string, kind: PictureKindName): Promise<PictureView>;
  /** Text of a record as the Markdown transformer parsed it, by path relative to the project. */
  tree(file: string): Root;
}

export const coverOf = (record: { readonly id: string; readonly cover?: string }): string => {
  if (!record.cover) throw new Error(`The record "${record.id}" has no cover; the check should have refused it.`);
  return record.cover;
};

export const destinationPicture = (country: Country): string => `src/images/destination-${country}.jpg`;

export const proseOf = ({ tree, t, language }: ViewContext, folder: string): Root => {
  const words: ProseWords = { externalSite: t('common:externalSite') };
  // A copy: in develop the transformer hands out the same tree again.
  return prepareProse(structuredClone(tree(`${folder}/${language}.md`)), words);
};

export const careOptionPath = ({ content, language }: ViewContext, key: Specialty): string => {
  const record = content.careOptions.find(({ id }) => id === key);
  if (!record) throw new Error(`No care option "${key}"; the check should have refused it.`);
  return pathFor('careOption', language, record.facts.slug[language]);
};

export const clinicName = (record: ClinicRecord, language: Language): string =>
  record.words[language].name ?? record.facts.name;

export const cityName = (record: ClinicRecord, language: Language): string =>
  record.words[language].city ?? record.facts.city;
