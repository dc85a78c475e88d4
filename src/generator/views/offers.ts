import type { Language } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import type { ClinicIdentity } from '../../views/clinicIdentity';
import type { FullOfferView, OfferView, PriceRange, PriceView, ProcedureOfferView, StayView } from '../../views/offer';
import type { ProcedureView } from '../../views/procedure';
import { keepCompounds } from '../markdown/compounds';
import {
  type ClinicRecord,
  cityName,
  clinicName,
  type ProcedureRecord,
  procedureOf,
  type ViewContext,
} from './context';
import { priceAge } from './freshness';

type Treatment = ClinicRecord['facts']['offers'][number];

export const clinicIdentity = (record: ClinicRecord, { language }: ViewContext): ClinicIdentity => ({
  id: record.id,
  name: clinicName(record, language),
  city: cityName(record, language),
  country: record.facts.country,
  path: pathFor('clinic', language, record.id),
  sample: record.facts.sample,
});

const priceRange = (from: number, to: number, currency: string, { format }: ViewContext): PriceRange => ({
  range: format.moneyRange(from, to, currency),
  from: format.money(from, currency),
  amounts: { from, to },
  currency,
});

/** Undefined where the price was confirmed too long ago to be shown. */
const priceView = ({ price }: Treatment, context: ViewContext): PriceView | undefined => {
  const { format, today } = context;
  const age = priceAge(price.verified, today);
  if (age === 'expired') return undefined;
  return {
    ...priceRange(price.from, price.to, price.currency, context),
    verified: format.day(price.verified),
    ...(age === 'old' && { stale: format.month(price.verified) }),
  };
};

/** Days of a treatment, with the first day on which the procedure's sources allow a flight. */
export const stayView = ({ trips: [first], byRoad }: Treatment, { facts }: ProcedureRecord): StayView => {
  if (!first) throw new Error('An offer without a trip; the check should have refused it.');
  const { stayDays, procedureDay = 1, nights } = first;
  return { ...stayDays, procedureDay, nights, ...(!byRoad && { flightDay: procedureDay + facts.beforeFlight.days }) };
};

const offerView = (record: ClinicRecord, treatment: Treatment, context: ViewContext): OfferView => {
  const procedure = procedureOf(context, treatment.procedure);
  const price = priceView(treatment, context);
  return {
    key: treatment.key,
    procedure: procedure.id,
    careOption: procedure.facts.careOption,
    name: record.words[context.language].offers[treatment.key]?.name ?? '',
    ...(price && { price }),
    stay: stayView(treatment, procedure),
  };
};

/** All that a clinic offers, in its own order. */
export const offerViews = (record: ClinicRecord, context: ViewContext): OfferView[] =>
  record.facts.offers.map((treatment) => offerView(record, treatment, context));

/** The same, with what each price includes. @param procedure id of the one that is wanted */
export const fullOfferViews = (record: ClinicRecord, context: ViewContext, procedure?: string): FullOfferView[] =>
  offerViews(record, context)
    .filter((offer) => !procedure || offer.procedure === procedure)
    .map((offer) => ({
      ...offer,
      includes: keepCompounds(record.words[context.language].offers[offer.key]?.includes ?? ''),
    }));

/** Lowest price first; an offer without one comes last. */
export const byPrice = (a: OfferView, b: OfferView): number =>
  (a.price?.amounts.from ?? Number.MAX_SAFE_INTEGER) - (b.price?.amounts.from ?? Number.MAX_SAFE_INTEGER);

/** The clinic's people who work in a care option, with their roles in a language. */
export const practitionersOf = ({ facts, words }: ClinicRecord, careOption: string, language: Language) =>
  facts.experts
    .filter(({ specialty }) => specialty === careOption)
    .map(({ key, name, licence }) => ({ name, licence, role: words[language].experts[key]?.role ?? '' }));

const tripView = ({ facts }: ClinicRecord, key: string, { format }: ViewContext): ProcedureOfferView['trip'] => {
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
    ) as NonNullable<ProcedureOfferView['trip']>['words'],
  };
};

/** Everything that clinics offer for a procedure, the lowest price first. */
export const procedureOffers = (procedure: ProcedureRecord, context: ViewContext): ProcedureOfferView[] =>
  context.content.clinics
    .flatMap((record) =>
      fullOfferViews(record, context, procedure.id).map((offer): ProcedureOfferView => {
        const trip = tripView(record, offer.key, context);
        return { ...offer, clinic: clinicIdentity(record, context), ...(trip && { trip }) };
      }),
    )
    .sort((a, b) => byPrice(a, b) || a.clinic.id.localeCompare(b.clinic.id));

/** Lowest and highest price of these offers, in the currency of the first; undefined where none has a price. */
export const priceRangeOf = (offers: readonly OfferView[], context: ViewContext): PriceRange | undefined => {
  const prices = offers.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) return undefined;
  const amounts = prices.filter(({ currency }) => currency === first.currency).map((price) => price.amounts);
  const [from, to] = [Math.min(...amounts.map((each) => each.from)), Math.max(...amounts.map((each) => each.to))];
  return priceRange(from, to, first.currency, context);
};

/** Parts of the scale on which prices are drawn. */
const PARTS = 4;
const roundSteps = [1, 2, 4, 5, 8, 10];

/** The next round number above an amount that four equal parts divide into round numbers. */
const roundAbove = (amount: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return (roundSteps.find((step) => step * power >= amount) ?? 10) * power;
};

/** A scale from 0 with room for all prices and whole trips. */
export const priceScaleOf = (
  offers: readonly ProcedureOfferView[],
  { format }: ViewContext,
): ProcedureView['priceScale'] => {
  const highest = Math.max(
    0,
    ...offers.flatMap(({ price, trip }) => [price?.amounts.to ?? 0, trip ? trip.care + trip.lodging + trip.travel : 0]),
  );
  const end = roundAbove(highest);
  const currency = offers.find(({ price }) => price)?.price?.currency;
  return {
    end,
    marks: currency
      ? Array.from({ length: PARTS + 1 }, (_, index) => format.money((end / PARTS) * index, currency))
      : [],
  };
};
