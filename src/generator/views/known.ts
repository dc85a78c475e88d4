import type { KnownRecord } from '../../routes/check';
import { pathFor } from '../../routes/path';
import { clinicName, type ViewContext } from './context';

/** What the validation steps of the detail routes are given: every id of a kind in one language. */

export const knownClinics = ({ content, language }: ViewContext): KnownRecord[] =>
  content.clinics.map((record) => ({
    id: record.id,
    name: clinicName(record, language),
    path: pathFor('clinic', language, record.id),
  }));

/** `id` is the slug in the language, not the specialty: that is what stands in the address. */
export const knownCareOptions = ({ content, language }: ViewContext): KnownRecord[] =>
  content.careOptions.map(({ facts, words }) => ({
    id: facts.slug[language],
    name: words[language].name,
    path: pathFor('careOption', language, facts.slug[language]),
  }));
