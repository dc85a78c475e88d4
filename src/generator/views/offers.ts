import type { Language } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import type { OfferView, PriceView, StayView } from '../../views/offer';
import type { PriceRangeView } from '../../views/procedure';
import { keepCompounds } from '../markdown/compounds';
import { type ClinicRecord, cityName, clinicName, type ProcedureRecord, type ViewContext } from './context';
import { priceAge } from './freshness';

type Treatment = ClinicRecord['facts']['treatments'][number];

export const priceView = ({ price }: Treatment, { format, today }: ViewContext): PriceView => ({
  ...format.moneyRange(price.from, price.to, price.currency),
  amounts: { from: price.from, to: price.to },
  verified: format.day(price.verified),
  verifiedMonth: format.month(price.verified),
  age: priceAge(price.verified, today),
});

/** Days of a treatment, with the first day on which the procedure's sources allow a flight. */
export const stayView = (treatment: Treatment, { facts }: ProcedureRecord): StayView => ({
  ...treatment.stayDays,
  procedureDay: treatment.procedureDay,
  nights: treatment.nights,
  ...(!treatment.byRoad && { flightDay: treatment.procedureDay + facts.beforeFlight.days }),
});

/** The clinic's people who work in a care option, with their roles in a language. */
export const practitionersOf = ({ facts, words }: ClinicRecord, careOption: string, language: Language) =>
  facts.experts
    .filter(({ specialty }) => specialty === careOption)
    .map(({ key, name, licence }) => ({ name, licence, role: words[language].experts[key]?.role ?? '' }));

const tripView = ({ facts }: ClinicRecord, { key }: Treatment, { format }: ViewContext): OfferView['trip'] => {
  const { treatment, days, currency, costs } = facts.exampleTrip;
  if (treatment !== key) return undefined;
  const care = costs.care + costs.materials + costs.tests;
  const { lodging, travel } = costs;
  const words = { care, lodging, travel, total: care + lodging + travel };
  return {
    days,
    care,
    lodging,
    travel,
    words: Object.fromEntries(
      Object.entries(words).map(([name, amount]) => [name, format.money(amount, currency)]),
    ) as NonNullable<OfferView['trip']>['words'],
  };
};

const offerView = (
  record: ClinicRecord,
  treatment: Treatment,
  procedure: ProcedureRecord,
  context: ViewContext,
): OfferView => {
  const { language } = context;
  const text = record.words[language].treatments[treatment.key];
  const trip = tripView(record, treatment, context);
  return {
    clinic: {
      id: record.id,
      name: clinicName(record, language),
      city: cityName(record, language),
      country: record.facts.country,
      path: pathFor('clinic', language, record.id),
      sample: record.facts.sample,
    },
    treatment: treatment.key,
    name: text?.name ?? '',
    includes: keepCompounds(text?.includes ?? ''),
    price: priceView(treatment, context),
    stay: stayView(treatment, procedure),
    ...(trip && { trip }),
  };
};

/** Everything that clinics offer for a procedure, the lowest price first and prices too old to show last. */
export const offersOf = (procedure: ProcedureRecord, context: ViewContext): OfferView[] =>
  context.content.clinics
    .flatMap((record) =>
      record.facts.treatments
        .filter((treatment) => treatment.procedure === procedure.id)
        .map((treatment) => offerView(record, treatment, procedure, context)),
    )
    .sort(
      (a, b) =>
        Number(a.price.age === 'expired') - Number(b.price.age === 'expired') ||
        a.price.amounts.from - b.price.amounts.from ||
        a.clinic.id.localeCompare(b.clinic.id),
    );

/** Lowest and highest of all shown prices, in whole US dollars; undefined when there are none. */
export const amountsOf = (offers: readonly OfferView[]): { from: number; to: number } | undefined => {
  const shown = offers.filter(({ price }) => price.age !== 'expired').map(({ price }) => price.amounts);
  if (shown.length === 0) return undefined;
  return { from: Math.min(...shown.map(({ from }) => from)), to: Math.max(...shown.map(({ to }) => to)) };
};

export const priceRangeOf = (offers: readonly OfferView[], { format }: ViewContext): PriceRangeView | undefined => {
  const amounts = amountsOf(offers);
  return amounts && format.moneyRange(amounts.from, amounts.to, 'USD');
};
