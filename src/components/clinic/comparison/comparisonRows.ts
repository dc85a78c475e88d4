import type { TFunction } from 'i18next';
import type { ComparedClinicView, ComparedOfferView } from '../../../data/comparison';
import type { Payer } from '../../../schemas/clinicSafety';
import type { OfferText } from '../offer/useOfferText';

type CompareWords = TFunction<'compare'>;

/** A clinic as a column of the table; without an offer where it does not offer the procedure. */
export interface Column {
  readonly clinic: ComparedClinicView;
  readonly offer: ComparedOfferView | undefined;
}

export interface Answer {
  readonly main: string;
  readonly more?: string;
  /** `main` is what one looks for in a row; `warning`: `more` must not be missed. */
  readonly tone?: 'main' | 'warning';
  readonly sign?: 'valid' | 'expired' | 'inside' | 'ambulance';
  /** Where anyone can check it, outside the site. */
  readonly checkAt?: string;
}

/** Asked where clinics are compared for a procedure, in the order in which patients ask. Their words: compare.questions.<key>. */
const ofOffers = [
  'treatment',
  'price',
  'wholeTrip',
  'trips',
  'away',
  'flight',
  'included',
  'excluded',
  'team',
] as const;

/** Asked of the clinics themselves. */
const ofClinics = [
  'intensiveCare',
  'complication',
  'afterReturn',
  'certificates',
  'airport',
  'languages',
  'records',
  'lookedAt',
] as const;

export type Question = (typeof ofOffers)[number] | (typeof ofClinics)[number];

/** Who pays, and how long that holds; the patient's own paying has no end. */
const payerAnswer = (t: CompareWords, paidBy: Payer, holds: string): string =>
  paidBy === 'patient' ? t('payer.patient') : `${t(`payer.${paidBy}`)}, ${holds}`;

/** On one line: behind a dash a no-break space does not hold, a word joiner does. */
const unbroken = (range: string): string => range.replace('–', '–\u2060');

type Answering = (t: CompareWords, column: Column, text: OfferText) => readonly Answer[];

/** For what is asked of an offer: a clinic without one says so. */
const ofOffer =
  (
    answer: (t: CompareWords, offer: ComparedOfferView, text: OfferText, column: Column) => readonly Answer[],
  ): Answering =>
  (t, column, text) =>
    column.offer ? answer(t, column.offer, text, column) : [{ main: t('notOffered') }];

