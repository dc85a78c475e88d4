import type { FigureView } from '../../data/offer';
import type { ProcedureRowView, ProceduresView, SearchItem, WayFigure } from '../../data/search';
import type { SearchedProcedure } from '../../data/searchedProcedure';
import type { CareOptionKey } from '../../facts/careOptionKeys';
import { pathFor } from '../../routes/path';
import { evidenceLevels } from '../../schemas/procedure';
import { searchEntries } from '../content/searchEntries';
import { clinicName, type ProcedureRecord, type ViewContext } from './context';
import { figuresOf } from './figures';
import { clinicCountOf, procedureOffers } from './offers';

/** The unproven ones last, whatever their order. */
export const byEvidence = (a: ProcedureRecord, b: ProcedureRecord): number =>
  evidenceLevels.indexOf(a.facts.evidence) - evidenceLevels.indexOf(b.facts.evidence);

/** The procedures that a clinic offers, in their order, as search data. */
export const searchedProcedures = ({
  content,
  language,
}: ViewContext): (SearchedProcedure & { readonly careOption: CareOptionKey })[] =>
  content.procedures
    .filter(({ id }) => content.clinics.some(({ facts }) => facts.offers.some(({ procedure }) => procedure === id)))
    .sort(byEvidence)
    .map(({ id, facts, words }) => ({
      id,
      name: words[language].name,
      path: pathFor('procedure', language, facts.slug[language]),
      careOption: facts.careOption,
    }));

/** A procedure with what its whole offers cost. */
export const procedureRow = (record: ProcedureRecord, context: ViewContext): ProcedureRowView => {
  const offers = procedureOffers(record, context);
  return {
    id: record.id,
    name: record.words[context.language].name,
    path: pathFor('procedure', context.language, record.facts.slug[context.language]),
    clinics: clinicCountOf(offers),
    figures: figuresOf(offers, record, context),
    ...(record.facts.evidence === 'unproven' && { unproven: true }),
  };
};

/** All procedures by care option, each group in its own order. */
export const proceduresView = (context: ViewContext): ProceduresView => {
  const { content, language } = context;
  const groups = content.careOptions.flatMap(({ id, facts, words }) => {
    const rows = content.procedures
      .filter((procedure) => procedure.facts.careOption === id)
      .map((procedure) => procedureRow(procedure, context))
      .sort((a, b) => Number(a.unproven ?? false) - Number(b.unproven ?? false));
    const path = pathFor('careOption', language, facts.slug[language]);
    const unproven = rows.every((row) => row.unproven);
    return rows.length > 0 ? [{ key: id, name: words[language].name, path, rows, unproven }] : [];
  });
  return {
    total: content.procedures.length,
    groups: [...groups.filter(({ unproven }) => !unproven), ...groups.filter(({ unproven }) => unproven)],
  };
};

/** What a suggestion shows of a figure. */
const lowest = ({ way, scope, price, days }: FigureView): WayFigure => ({
  way,
  days,
  ...(scope && { scope }),
  ...(price && { price: { from: price.from } }),
});

/** The file that the search loads when it is used: what leads to an answer, and what the answer shows. */
export const searchItems = (context: ViewContext): SearchItem[] => {
  const { content, language } = context;
  const rows = new Map(content.procedures.map((record) => [record.id, procedureRow(record, context)]));
  const careOptions = new Map(content.careOptions.map((record) => [record.id, record]));
  const clinics = new Map(content.clinics.map((record) => [record.id, record]));
  return searchEntries(content).flatMap((entry): SearchItem[] => {
    const called = (title: string) => ({ ...entry, names: [...new Set([title, ...entry.names])] });
    const row = rows.get(entry.id);
    const careOption = careOptions.get(entry.id);
    const clinic = clinics.get(entry.id);
    if (entry.kind === 'procedure' && row)
      return [{ ...called(row.name), path: row.path, row: { clinics: row.clinics, figures: row.figures.map(lowest) } }];
    if (entry.kind === 'careOption' && careOption)
      return [
        {
          ...called(careOption.words[language].name),
          path: pathFor('careOption', language, careOption.facts.slug[language]),
        },
      ];
    return clinic ? [{ ...called(clinicName(clinic, language)), path: pathFor('clinic', language, clinic.id) }] : [];
  });
};
