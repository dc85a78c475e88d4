import type { KnownRecord } from '../../routes/detailChecks';
import { pathFor } from '../../routes/path';
import type { DetailRouteKey } from '../../routes/table';
import { clinicName, type ViewContext } from './context';

/** The valid ids of the detail routes in one language, for their validation steps. */

const knownClinics = ({ content, language }: ViewContext): KnownRecord[] =>
  content.clinics.map((record) => ({
    id: record.id,
    name: clinicName(record, language),
    path: pathFor('clinic', language, record.id),
  }));

/** `id` is the slug in the language, as in the address, not the specialty. */
const knownCareOptions = ({ content, language }: ViewContext): KnownRecord[] =>
  content.careOptions.map(({ facts, words }) => ({
    id: facts.slug[language],
    name: words[language].name,
    path: pathFor('careOption', language, facts.slug[language]),
  }));

const knownProcedures = ({ content, language }: ViewContext, route: 'procedure' | 'doctorSheet'): KnownRecord[] =>
  content.procedures.map(({ facts, words }) => ({
    id: facts.slug[language],
    name: words[language].name,
    path: pathFor(route, language, facts.slug[language]),
  }));

/** Every id of each detail route in the language of the view. */
export const knownRecords = (context: ViewContext): Record<DetailRouteKey, KnownRecord[]> => ({
  clinic: knownClinics(context),
  careOption: knownCareOptions(context),
  procedure: knownProcedures(context, 'procedure'),
  doctorSheet: knownProcedures(context, 'doctorSheet'),
});
