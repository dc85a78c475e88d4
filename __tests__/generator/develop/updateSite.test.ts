/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import type { Content } from '../../../src/generator/check/checkContent';
import { updateSite } from '../../../src/generator/develop/updateSite';
import { createSite } from '../../../src/generator/pages/createSite';

jest.mock('../../../src/generator/pages/createSite', () => ({ createSite: jest.fn() }));

const component = '/site/src/templates/ClinicTemplate.tsx';
const page = (path: string, name: string, template = component) => ({
  path,
  component: template,
  context: { language: 'en', view: { name } },
});
type MadePage = ReturnType<typeof page>;

const update = async (before: readonly MadePage[], now: readonly MadePage[]) => {
  const createPage = jest.fn();
  const deletePage = jest.fn();
  const pages = new Map(before.map((known) => [known.path, known]));
  (createSite as jest.Mock).mockImplementation(async ({ actions }: Pick<CreatePagesArgs, 'actions'>) => {
    for (const made of now) actions.createPage(made);
  });
  const args = { actions: { createPage, deletePage }, reporter: {}, store: { getState: () => ({ pages }) } };
  await updateSite(args as unknown as CreatePagesArgs, '/site', {} as Content);
  return {
    made: createPage.mock.calls.map(([{ path }]) => path),
    removed: deletePage.mock.calls.map(([gone]) => gone),
  };
};

const alto = page('/clinics/valle-alto', 'Valle Alto');
const ceiba = page('/clinics/casa-ceiba', 'Casa Ceiba');

test('only pages whose data changed are made anew', async () => {
  const renamed = page(alto.path, 'Centro Valle Alto');
  expect(await update([alto, ceiba], [renamed, page(ceiba.path, 'Casa Ceiba')])).toEqual({
    made: ['/clinics/valle-alto'],
    removed: [],
  });
});

test('a page with another template is made anew, and so is a new one', async () => {
  const moved = page(alto.path, 'Valle Alto', '/site/src/templates/TextPageTemplate.tsx');
  expect((await update([alto], [moved, ceiba])).made).toEqual(['/clinics/valle-alto', '/clinics/casa-ceiba']);
});

test('the page of a record that is gone goes too, but no page that Gatsby made', async () => {
  const gatsbys = page('/dev-404-page', '', '/site/.cache/dev-404-page.js');
  expect(await update([alto, ceiba, gatsbys], [alto])).toEqual({
    made: [],
    removed: [{ path: '/clinics/casa-ceiba', component }],
  });
});
