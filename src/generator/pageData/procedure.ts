import type { OfferRowView, ProcedureOfferView } from '../../data/offer';
import type { FoldedList, ProcedureCardView, ProcedureView } from '../../data/procedure';
import { pathFor } from '../../routes/path';
import type { PrecautionList } from '../../schemas/precaution';
import { validCertificates } from './certificates';
import { citationsOf, reviewView } from './citations';
import { careOptionPath, coverPicture, type ProcedureRecord, proseOf, type ViewContext } from './context';
import { pageFiguresOf } from './figures';
import { firstQuestion, firstSentence, firstSentences, firstWords } from './markdown/answers';
import { keepCompounds } from './markdown/compounds';
import { renderSections } from './markdown/renderProse';
import { clinicCountOf, procedureOffers } from './offers';
import { often } from './often';
import { allSources, listOf } from './precautions';
import { procedureRow } from './searched';

/** How many offers, paths and cards a page shows. It gives the number of the others. */
const MOST_SHOWN = 12;

/** The clinic of an offer as a row shows it. Rejects without the clinic's cover. */
const offerRow = async (offer: ProcedureOfferView, context: ViewContext): Promise<OfferRowView> => {
  const clinic = context.content.clinics.find(({ id }) => id === offer.clinic.id);
  if (!clinic) throw new Error(`No clinic "${offer.clinic.id}".`);
  const certificate = validCertificates(clinic, context).find(({ covers }) => covers.includes(offer.careOption));
  return {
    ...offer,
    picture: await coverPicture(context, clinic, 'card'),
    ...(certificate && { certificate }),
  };
};

const clinicsOf = (offers: readonly ProcedureOfferView[]): number =>
  new Set(offers.map(({ clinic }) => clinic.id)).size;

/**
 * For the page of one procedure. Rejects when its care option has no record or no cover, or a citation has no source.
 * The check refuses all three.
 */
export const procedureView = async (record: ProcedureRecord, context: ViewContext): Promise<ProcedureView> => {
  const { language, content } = context;
  const { facts } = record;
  const words = record.words[language];
  const cite = citationsOf({ sources: allSources(record, context) }, context);
  const shownList = (list: PrecautionList): string[] => listOf(list, record, language, context).map(cite.html);
  const all = procedureOffers(record, context);
  const prose = proseOf(context, 'procedure', record);
  const sentences = firstSentences(prose).map(cite.plain).map(firstSentence);
  const folded = (texts: readonly string[], answerOf = firstWords): FoldedList => ({
    entries: texts.map(cite.html),
    answer: answerOf(cite.plain(texts[0] ?? '')),
  });
  const careOption = content.careOptions.find(({ id }) => id === facts.careOption);
  if (!careOption) throw new Error(`No care option "${facts.careOption}"; the check should have refused it.`);
  return {
    id: record.id,
    name: words.name,
    otherNames: words.otherNames,
    lede: cite.html(words.lede),
    evidence: facts.evidence,
    careOption: {
      key: facts.careOption,
      name: careOption.words[language].name,
      path: careOptionPath(context, facts.careOption),
    },
    picture: await coverPicture(context, careOption, 'portrait'),
    coverAlt: careOption.words[language].coverAlt,
    figures: pageFiguresOf(all, record, context),
    flight: {
      days: facts.beforeFlight.days,
      html: cite.html(words.flight),
      isOwn: facts.beforeFlight.source === 'own',
    },
    help: { now: shownList('now'), sameDay: shownList('sameDay'), ...(words.help?.say && { say: words.help.say }) },
    sections: renderSections(cite.inTree(prose)).sections.map((section, index) => ({
      ...section,
      answer: sentences[index] ?? '',
    })),
    offers: await Promise.all(all.slice(0, MOST_SHOWN).map((offer) => offerRow(offer, context))),
    clinicCount: clinicCountOf(all),
    moreClinics: clinicsOf(all) - clinicsOf(all.slice(0, MOST_SHOWN)),
    recovery: {
      stages: facts.recovery.map(({ key, from, to }) => ({
        key,
        from,
        to,
        label: keepCompounds(words.recovery[key] ?? ''),
      })),
      checks: facts.checks,
    },
    risks: facts.risks.flatMap(({ key, perHundred, source }) => {
      const text = words.risks[key];
      if (!text) return [];
      const said = text.howOften && source && cite.plain(text.howOften);
      const figure = perHundred ? often(language, perHundred) : said;
      return [
        {
          key,
          name: text.name,
          html: cite.html(text.text),
          ...(said && { howOften: cite.html(`${said} [${source}]`) }),
          ...(figure && { figure }),
          ...(perHundred && { perHundred }),
        },
      ];
    }),
    notFor: shownList('notFor'),
    alternatives: words.alternatives.map(({ name, text }) => ({ name, html: cite.html(text) })),
    priceFactors: folded(words.priceFactors),
    questions: folded(words.questions, firstQuestion),
    medicines: folded(listOf('medicines', record, language, context)),
    sources: cite.list,
    review: reviewView(facts, context),
    sheetPath: pathFor('doctorSheet', language, facts.slug[language]),
  };
};

export const procedureCard = (record: ProcedureRecord, context: ViewContext): ProcedureCardView => ({
  ...procedureRow(record, context),
  evidence: record.facts.evidence,
  summary: keepCompounds(citationsOf(record.facts, context).plain(record.words[context.language].summary)),
});
