import type { CareOptionCardView, CareOptionSectionView, CareOptionView } from '../../data/careOption';
import type { ProcedureCardView } from '../../data/procedure';
import { type CareOptionKey, isCareOptionKey } from '../../facts/careOptionKeys';
import { type Country, countries } from '../../facts/countries';
import { careOptionSections } from '../../schemas/careOption';
import { citationsOf, reviewView } from './citations';
import { clinicRows } from './clinicCard';
import { type CareOptionRecord, careOptionPath, coverPicture, proseOf, type ViewContext } from './context';
import { keepCompounds } from './markdown/compounds';
import { liftList, renderProse, splitSections } from './markdown/renderProse';
import { splitStep } from './markdown/splitStep';
import { allSources, listOf } from './precautions';
import { procedureCard } from './procedure';
import { byEvidence } from './searched';

/** The specialty that a care option's folder is named after. Throws for another name, which the check refuses. */
export const keyOf = (record: CareOptionRecord): CareOptionKey => {
  if (!isCareOptionKey(record.id))
    throw new Error(`"${record.id}" is not a specialty; the check should have refused it.`);
  return record.id;
};

const offering = (record: CareOptionRecord, { content }: ViewContext) =>
  content.clinics.filter(({ facts }) => facts.specialties.includes(keyOf(record)));

/** Countries with clinics that offer it; countries with the most clinics come first. */
const countriesOf = (record: CareOptionRecord, context: ViewContext): Country[] => {
  const clinics = offering(record, context);
  const count = (country: Country): number => clinics.filter(({ facts }) => facts.country === country).length;
  return countries.filter((country) => count(country) > 0).sort((a, b) => count(b) - count(a));
};

const proceduresOf = (key: CareOptionKey, context: ViewContext): ProcedureCardView[] =>
  context.content.procedures
    .filter(({ facts }) => facts.careOption === key)
    .sort(byEvidence)
    .map((procedure) => procedureCard(procedure, context));

/** A price says nothing without what it is the price of. */
const lowestOf = (key: CareOptionKey, context: ViewContext): CareOptionCardView['lowest'] => {
  const [lowest] = proceduresOf(key, context)
    .flatMap(({ name, figures }) => figures.flatMap(({ price }) => (price && !price.stale ? [{ name, price }] : [])))
    .sort((a, b) => a.price.amounts.from - b.price.amounts.from);
  return lowest && { procedure: lowest.name, price: lowest.price.from };
};

/** For home and the list. Rejects for a record without a cover or of no specialty; the check refuses both. */
export const careOptionCard = async (record: CareOptionRecord, context: ViewContext): Promise<CareOptionCardView> => {
  const { name, summary } = record.words[context.language];
  const key = keyOf(record);
  const lowest = lowestOf(key, context);
  const procedures = proceduresOf(key, context);
  return {
    key,
    path: careOptionPath(context, key),
    name,
    summary: keepCompounds(summary),
    picture: await coverPicture(context, record, 'card'),
    clinics: offering(record, context).length,
    countries: countriesOf(record, context),
    procedures: procedures.length,
    ...(lowest && { lowest }),
    ...(procedures.length > 0 && procedures.every(({ unproven }) => unproven) && { unproven: true as const }),
  };
};

const citesOf = (record: CareOptionRecord, context: ViewContext) =>
  citationsOf({ sources: allSources(record, context) }, context);

const sectionViews = (record: CareOptionRecord, context: ViewContext): CareOptionSectionView[] => {
  const cite = citesOf(record, context);
  const { sections } = splitSections(cite.inTree(proseOf(context, 'careOption', record)));
  return sections.flatMap(({ id, title, nodes }, index): CareOptionSectionView[] => {
    const key = careOptionSections[index];
    if (!key) return [];
    const { intro, sections: parts } = splitSections({ children: nodes }, 'h3');
    const section = {
      ...{ key, id, title, items: [], steps: [], after: '' },
      parts: parts.map((part) => ({ id: part.id, title: part.title, ...renderProse(part.nodes) })),
    };
    if (key !== 'addresses' && key !== 'howItWorks') return [{ ...section, ...renderProse(intro) }];
    const { before, items, after } = liftList(intro, key === 'addresses' ? 'ul' : 'ol');
    return [
      {
        ...section,
        html: before.html,
        ...(key === 'addresses'
          ? { items: items.map((item) => renderProse(item).html) }
          : { steps: items.map(splitStep) }),
        after: after.html,
      },
    ];
  });
};

/**
 * For the page of one care option. Sections get their keys by position: the check guarantees six, in order. Clinics are
 * in the order of their ids. Rejects like careOptionCard.
 */
export const careOptionView = async (record: CareOptionRecord, context: ViewContext): Promise<CareOptionView> => {
  const { language } = context;
  const words = record.words[language];
  const { name, lede, coverAlt } = words;
  const cite = citesOf(record, context);
  const key = keyOf(record);
  return {
    key,
    name,
    sample: record.facts.sample,
    lede: cite.html(lede),
    picture: await coverPicture(context, record, 'portrait'),
    coverAlt,
    review: reviewView(record.facts, context),
    danger: (words.danger ?? []).map(cite.html),
    notFor: listOf('notFor', record, language, context).map(cite.html),
    help: {
      now: listOf('now', record, language, context).map(cite.html),
      sameDay: listOf('sameDay', record, language, context).map(cite.html),
      ...(words.help?.say && { say: words.help.say }),
    },
    alternatives: words.alternatives.map(({ name: title, text }) => ({ name: title, html: cite.html(text) })),
    sources: cite.list,
    procedures: proceduresOf(key, context),
    sections: sectionViews(record, context),
    clinics: await clinicRows(offering(record, context), context, key),
  };
};
