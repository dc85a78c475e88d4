import type { TFunction } from 'i18next';
import type { ComparedClinicView, ComparedOfferView } from '../../../data/comparison';
import type { Payer } from '../../../schemas/clinic';
import type { OfferText } from '../offer/useOfferText';

type CompareWords = TFunction<'compare'>;

/** A clinic as a column of the table; without an offer where it does not offer the procedure. */
export interface Column {
  readonly clinic: ComparedClinicView;
  readonly offer: ComparedOfferView | undefined;
}

/** One part of an answer, in words. */
export interface Answer {
  readonly main: string;
  readonly more?: string;
  /** `main` is what one looks for in a row; `warning`: `more` must not be missed. */
  readonly tone?: 'main' | 'warning';
  readonly sign?: 'valid' | 'expired' | 'inside' | 'ambulance';
  /** Where anyone can check it, outside the site. */
  readonly checkAt?: string;
}

/** Questions of the table by group, in the order in which patients ask. Their words: compare.questions.<key>. */
export const questionGroups = {
  price: ['treatment', 'price', 'included', 'excluded'],
  time: ['away', 'procedureDay', 'flight', 'airport'],
  people: ['team', 'certificates', 'languages', 'lookedAt'],
  wrong: ['intensiveCare', 'complication', 'revision', 'afterReturn', 'records'],
} as const;

export type QuestionGroup = keyof typeof questionGroups;
export type Question = (typeof questionGroups)[QuestionGroup][number];

/** Who pays, and how long that holds; the patient's own paying has no end. */
const payerAnswer = (t: CompareWords, paidBy: Payer, holds: string): string =>
  paidBy === 'patient' ? t('payer.patient') : `${t(`payer.${paidBy}`)}, ${holds}`;

type Answering = (t: CompareWords, column: Column, text: OfferText) => readonly Answer[];

/** For what is asked of an offer: a clinic without one says so. */
const ofOffer =
  (answer: (t: CompareWords, offer: ComparedOfferView, text: OfferText) => readonly Answer[]): Answering =>
  (t, { offer }, text) =>
    offer ? answer(t, offer, text) : [{ main: t('notOffered') }];

const answering: Readonly<Record<Question, Answering>> = {
  treatment: ofOffer((_, { name, scope }) => [{ main: name, ...(scope && { more: scope.label }) }]),
  price: ofOffer((_, { price }, text) => [
    { main: text.price(price), more: text.confirmed(price), tone: price && !price.stale ? 'main' : 'warning' },
  ]),
  included: ofOffer((_, { includes }) => [{ main: includes }]),
  excluded: (_, { clinic, offer }) => [{ main: (offer?.excludes ?? clinic.priceExcludes).join('; ') }],
  away: ofOffer((_, offer, text) => [{ main: text.days(offer.stay), more: text.later(offer), tone: 'main' }]),
  procedureDay: ofOffer((t, { stay }) => [
    {
      main: t('procedureDay', { day: stay.procedureDay }),
      more: stay.nights === 0 ? t('noNight') : t('nights', { count: stay.nights }),
    },
  ]),
  flight: ofOffer((t, { stay }, text) => [
    stay.flightDay === undefined
      ? { main: text.flight(stay) }
      : {
          main: t('flight.fromDay', { day: stay.flightDay }),
          more: t('flight.after', { count: stay.flightDay - stay.procedureDay }),
          tone: 'main',
        },
  ]),
  airport: (t, { clinic: { airport } }) => [
    { main: t('minutes', { count: airport.minutes }), more: `${airport.name} (${airport.code})` },
  ],
  team: ofOffer((t, { practitioners: [first, ...others] }) =>
    first
      ? [
          { main: first.name, more: `${first.role}. ${t('licence', first.licence)}` },
          ...(others.length > 0 ? [{ main: t('others', { count: others.length }) }] : []),
        ]
      : [],
  ),
  certificates: (t, { clinic }) =>
    clinic.accreditations.map(({ body, validUntil, expired, verifyAt }) => ({
      main: body,
      more: t(expired ? 'certificate.expired' : 'certificate.valid', { date: validUntil }),
      sign: expired ? 'expired' : 'valid',
      checkAt: verifyAt,
    })),
  languages: (_, { clinic }) => [{ main: clinic.languages }],
  lookedAt: (_, { clinic }) => [{ main: clinic.reviewed }],
  intensiveCare: (t, { clinic: { safety } }) => {
    const { hospital, minutes } = safety.intensiveCare;
    return minutes === 0
      ? [{ main: t('intensiveCare.inside'), more: hospital, sign: 'inside' }]
      : [{ main: hospital, more: t('intensiveCare.ambulance', { count: minutes }), sign: 'ambulance' }];
  },
  complication: (t, { clinic: { safety } }) => {
    const { paidBy, days, text } = safety.complication;
    return [{ main: payerAnswer(t, paidBy, t('payer.days', { count: days })), more: text }];
  },
  revision: (t, { clinic: { safety } }) => {
    const { paidBy, months } = safety.revision;
    return [{ main: payerAnswer(t, paidBy, t('payer.months', { count: months })) }];
  },
  afterReturn: (_, { clinic, offer }) => [{ main: offer?.afterReturn ?? clinic.safety.afterReturn }],
  records: (_, { clinic }) => [{ main: clinic.safety.records }],
};

/** What one clinic answers, in words; never empty: where a clinic says nothing, that is the answer. */
export const answerOf = (t: CompareWords, question: Question, column: Column, text: OfferText): readonly Answer[] => {
  const stated = answering[question](t, column, text).filter(({ main }) => main !== '');
  return stated.length > 0 ? stated : [{ main: t('notStated') }];
};

/** Whether all clinics give the same answer, word by word; a single one agrees with nobody. */
export const agree = (answers: readonly (readonly Answer[])[]): boolean =>
  answers.length > 1 && new Set(answers.map((answer) => JSON.stringify(answer))).size === 1;

/** Columns for clinics. @param procedure id; without it each clinic stands with its main offer */
export const columnsOf = (clinics: readonly ComparedClinicView[], procedure?: string): Column[] =>
  clinics.map((clinic) => ({
    clinic,
    offer: procedure ? clinic.offers.find((offer) => offer.procedure === procedure) : clinic.offers[0],
  }));
