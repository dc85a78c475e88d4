import type { ClinicIdentity } from '../../data/clinicIdentity';
import type {
  FullOfferView,
  LaterTripView,
  OfferView,
  PriceRange,
  PriceView,
  ProcedureOfferView,
  ScopeView,
  StayView,
} from '../../data/offer';
import type { Language } from '../../facts/locales';
import { pathFor } from '../../routes/path';
import { monthsOf } from '../isoDay';
import {
  type ClinicRecord,
  cityName,
  clinicName,
  type ProcedureRecord,
  procedureOf,
  type ViewContext,
} from './context';
import { priceAge } from './freshness';
import { keepCompounds } from './markdown/compounds';
import { sumForTwo, wholeTripView } from './wholeTripView';

type Treatment = ClinicRecord['facts']['offers'][number];

export const clinicIdentity = (record: ClinicRecord, { language }: ViewContext): ClinicIdentity => ({
  id: record.id,
  name: clinicName(record, language),
  city: cityName(record, language),
  country: record.facts.country,
  path: pathFor('clinic', language, record.id),
  sample: record.facts.sample,
});

export const priceRange = (
  { from, to }: PriceRange['amounts'],
  currency: string,
  each: boolean | undefined,
  { format, t }: ViewContext,
): PriceRange => {
  const worded = (money: string): string => (each ? `${money} ${t('common:offer.each')}` : money);
  return {
    range: worded(format.moneyRange(from, to, currency)),
    from: worded(format.money(from, currency)),
    amounts: { from, to },
    currency,
    ...(each && { each }),
  };
};

/** Undefined where the price was confirmed too long ago to be shown. */
const priceView = ({ price, unit }: Treatment, context: ViewContext): PriceView | undefined => {
  const { format, today } = context;
  const age = priceAge(price.verified, today);
  if (age === 'expired') return undefined;
  return {
    ...priceRange(price, price.currency, unit !== undefined, context),
    verified: format.day(price.verified),
    verifiedDay: price.verified,
    ...(age === 'old' && { stale: format.month(price.verified) }),
  };
};

type Trip = Treatment['trips'][number];

const flightDayOf = ({ procedureDay }: Trip, { byRoad }: Treatment, { facts }: ProcedureRecord) =>
  byRoad || procedureDay === undefined ? undefined : { flightDay: procedureDay + facts.beforeFlight.days };

/** Days of a treatment's first trip, with the first day on which the procedure's sources allow a flight. */
export const stayView = (treatment: Treatment, procedure: ProcedureRecord): StayView => {
  const [first] = treatment.trips;
  if (!first?.procedureDay) throw new Error('A first trip without a procedure; the check should have refused it.');
  const { stayDays, procedureDay, nights } = first;
  return { ...stayDays, procedureDay, nights, ...flightDayOf(first, treatment, procedure) };
};

const laterTrips = (treatment: Treatment, procedure: ProcedureRecord): LaterTripView[] =>
  treatment.trips.slice(1).map((trip) => {
    const { stayDays, nights, procedureDay, after = { from: 0, to: 0 } } = trip;
    return {
      ...stayDays,
      nights,
      ...(procedureDay && { procedureDay }),
      ...flightDayOf(trip, treatment, procedure),
      after: { from: monthsOf(after.from), to: monthsOf(after.to) },
    };
  });

const scopeView = (
  key: string | undefined,
  { facts, words }: ProcedureRecord,
  language: Language,
): ScopeView | undefined => {
  const scope = facts.scopes?.find((each) => each.key === key);
  if (!scope) return undefined;
  const { label = '', missing } = words[language].scopes?.[scope.key] ?? {};
  return { key: scope.key, label, ...(!scope.whole && { missing: missing ?? label }) };
};

