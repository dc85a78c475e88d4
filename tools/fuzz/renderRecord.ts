import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { Content } from '../../src/build/check/checkContent';
import { renderProse } from '../../src/build/markdown/prose';
import { careOptionView } from '../../src/build/views/careOption';
import { clinicView } from '../../src/build/views/clinic';
import type { ViewContext } from '../../src/build/views/context';
import { proseOf } from '../../src/build/views/context';
import { createFormat } from '../../src/build/views/format';
import { testimonialView } from '../../src/build/views/testimonial';
import { readWords } from '../../src/build/words';
import { languages } from '../../src/facts/locales';
import type { PictureView } from '../../src/views/picture';

const load = createRequire(join(process.cwd(), 'package.json'));
const loadBeside = createRequire(load.resolve('gatsby-transformer-remark/package.json'));

interface Transformer {
  readonly htmlAst: { resolve(node: object): Promise<Root> };
}

/** Gatsby's own Markdown transformer, as the build runs it. */
const transformer = async (): Promise<Transformer> => {
  const extend = load('gatsby-transformer-remark/extend-node-type') as (
    args: object,
    options: object,
  ) => Promise<Transformer>;
  const cache = { get: async () => undefined, set: async () => undefined };
  const nothing = (): readonly unknown[] => [];
  return extend(
    {
      type: { name: 'MarkdownRemark' },
      basePath: '',
      getNode: nothing,
      getNodesByType: nothing,
      cache,
      getCache: () => cache,
    },
    { plugins: [] },
  );
};

type ReadMatter = (text: string) => { readonly content: string };

const noPicture: PictureView = { width: 1, height: 1, color: '#000000', sources: [], fallback: '', sizes: '' };

const viewsOf = async (context: ViewContext, folder: string): Promise<unknown[]> => {
  const { clinics, careOptions, testimonials, pages } = context.content;
  const is = (record: { readonly folder: string }): boolean => record.folder === folder;
  return [
    ...(await Promise.all(clinics.filter(is).map((record) => clinicView(record, context)))),
    ...(await Promise.all(careOptions.filter(is).map((record) => careOptionView(record, context)))),
    ...testimonials.filter(is).map((record) => testimonialView(record, context)),
    ...pages.filter(is).map((record) => renderProse(proseOf(context, record.folder).children)),
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
 * Renders a checked record the way the build does: Gatsby's front matter and Markdown, then the site's own views.
 * @returns the HTML that stands in its pages of both languages
 */
export type RenderRecord = (root: string, content: Content, folder: string) => Promise<string[]>;

export const createRenderRecord = async (): Promise<RenderRecord> => {
  const { htmlAst } = await transformer();
  const readMatter = loadBeside('gray-matter') as ReadMatter;
  const contexts = languages.map((language) => ({
    language,
    t: readWords(process.cwd(), language),
    format: createFormat(language),
    picture: async () => noPicture,
  }));
  return async (root, content, folder) => {
    const trees = new Map<string, Root>();
    for (const language of languages) {
      const file = `${folder}/${language}.md`;
      const { content: body } = readMatter(readFileSync(join(root, file), 'utf8'));
      trees.set(file, await htmlAst.resolve({ id: file, internal: { content: body, contentDigest: file } }));
    }
    const tree = (file: string): Root => {
      const found = trees.get(file);
      if (!found) throw new Error(`${file} was not read as Markdown.`);
      return found;
    };
    const views = await Promise.all(contexts.map((context) => viewsOf({ ...context, content, tree }, folder)));
    return htmlIn(views);
  };
};
