import type { ClinicIdentity } from '../../data/clinicIdentity';
import type {
  FigureView,
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

type Treatment = ClinicRecord['facts']['offers'][number];

export const clinicIdentity = (record: ClinicRecord, { language }: ViewContext): ClinicIdentity => ({
  id: record.id,
  name: clinicName(record, language),
  city: cityName(record, language),
  country: record.facts.country,
  path: pathFor('clinic', language, record.id),
  sample: record.facts.sample,
});

const priceRange = (
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

/** Days of a treatment, with the first day on which the procedure's sources allow a flight. */
export const stayView = ({ trips: [first], byRoad }: Treatment, { facts }: ProcedureRecord): StayView => {
  if (!first) throw new Error('An offer without a trip; the check should have refused it.');
  const { stayDays, procedureDay = 1, nights } = first;
  return { ...stayDays, procedureDay, nights, ...(!byRoad && { flightDay: procedureDay + facts.beforeFlight.days }) };
};

/** Days of a month, for spans that are given in days. */
const MONTH = 30;

const laterTrips = ({ trips: [, ...later] }: Treatment): LaterTripView[] =>
  later.map(({ stayDays, after = { from: 0, to: 0 } }) => ({
    ...stayDays,
    after: { from: Math.round(after.from / MONTH), to: Math.round(after.to / MONTH) },
  }));

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
  const later = laterTrips(treatment);
  return {
    key: treatment.key,
    procedure: procedure.id,
    careOption: procedure.facts.careOption,
    name: record.words[context.language].offers[treatment.key]?.name ?? '',
    ...(scope && { scope }),
    ...(price && { price }),
    stay: stayView(treatment, procedure),
    ...(later.length > 0 && { later }),
  };
};

/** All that a clinic offers, in its own order. */
export const offerViews = (record: ClinicRecord, context: ViewContext): OfferView[] =>
  record.facts.offers.map((treatment) => offerView(record, treatment, context));

/** The same, with what goes with each. @param procedure id of the one that is wanted */
export const fullOfferViews = (record: ClinicRecord, context: ViewContext, procedure?: string): FullOfferView[] =>
  offerViews(record, context)
    .filter((offer) => !procedure || offer.procedure === procedure)
    .map((offer) => {
      const { includes = '', excludes, afterReturn } = record.words[context.language].offers[offer.key] ?? {};
      return {
        ...offer,
        includes: keepCompounds(includes),
        ...(excludes && { excludes }),
        ...(afterReturn && { afterReturn }),
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

/**
 * Lowest and highest price of these offers, in the currency of the first; undefined where none has a price. One that has to
 * be asked for again counts only where no other is fresh.
 */
const priceRangeOf = (offers: readonly OfferView[], context: ViewContext): PriceRange | undefined => {
  const all = offers.flatMap(({ price }) => price ?? []);
  const fresh = all.filter(({ stale }) => !stale);
  const [first, ...others] = fresh.length > 0 ? fresh : all;
  if (!first) return undefined;
  const prices = [first, ...others.filter(({ currency }) => currency === first.currency)];
  const amounts = prices.map((price) => price.amounts);
  const latest = prices.reduce((one, other) => (other.verifiedDay > one.verifiedDay ? other : one));
  return {
    ...priceRange(
      { from: Math.min(...amounts.map(({ from }) => from)), to: Math.max(...amounts.map(({ to }) => to)) },
      first.currency,
      first.each,
      context,
    ),
    ...(latest.stale && { stale: latest.stale }),
  };
};

/** What whole offers of a procedure cost and how long they take: by scope in their order, by plane first. */
export const figuresOf = (
  offers: readonly OfferView[],
  { facts, words }: ProcedureRecord,
  context: ViewContext,
): FigureView[] => {
  const scopes = facts.scopes?.filter(({ whole }) => whole).map(({ key }) => key) ?? [undefined];
  return scopes.flatMap((key) =>
    (['plane', 'road'] as const).flatMap((way) => {
      const own = offers.filter(
        ({ scope, stay }) => scope?.key === key && (stay.flightDay === undefined) === (way === 'road'),
      );
      if (own.length === 0) return [];
      const price = priceRangeOf(own, context);
      const label = key && words[context.language].scopes?.[key]?.label;
      const days = {
        from: Math.min(...own.map(({ stay }) => stay.from)),
        to: Math.max(...own.map(({ stay }) => stay.to)),
      };
      return [{ way, ...(label && { scope: label }), ...(price && { price }), days }];
    }),
  );
};
