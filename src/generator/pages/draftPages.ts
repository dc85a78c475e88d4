import type { TextPageView } from '../../data/pages';
import { type Localized, localize } from '../../facts/locales';
import { pathFor, pathsFor } from '../../routes/path';
import { pageType, routeKeys } from '../../routes/table';
import { type Draft, stateOf } from '../check/records/drafts';
import { draftMark } from '../content/draftMarks';
import { valueAt } from '../content/records/fieldAccess';
import { kinds } from '../content/records/folders';
import { type SiteContext, type SitePage, sitePage } from './sitePage';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const nameOf = ({ reading: { id, facts, words } }: Draft): string => {
  const named = [facts, ...words].flatMap(({ value }) => [valueAt(value, ['name']), valueAt(value, ['title'])]);
  const name = named.find(Boolean);
  return typeof name === 'string' ? name : id;
};

/** The address of a clinic and of a text follows from the folder; that of others is one of the fields that may be missing. */
const pathsOf = ({ reading: { kind, id } }: Draft): Localized => {
  const route = kind === 'clinic' ? kind : routeKeys.find((each) => kind === 'page' && pageType(each).text === id);
  const ids = localize(() => id);
  return route
    ? pathsFor(route, ids)
    : localize((language) => `${pathFor('home', language)}/drafts/${kinds[kind].folder}/${id}`.replace('//', '/'));
};

/** What a draft lacks, by file, in the words of the check: the writers' page, which no build makes. */
const viewOf = (draft: Draft, mark: string): TextPageView => {
  const files = [...new Set(draft.problems.map(({ file }) => file))];
  return {
    title: `${nameOf(draft)} ${mark}`,
    lede: `${draft.reading.folder}: ${stateOf(draft)}.`,
    updated: '–',
    sample: false,
    legal: false,
    intro: { html: '' },
    sections: files.map((file, index) => ({
      id: `file-${index}`,
      title: file.split('/').at(-1) ?? file,
      html: `<ul>${draft.problems
        .filter((problem) => problem.file === file)
        .map(({ field, line, fix }) => `<li><b>${escaped(field)}</b> (${line}): ${escaped(fix)}</li>`)
        .join('')}</ul>`,
    })),
    team: [],
  };
};

/** Pages of drafts that cannot be shown yet, in develop, at the address of the page to come where that is known. */
export const draftPages = (context: SiteContext, drafts: readonly Draft[]): SitePage[] =>
  drafts.map((draft) => {
    const view = viewOf(draft, draftMark[context.language]);
    return sitePage(context, {
      kind: 'aboutUs',
      paths: pathsOf(draft),
      view,
      title: view.title,
      description: view.lede,
    });
  });
