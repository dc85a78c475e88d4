import { clinicsListView } from '../../../src/generator/pageData/clinicsList';
import { draftPages } from '../../../src/generator/pages/draftPages';
import { contentFixture } from '../check/contentFixture';
import { clinic, knee } from '../check/paths';
import { viewContext } from '../pageData/viewContext';

const fixture = contentFixture();

test('a draft that cannot be shown has a page that says what it lacks', async () => {
  const { drafts } = await fixture.check((change) => {
    change.copy(clinic, 'content/clinics/mine');
    change.replace('content/clinics/mine/facts.yaml', /^founded: .*\n/m, 'draft: true\n');
    change.copy(knee, 'content/procedures/other');
    change.replace('content/procedures/other/facts.yaml', /^order: .*\n/m, 'draft: true\n');
  });
  const context = await viewContext(fixture.root, 'es');
  const clinicsList = await clinicsListView(context);
  const pages = draftPages({ ...context, clinicsList, choices: '', searchFile: '' }, drafts);
  expect(pages.map(({ path }) => path)).toEqual(['/es/clinicas/mine', '/es/drafts/procedures/other']);
  expect(pages[0]?.context.page.meta.socialTitle).toBe('Centro Valle Alto (borrador)');
  expect(pages[0]?.context.view).toMatchObject({
    title: 'Centro Valle Alto (borrador)',
    lede: expect.stringMatching(/^content\/clinics\/mine: 1 of \d+ fields are missing\.$/),
    sections: [{ title: 'facts.yaml', html: expect.stringContaining('<b>founded</b>') }],
  });
});
