import type { Root } from 'hast';
import type { PictureView } from '../../data/picture';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import type { Country } from '../../facts/countries';
import type { Language } from '../../facts/locales';
import { fragmentsOf } from '../../routes/pageFragments';
import { pathFor } from '../../routes/path';
import type { RouteKey } from '../../routes/table';
import { outlineFor } from '../assets/maps/outlines';
import { destinationFile } from '../assets/pictures/destinationFile';
import type { Focus } from '../assets/pictures/focus';
import type { PictureKindName } from '../assets/pictures/pictureKind';
import type { BuildTranslations } from '../content/locales/readTranslations';
import type { ContentRecord, SiteContent } from '../content/siteContent';
import type { Format } from './createFormat';
import { prepareProse } from './markdown/renderProse';

export type ClinicRecord = SiteContent['clinics'][number];
export type CareOptionRecord = SiteContent['careOptions'][number];
export type PrecautionRecord = SiteContent['precautions'][number];
export type ProcedureRecord = SiteContent['procedures'][number];
export type TestimonialRecord = SiteContent['testimonials'][number];

/** The data that every view uses, for one language. */
export interface ViewContext {
  readonly language: Language;
  /** Day of the build, YYYY-MM-DD. */
  readonly today: string;
  readonly content: SiteContent;
  readonly t: BuildTranslations;
  readonly format: Format;
  picture(file: string, kind: PictureKindName, focus?: Focus): Promise<PictureView>;
}

/** A record’s cover. Throws when it has none. */
export const coverPicture = (
  context: ViewContext,
  { id, cover, facts }: Pick<ClinicRecord | CareOptionRecord, 'id' | 'cover' | 'facts'>,
  kind: PictureKindName,
): Promise<PictureView> => {
  if (!cover) throw new Error(`The record "${id}" has no cover; the check should have refused it.`);
  return context.picture(cover, kind, facts.focus);
};

/** The landscape for one of its places. */
export const destinationPicture = (
  context: ViewContext,
  country: Country,
  kind: PictureKindName,
): Promise<PictureView> => context.picture(destinationFile(country), kind, outlineFor(country).focus);

/** A record's text in the view's language, ready for its page. */
export const proseOf = (
  { t, language }: ViewContext,
  route: RouteKey,
  { trees }: ContentRecord<unknown, unknown>,
): Root => prepareProse(trees[language], fragmentsOf(route, language), { externalSite: t('common:externalSite') });

/** Path of a care option’s page in the view’s language, by its specialty. Throws when there is no such record. */
export const careOptionPath = ({ content, language }: ViewContext, key: CareOptionKey): string => {
  const record = content.careOptions.find(({ id }) => id === key);
  if (!record) throw new Error(`No care option "${key}"; the check should have refused it.`);
  return pathFor('careOption', language, record.facts.slug[language]);
};

/** The record of a treatment's procedure. Throws when it is missing, which the check refuses. */
export const procedureOf = ({ content }: ViewContext, id: string): ProcedureRecord => {
  const record = content.procedures.find((procedure) => procedure.id === id);
  if (!record) throw new Error(`No procedure "${id}"; the check should have refused it.`);
  return record;
};

/** The clinic’s own name, unless the words of the language give a different one. */
export const clinicName = (record: ClinicRecord, language: Language): string =>
  record.words[language].name ?? record.facts.name;

/** The city as its country writes it, unless the words of the language give a different name. */
export const cityName = (record: ClinicRecord, language: Language): string =>
  record.words[language].city ?? record.facts.city;
