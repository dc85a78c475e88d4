import type { CareOptionCardView } from '../../data/careOption';
import type {
  CareOptionsListView,
  ContactView,
  HomeView,
  NotFoundView,
  ServerErrorView,
  TestimonialsView,
  TextPageView,
} from '../../data/pages';
import type { PictureView } from '../../data/picture';
import type { Language } from '../../facts/locales';
import type { IndexedRecord } from '../../routes/detailChecks';
import { pathFor } from '../../routes/path';
import {
  type DetailRouteKey,
  isDetailRoute,
  pageType,
  routeKeys,
  routeTable,
  type TextRouteKey,
} from '../../routes/table';
import { breakpoint } from '../../theme/breakpoint';
import { type DetailRecord, pageAddresses } from '../content/pageAddresses';
import { careOptionCard } from './careOption';
import { clinicRows, featured } from './clinicCard';
import { clinicName, destinationPicture, proseOf, type ViewContext } from './context';
import { monogramOf } from './createFormat';
import { overviewMap } from './map';
import { renderSections } from './markdown/renderProse';
import { scopesOf } from './offers';
import { testimonialView } from './testimonial';

const nameOf = ({ facts, words }: DetailRecord, language: Language): string =>
  words[language].name ?? ('name' in facts ? facts.name : '');

/** Every id of each detail route in the language of the view, for its validation step. The id is the one of the address. */
const routeIndex = ({ content, language }: ViewContext): Record<DetailRouteKey, IndexedRecord[]> => {
  const addresses = pageAddresses(content);
  const known = (route: DetailRouteKey): IndexedRecord[] =>
    addresses.flatMap(({ route: own, paths, record }) => {
      if (own !== route || !record) return [];
      const path = paths[language];
      return [{ id: path.slice(path.lastIndexOf('/') + 1), name: nameOf(record, language), path }];
    });
  return Object.fromEntries(routeKeys.filter(isDetailRoute).map((route) => [route, known(route)])) as Record<
    DetailRouteKey,
    IndexedRecord[]
  >;
};

const HERO = 'src/images/hero-panorama.svg';
/** The part of the panorama that a phone shows: half of its pieces, so half of its painting time. */
const PHONE_HERO = 'src/images/hero-panorama-phone.svg';
const ERROR_PICTURE = 'src/images/error-crossroads.svg';

const heroPicture = async (context: ViewContext): Promise<PictureView> => {
  const phone = await context.picture(PHONE_HERO, 'hero');
  const source = { type: 'image/svg+xml', srcSet: phone.fallback, media: `(max-width: ${breakpoint.code})` };
  return { ...(await context.picture(HERO, 'hero')), sources: [source] };
};

const HOME_PLACES = { stories: 2, clinics: 3 } as const;

/** By `order`, unproven ones last. */
const careOptionCards = async (context: ViewContext): Promise<CareOptionCardView[]> => {
  const cards = await Promise.all(context.content.careOptions.map((record) => careOptionCard(record, context)));
  return cards.sort((a, b) => Number(a.unproven ?? false) - Number(b.unproven ?? false));
};

/** Stories and clinics by their place (`featured`). */
export const homeView = async (context: ViewContext): Promise<HomeView> => {
  const { content } = context;
  return {
    hero: await heroPicture(context),
    careOptions: await careOptionCards(context),
    stories: featured(content.testimonials, HOME_PLACES.stories).map((record) => testimonialView(record, context)),
    clinics: await clinicRows(featured(content.clinics, HOME_PLACES.clinics), context),
    procedures: content.procedures.length,
    map: overviewMap(context),
  };
};

export const careOptionsListView = async (context: ViewContext): Promise<CareOptionsListView> => ({
  careOptions: await careOptionCards(context),
  helpPicture: await destinationPicture(context, 'costa-rica', 'wide'),
});

/** The home page's first story is the large one. The others follow by id. */
export const testimonialsView = async (context: ViewContext): Promise<TestimonialsView> => {
  const { testimonials } = context.content;
  const [first] = featured(testimonials, 1);
  return {
    ...(first && { featured: testimonialView(first, context) }),
    testimonials: testimonials.filter((record) => record !== first).map((record) => testimonialView(record, context)),
    helpPicture: await destinationPicture(context, 'republica-dominicana', 'wide'),
  };
};

/** Every clinic, because an address may name some (`?clinics=<id>,<id>`). */
export const contactView = (context: ViewContext): ContactView => ({
  clinics: context.content.clinics.map((record) => ({
    id: record.id,
    name: clinicName(record, context.language),
    country: record.facts.country,
    scopes: scopesOf(record, context),
  })),
  procedures: context.content.procedures.map(({ id, facts, words }) => ({
    id,
    name: words[context.language].name,
    sheetPath: pathFor('doctorSheet', context.language, facts.slug[context.language]),
  })),
});

/**
 * For the pages of text, which are the legal ones in the footer and about us. Only about us has pictures. Rejects when
 * the page has no text.
 */
export const textPageView = async (route: TextRouteKey, context: ViewContext): Promise<TextPageView> => {
  const record = context.content.pages.find(({ id }) => id === routeTable[route].text);
  if (!record) throw new Error(`No text for the page "${route}"; the check should have refused it.`);
  const { title, lede, team = [] } = record.words[context.language];
  return {
    title,
    lede,
    updated: context.format.day(record.facts.updated),
    sample: record.facts.sample,
    legal: pageType(route).legal === true,
    ...renderSections(proseOf(context, route, record)),
    team: team.map(({ name, role, text }) => ({
      monogram: monogramOf(name ?? role),
      title: name ?? role,
      ...(name && { role }),
      text,
    })),
    ...(route === 'aboutUs' && {
      pictures: {
        top: await destinationPicture(context, 'ecuador', 'wide'),
        call: await destinationPicture(context, 'colombia', 'wide'),
      },
    }),
  };
};

/**
 * Every record of the detail routes: on this page the validation steps run in the browser, for an address that the
 * build did not know.
 */
export const notFoundView = async (context: ViewContext): Promise<NotFoundView> => ({
  picture: await context.picture(ERROR_PICTURE, 'crossroads'),
  known: routeIndex(context),
});

/** Only the picture: every page carries the words (namespace `runtime`). */
export const serverErrorView = async (context: ViewContext): Promise<ServerErrorView> => ({
  picture: await context.picture(ERROR_PICTURE, 'crossroads'),
});
