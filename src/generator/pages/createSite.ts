import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLanguage, languages } from '../../facts/locales';
import { manifestPath } from '../../routes/table';
import { basemaps } from '../assets/maps/basemaps';
import { writeBasemaps } from '../assets/maps/writeBasemaps';
import { createPictureMaker, type PictureMaker } from '../assets/pictures/pictureMaker';
import type { Draft } from '../check/records/drafts';
import { readTranslations } from '../content/locales/readTranslations';
import { contentIn, type SiteContent } from '../content/siteContent';
import { digest } from '../digest';
import { isoDay } from '../isoDay';
import { clinicsListView } from '../pageData/clinicsList';
import { comparisonFiles } from '../pageData/comparison';
import type { ViewContext } from '../pageData/context';
import { createFormat } from '../pageData/createFormat';
import { searchItems } from '../pageData/searched';
import { draftPages } from './draftPages';
import { manifestOf } from './manifest';
import type { SitePage } from './sitePage';
import { sitePages } from './sitePages';

const writeJson = (root: string, address: string, content: unknown): void => {
  const path = join(root, 'public', address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
};

const create = (createPage: CreatePagesArgs['actions']['createPage'], root: string, page: SitePage): void => {
  const { path, template, matchPath, lastmod, context } = page;
  const { language, page: info } = context;
  createPage({
    path,
    component: join(root, 'src/templates', `${template}.tsx`),
    ...(matchPath && { matchPath }),
    context: {
      ...context,
      ...(lastmod && { lastmod }),
      i18n: {
        language,
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: false,
        routed: language !== defaultLanguage,
        originalPath: info.paths[defaultLanguage],
        path,
      },
    },
  });
};

let maker: PictureMaker | undefined;
let encoding: Promise<void> | undefined;

interface SiteArgs extends Pick<CreatePagesArgs, 'reporter'> {
  readonly actions: Pick<CreatePagesArgs['actions'], 'createPage'>;
}

/**
 * Creates every page of both languages from checked content.
 * @param today YYYY-MM-DD, the day on which everything must be valid
 * @param drafts those that get a page of what they lack
 */
export const createSite = async (
  { actions, reporter }: SiteArgs,
  root: string,
  content: SiteContent,
  today = isoDay(new Date()),
  drafts: readonly Draft[] = [],
): Promise<void> => {
  writeBasemaps(root, basemaps);
  maker ??= createPictureMaker(root);
  const pictures = maker;
  for (const language of languages) {
    const context: ViewContext = {
      language,
      today,
      content: contentIn(language, content),
      t: readTranslations(root, language),
      format: createFormat(language),
      picture: pictures.picture,
    };
    writeJson(root, manifestPath(language), manifestOf(language));
    // Names of files that hydrated pages request change with what they hold: they may be cached forever.
    const draft = await clinicsListView(context);
    const index = `/clinics-index/${language}-${digest(JSON.stringify(draft.all))}.json`;
    const clinicsList = { ...draft, view: { ...draft.view, ...(draft.view.more.length > 0 && { index }) } };
    if (clinicsList.view.index) writeJson(root, index, clinicsList.all);
    const comparison = await comparisonFiles(context);
    const items = searchItems(context);
    const searchFile = `/search-index/${language}-${digest(JSON.stringify(items))}.json`;
    writeJson(root, searchFile, items);
    for (const { address, content: data } of [comparison.choices, ...comparison.clinics])
      writeJson(root, address, data);
    const site = { ...context, clinicsList, choices: comparison.choices.address, searchFile };
    for (const page of [...(await sitePages(site)), ...draftPages(site, drafts)])
      create(actions.createPage, root, page);
  }
  const encode = async (): Promise<void> => {
    const timer = reporter.activityTimer('Encode pictures');
    timer.start();
    await pictures.finish((done, of) => timer.setStatus(`${done} of ${of}`));
    timer.end();
  };
  if (process.env.gatsby_executing_command === 'develop') return encode();
  // Pages already know the names, so the bundler need not wait. This leaves one core to the bundler.
  encoding = encode();
  encoding.catch(() => undefined);
};

/** Resolves when every picture of the latest pages is in the built folder; rejects when one could not be encoded. */
export const encodedPictures = async (): Promise<void> => encoding;