const offerView = (record: ClinicRecord, treatment: Treatment, context: ViewContext): OfferView => {
  const procedure = procedureOf(context, treatment.procedure);
  const price = priceView(treatment, context);
  const scope = scopeView(treatment.scope, procedure, context.language);
  const later = laterTrips(treatment, procedure);
  const forTwo = sumForTwo(record, treatment, context);
  return {
    key: treatment.key,
    procedure: procedure.id,
    careOption: procedure.facts.careOption,
    name: record.words[context.language].offers[treatment.key]?.name ?? '',
    ...(procedure.facts.evidence === 'unproven' && { unproven: true }),
    ...(scope && { scope }),
    ...(price && { price }),
    stay: stayView(treatment, procedure),
    ...(later.length > 0 && { later }),
    ...(treatment.byRoad && { roadFrom: context.format.countries(treatment.byRoad.from) }),
    ...(forTwo && { forTwo }),
  };
};

export const offerViews = (record: ClinicRecord, context: ViewContext): OfferView[] =>
  record.facts.offers.map((treatment) => offerView(record, treatment, context));

/** What a clinic's offers cover, by procedure, of those that have scopes. */
export const scopesOf = (record: ClinicRecord, context: ViewContext): Readonly<Record<string, string>> | undefined => {
  const scoped = offerViews(record, context).filter(({ scope }) => scope);
  const labelsOf = (procedure: string): string =>
    scoped.flatMap((offer) => (offer.procedure === procedure ? (offer.scope?.label ?? []) : [])).join(', ');
  return scoped.length > 0
    ? Object.fromEntries(scoped.map(({ procedure }) => [procedure, labelsOf(procedure)]))
    : undefined;
};

/** The same, with what goes with each. @param procedure id of the one that is wanted */
export const fullOfferViews = (record: ClinicRecord, context: ViewContext, procedure?: string): FullOfferView[] =>
  record.facts.offers
    .filter((treatment) => !procedure || treatment.procedure === procedure)
    .map((treatment) => {
      const offer = offerView(record, treatment, context);
      const wholeTrip = wholeTripView(record, treatment, context);
      const { includes = '', excludes, afterReturn } = record.words[context.language].offers[offer.key] ?? {};
      return {
        ...offer,
        // No number parts from what it counts: "2 nights", "4 nurse visits".
        includes: keepCompounds(includes).replace(/(?<=\d) /g, '\u00A0'),
        ...(excludes && { excludes }),
        ...(afterReturn && { afterReturn }),
        ...(wholeTrip && { wholeTrip }),
      };
    });

const ageOf = ({ price }: OfferView): number => (price ? Number(price.stale !== undefined) : 2);

const isWhole = ({ scope }: OfferView): boolean => scope?.missing === undefined;

/** Whole offers first, the lowest price first, then those to be asked for again, then offers without a price. */
export const byPrice = (a: OfferView, b: OfferView): number =>
  Number(isWhole(b)) - Number(isWhole(a)) ||
  ageOf(a) - ageOf(b) ||
  (a.price?.amounts.from ?? 0) - (b.price?.amounts.from ?? 0);

/** The people who do what the clinic offers for a procedure, with their roles: those whom an offer names, or all of its care option. */
export const practitionersOf = (
  { facts, words }: ClinicRecord,
  { procedure, careOption }: Pick<OfferView, 'procedure' | 'careOption'>,
  language: Language,
) => {
  const named = facts.offers.flatMap((offer) => (offer.procedure === procedure ? (offer.practitioners ?? []) : []));
  return facts.experts
    .filter(({ key, specialty }) => (named.length > 0 ? named.includes(key) : specialty === careOption))
    .map(({ key, name, licence }) => ({ name, licence, role: words[language].experts[key]?.role ?? '' }));
};

/**
 * How many clinics offer what a procedure's price is for, also at a price to be asked for again; where none offers the
 * whole, those that offer a part.
 */
export const clinicCountOf = (offers: readonly ProcedureOfferView[]): number => {
  const whole = offers.filter(isWhole);
  return new Set((whole.length > 0 ? whole : offers).map(({ clinic }) => clinic.id)).size;
};

export const procedureOffers = (procedure: ProcedureRecord, context: ViewContext): ProcedureOfferView[] =>
  context.content.clinics
    .flatMap((record) =>
      fullOfferViews(record, context, procedure.id).map((offer) => ({
        ...offer,
        clinic: clinicIdentity(record, context),
      })),
    )
    .sort((a, b) => byPrice(a, b) || a.clinic.id.localeCompare(b.clinic.id));
