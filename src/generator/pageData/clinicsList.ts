import type { ClinicCardView, ClinicsListView } from '../../data/clinic';
import { careOptionKeys } from '../../facts/careOptionKeys';
import { countries } from '../../facts/countries';
import { pathFor } from '../../routes/path';
import { listedClinicCards } from './clinicCard';
import { type ClinicRecord, cityName, clinicName, procedureOf, type ViewContext } from './context';
import { overviewMap } from './map';
import { searchedProcedures } from './searched';

/** Cards in the page itself. The hydrated page loads the rest as a file. */
const FIRST_CARDS = 24;

const isUnproven = ({ facts }: ClinicRecord, context: ViewContext): boolean =>
  facts.offers.every(({ procedure }) => procedureOf(context, procedure).facts.evidence === 'unproven');

export interface ClinicsList {
  readonly view: ClinicsListView;
  /** All cards; a separate file when there are more than the first. */
  readonly all: readonly ClinicCardView[];
}

/**
 * All clinics by country, in the order of `countries`, then by name as the language sorts; those with unproven treatments
 * alone come last. The view’s `index` is missing:
 * createSite adds it, because the file’s name comes from `all`.
 */
export const clinicsListView = async (context: ViewContext): Promise<ClinicsList> => {
  const { content, language } = context;
  const order = (country: (typeof countries)[number]): number => countries.indexOf(country);
  const records = [...content.clinics].sort(
    (a, b) =>
      Number(isUnproven(a, context)) - Number(isUnproven(b, context)) ||
      order(a.facts.country) - order(b.facts.country) ||
      clinicName(a, language).localeCompare(clinicName(b, language), language),
  );
  const all = await listedClinicCards(records, context);
  const searched = searchedProcedures(context);
  const beyond = records.slice(FIRST_CARDS);
  return {
    all,
    view: {
      clinics: all.slice(0, FIRST_CARDS),
      total: all.length,
      more: beyond.map((record) => ({
        name: clinicName(record, language),
        city: cityName(record, language),
        path: pathFor('clinic', language, record.id),
      })),
      map: overviewMap(context),
      countries: countries
        .map((key) => ({ key, count: records.filter(({ facts }) => facts.country === key).length }))
        .filter(({ count }) => count > 0),
      specialties: careOptionKeys
        .map((key) => ({
          key,
          count: records.filter(({ facts }) => facts.specialties.includes(key)).length,
          procedures: searched.filter(({ careOption }) => careOption === key).map(({ careOption: _, ...each }) => each),
        }))
        .filter(({ count }) => count > 0),
    },
  };
};