const answering: Readonly<Record<Question, Answering>> = {
  treatment: ofOffer((t, { name, scope }) => [
    {
      main: name,
      ...(scope && { more: scope.missing ? t('without', { missing: scope.missing }) : scope.label }),
      ...(scope?.missing && { tone: 'warning' }),
    },
  ]),
  price: ofOffer((_, { price }, text) => [
    { main: text.price(price), more: text.confirmed(price), tone: price && !price.stale ? 'main' : 'warning' },
  ]),
  wholeTrip: ofOffer((t, { forTwo, wholeTrip, scope }) =>
    forTwo && wholeTrip
      ? [
          {
            main: forTwo,
            more: [
              t('forOne', { sum: unbroken(wholeTrip.forOne) }),
              ...(scope?.missing ? [t('without', { missing: scope.missing })] : []),
            ].join('; '),
            tone: 'main',
          },
        ]
      : [],
  ),
  trips: ofOffer((t, offer, text) => [
    { main: t('trips', { count: 1 + (offer.later?.length ?? 0) }), more: text.later(offer) },
  ]),
  away: ofOffer((t, { stay }, text) => [
    {
      main: text.days(stay),
      more: stay.nights === 0 ? t('noNight') : t('nights', { count: stay.nights }),
      tone: 'main',
    },
  ]),
  flight: ofOffer((t, { stay, roadFrom }, text) => [
    stay.flightDay === undefined
      ? { main: text.flight(stay, roadFrom) }
      : { main: t('flightAfter', { count: stay.flightDay - stay.procedureDay }) },
  ]),
  included: ofOffer((_, { includes }) => [{ main: includes }]),
  excluded: ofOffer((_, { excludes }, __, { clinic }) => [{ main: (excludes ?? clinic.priceExcludes).join('; ') }]),
  team: ofOffer((t, { practitioners: [first, ...others] }) =>
    first
      ? [
          {
            main: first.name,
            more: [first.role, ...(others.length > 0 ? [t('others', { count: others.length })] : [])].join(', '),
          },
        ]
      : [],
  ),
  airport: (t, { clinic: { airport } }) => [{ main: `${t('minutes', { count: airport.minutes })}, ${airport.code}` }],
  certificates: (t, { clinic, offer }) =>
    clinic.accreditations
      .filter(({ covers }) => !offer || covers.includes(offer.careOption))
      .map(({ body, validUntil, expired, verifyAt }) => ({
        main: body,
        more: t(expired ? 'certificate.expired' : 'certificate.valid', { date: validUntil }),
        sign: expired ? 'expired' : 'valid',
        checkAt: verifyAt,
      })),
  languages: (_, { clinic }) => [{ main: clinic.languages }],
  lookedAt: (_, { clinic }) => [{ main: clinic.reviewed }],
  intensiveCare: (t, { clinic: { safety } }) => {
    const { minutes } = safety.intensiveCare;
    return minutes === 0
      ? [{ main: t('intensiveCare.inside'), sign: 'inside' }]
      : [{ main: t('intensiveCare.ambulance', { count: minutes }), sign: 'ambulance' }];
  },
  complication: (t, { clinic: { safety } }) => {
    const { complication, revision } = safety;
    return [
      {
        main: payerAnswer(t, complication.paidBy, t('payer.days', { count: complication.days })),
        more: complication.text,
      },
      { main: t('again', { payer: payerAnswer(t, revision.paidBy, t('payer.months', { count: revision.months })) }) },
    ];
  },
  afterReturn: (_, { clinic, offer }) => [{ main: offer?.afterReturn ?? clinic.safety.afterReturn }],
  records: (_, { clinic }) => [{ main: clinic.safety.records }],
};

/** What one clinic answers, in words; never empty: where a clinic says nothing, that is the answer. */
const answerOf = (t: CompareWords, question: Question, column: Column, text: OfferText): readonly Answer[] => {
  const stated = answering[question](t, column, text).filter(({ main }) => main !== '');
  return stated.length > 0 ? stated : [{ main: t('notStated') }];
};

export interface Row {
  readonly question: Question;
  readonly answers: readonly (readonly Answer[])[];
}

/** Seldom what decides, unless one of them is not there. */
const lookedUp: readonly Question[] = [
  'excluded',
  'afterReturn',
  'certificates',
  'airport',
  'languages',
  'records',
  'lookedAt',
];

/** Whether a row is one of those that open together on phones. */
export const isLookedUp = (t: CompareWords, { question, answers }: Row): boolean =>
  lookedUp.includes(question) &&
  answers.flat().every(({ main, sign }) => sign !== 'expired' && main !== t('notStated'));

const agrees = ({ answers: [first, ...others] }: Row): boolean =>
  others.length > 0 && others.every((answer) => JSON.stringify(answer) === JSON.stringify(first));

/**
 * The rows of the table: those in which clinics differ, and those in which all say the same, word by word. One clinic alone
 * agrees with nobody. Unlike prices are never set side by side: without an offer for one procedure only the clinics compare.
 */
export const rowsOf = (
  t: CompareWords,
  columns: readonly Column[],
  text: OfferText,
): { readonly differing: readonly Row[]; readonly same: readonly Row[] } => {
  const questions = columns.some(({ offer }) => offer) ? [...ofOffers, ...ofClinics] : ofClinics;
  const rows = questions.map((question) => ({
    question,
    answers: columns.map((column) => answerOf(t, question, column, text)),
  }));
  // What all of them do is the table's name; a part that is missing is said.
  const isName = ({ question, answers }: Row) => question === 'treatment' && !answers[0]?.[0]?.more;
  return {
    differing: rows.filter((row) => !agrees(row)),
    same: rows.filter((row) => agrees(row) && !isName(row)),
  };
};

/** Each clinic with its offer for the procedure. @param procedure id; without one no offers */
export const columnsOf = (clinics: readonly ComparedClinicView[], procedure?: string): Column[] =>
  clinics.map((clinic) => ({ clinic, offer: clinic.offers.find((offer) => offer.procedure === procedure) }));
