import type { PictureView } from '../../src/data/picture';
import { languages } from '../../src/facts/locales';
import { readTranslations } from '../../src/generator/content/locales/readTranslations';
import type { Content } from '../../src/generator/content/siteContent';
import { isoDay } from '../../src/generator/isoDay';
import { careOptionView } from '../../src/generator/pageData/careOption';
import { clinicView } from '../../src/generator/pageData/clinic';
import type { ViewContext } from '../../src/generator/pageData/context';
import { proseOf } from '../../src/generator/pageData/context';
import { createFormat } from '../../src/generator/pageData/createFormat';
import { renderProse } from '../../src/generator/pageData/markdown/renderProse';
import { procedureView } from '../../src/generator/pageData/procedure';
import { testimonialView } from '../../src/generator/pageData/testimonial';
import { siteContentOfChecked } from '../../tools/markdown/siteContentOfChecked';

const noPicture: PictureView = { width: 1, height: 1, color: '#000000', sources: [], fallback: '', sizes: '' };

/** Fields that pages take as HTML in every view. */
const HTML = ['html', 'after', 'items'];
/** Fields whose words cite sources, so that they are HTML where a record has sources. */
const CITING = ['lede', 'danger', 'now', 'sameDay', 'howOften', 'notFor', 'priceFactors', 'questions', 'medicines'];

const stringsBelow = (view: unknown, names: readonly string[], isHtml = false): string[] => {
  if (typeof view === 'string') return isHtml ? [view] : [];
  if (!view || typeof view !== 'object') return [];
  return Object.entries(view).flatMap(([name, inner]) =>
    stringsBelow(inner, names, names.includes(name) || (isHtml && Array.isArray(view))),
  );
};

const htmlOf = async (context: ViewContext, folder: string): Promise<string[]> => {
  const { clinics, careOptions, procedures, testimonials, pages } = context.content;
  const is = (record: { readonly folder: string }): boolean => record.folder === folder;
  const citing = await Promise.all([
    ...careOptions.filter(is).map((record) => careOptionView(record, context)),
    ...procedures.filter(is).map((record) => procedureView(record, context)),
  ]);
  const others = [
    ...(await Promise.all(clinics.filter(is).map((record) => clinicView(record, context)))),
    ...testimonials.filter(is).map((record) => testimonialView(record, context)),
    ...pages.filter(is).map((record) => renderProse(proseOf(context, 'aboutUs', record).children)),
  ];
  return [...stringsBelow(citing, [...HTML, ...CITING]), ...stringsBelow(others, HTML)];
};

/**
 * Renders a checked record the way the build does.
 * @returns the HTML that stands in its pages of both languages
 */
export type RenderRecord = (content: Content, folder: string) => Promise<string[]>;

/** Reads the interface words of both languages once, for all cases; pictures are not made. */
export const createRenderRecord = (): RenderRecord => {
  const today = isoDay(new Date());
  const contexts = languages.map((language) => ({
    language,
    today,
    t: readTranslations(process.cwd(), language),
    format: createFormat(language),
    picture: async () => noPicture,
  }));
  return async (checked, folder) => {
    const content = await siteContentOfChecked(checked);
    return (await Promise.all(contexts.map((context) => htmlOf({ ...context, content }, folder)))).flat();
  };
};
