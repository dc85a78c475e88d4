import type { ParseKeys } from 'i18next';
import type { DoctorSheetView, SheetClinic, SheetLabel, SheetPart } from '../../data/doctorSheet';
import { type Language, type Localized, localize } from '../../facts/locales';
import { site } from '../../facts/site';
import { pathFor } from '../../routes/path';
import type { PrecautionList } from '../../schemas/precaution';
import type { BuildTranslations } from '../content/locales/readTranslations';
import { translations } from '../content/locales/translations';
import { citationsOf } from './citations';
import { type ClinicRecord, cityName, clinicName, type ProcedureRecord, type ViewContext } from './context';
import { createFormat } from './createFormat';
import { firstSentence } from './markdown/answers';
import { keepCompounds } from './markdown/compounds';
import { practitionersOf, stayView } from './offers';
import { often } from './often';
import { allSources, listOf, sheetLinesOf } from './precautions';

const formatIn = localize(createFormat);

const say = (
  key: ParseKeys<'doctorSheet'>,
  values: (language: Language) => Record<string, unknown> = () => ({}),
): Localized => localize((language) => translations[language](`doctorSheet:${key}`, values(language)));

const labels = [
  'where',
  'who',
  'person',
  'born',
  'date',
  'doses',
  'arrival',
  'operation',
  'fly',
  'day',
  'check',
  'answer',
  'fit',
  'notYet',
  'today',
  'name',
  'signature',
] as const satisfies readonly SheetLabel[];

type PartKey = 'medicines' | 'notFor' | 'risks' | 'redFlags' | 'sameDay' | 'emergency' | 'after';

const part = (key: PartKey, lines: (language: Language, t: BuildTranslations) => readonly string[]): SheetPart => ({
  key,
  title: say(`${key}.title`),
  lines: localize((language) => lines(language, translations[language]).map(keepCompounds)),
});

/** What the clinic says of its offer for the procedure, or else of all. */
const afterReturnOf = (
  { facts, words }: Pick<ClinicRecord, 'facts' | 'words'>,
  { id }: ProcedureRecord,
  language: Language,
): string => {
  const own = facts.offers.find(({ procedure }) => procedure === id);
  return (own && words[language].offers[own.key]?.afterReturn) ?? words[language].safety.afterReturn;
};

const clinicParts = ({ facts, words }: ClinicRecord, procedure: ProcedureRecord): SheetPart[] => [
  part('emergency', (language, t) => [
    facts.safety.intensiveCare.minutes === 0
      ? t('doctorSheet:emergency.inHouse', facts.safety.intensiveCare)
      : t('doctorSheet:emergency.hospital', {
          ...facts.safety.intensiveCare,
          count: facts.safety.intensiveCare.minutes,
        }),
    words[language].safety.complication,
  ]),
  part('after', (language, t) => [
    afterReturnOf({ facts, words }, procedure, language),
    t('doctorSheet:after.records', { languages: formatIn[language].languages(facts.safety.records) }),
    t('doctorSheet:after.call', { phone: site.phone.replaceAll(' ', '\u00A0'), email: site.email }),
  ]),
];

const sheetClinic = (record: ClinicRecord, procedure: ProcedureRecord, { language, t }: ViewContext): SheetClinic => ({
  id: record.id,
  name: clinicName(record, language),
  address: `${record.facts.location.address}, ${cityName(record, language)}, ${t(`common:countries.${record.facts.country}`)}`,
  practitioners: practitionersOf(
    record,
    { procedure: procedure.id, careOption: procedure.facts.careOption },
    language,
  ).map(({ name, licence }) => ({ name, licence: `${licence.number}, ${licence.register}` })),
  stays: record.facts.offers
    .filter((treatment) => treatment.procedure === procedure.id)
    .map((treatment) => ({
      name: localize((each) => record.words[each].offers[treatment.key]?.name ?? ''),
      stay: stayView(treatment, procedure),
    })),
  parts: clinicParts(record, procedure),
});

/** For the sheet of one procedure, with every clinic that offers it. Its pages contain every language and show two. */
export const doctorSheetView = (record: ProcedureRecord, context: ViewContext): DoctorSheetView => {
  const { facts, words } = record;
  const sources = allSources(record, context);
  const { plain } = citationsOf({ sources }, context);
  const lines = (list: PrecautionList, language: Language): string[] =>
    listOf(list, record, language, context).map(plain);
  return {
    name: localize((language) => words[language].name),
    procedurePath: pathFor('procedure', context.language, facts.slug[context.language]),
    planned: localize((language) => firstSentence(plain(words[language].lede))),
    ticks: (['medicines', 'notFor'] as const).map((list) =>
      part(list, (language) => sheetLinesOf(list, record, language, context).map(plain).map(firstSentence)),
    ),
    parts: [
      part('risks', (language) => [
        facts.risks
          .flatMap(({ key, perHundred }) => {
            const name = words[language].risks[key]?.name ?? [];
            return perHundred ? `${name} (${often(language, perHundred)})` : name;
          })
          .join('; '),
      ]),
      { ...part('redFlags', (language) => lines('now', language)), framed: true },
      part('sameDay', (language) => [lines('sameDay', language).join('; ')]),
    ],
    clinics: context.content.clinics
      .filter(({ facts: { offers } }) => offers.some(({ procedure }) => procedure === record.id))
      .map((clinic) => sheetClinic(clinic, record, context)),
    checks: facts.checks,
    labels: Object.fromEntries(labels.map((label) => [label, say(`labels.${label}`)])) as DoctorSheetView['labels'],
    closing: say('closing', (language) => ({
      date: formatIn[language].day(facts.reviewed),
      name: site.name,
      count: sources.length,
    })),
  };
};
