import { languages } from '../../src/facts/locales';
import type { Content } from '../../src/generator/check/checkContent';
import { isoDay } from '../../src/generator/isoDay';
import { renderProse } from '../../src/generator/markdown/prose';
import { careOptionView } from '../../src/generator/views/careOption';
import { clinicView } from '../../src/generator/views/clinic';
import type { ViewContext } from '../../src/generator/views/context';
import { proseOf } from '../../src/generator/views/context';
import { createFormat } from '../../src/generator/views/format';
import { testimonialView } from '../../src/generator/views/testimonial';
import { readWords } from '../../src/generator/words';
import type { PictureView } from '../../src/views/picture';
import { siteContentOfChecked } from '../markdown/siteContentOfChecked';

const noPicture: PictureView = { width: 1, height: 1, color: '#000000', sources: [], fallback: '', sizes: '' };

const viewsOf = async (context: ViewContext, folder: string): Promise<unknown[]> => {
  const { clinics, careOptions, testimonials, pages } = context.content;
  const is = (record: { readonly folder: string }): boolean => record.folder === folder;
  return [
    ...(await Promise.all(clinics.filter(is).map((record) => clinicView(record, context)))),
    ...(await Promise.all(careOptions.filter(is).map((record) => careOptionView(record, context)))),
    ...testimonials.filter(is).map((record) => testimonialView(record, context)),
    ...pages.filter(is).map((record) => renderProse(proseOf(context, 'aboutUs', record).children)),
  ];
};

/** Every string below a field that pages take as HTML. */
const htmlIn = (view: unknown, isHtml = false): string[] => {
  if (typeof view === 'string') return isHtml ? [view] : [];
  if (!view || typeof view !== 'object') return [];
  return Object.entries(view).flatMap(([name, inner]) =>
    htmlIn(inner, ['html', 'after', 'items'].includes(name) || (isHtml && Array.isArray(view))),
  );
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
    t: readWords(process.cwd(), language),
    format: createFormat(language),
    picture: async () => noPicture,
  }));
  return async (checked, folder) => {
    const content = await siteContentOfChecked(checked);
    return htmlIn(await Promise.all(contexts.map((context) => viewsOf({ ...context, content }, folder))));
  };
};
