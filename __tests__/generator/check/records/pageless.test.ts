import { withDraftMarks } from '../../../../src/generator/content/draftMarks';
import type { SiteContent } from '../../../../src/generator/content/siteContent';
import { clinic, dental, facts, james, knee } from '../paths';
import { contentReports } from '../reports';

const { fixture, reports } = contentReports();
const ceiba = 'content/clinics/casa-ceiba';
const hip = 'content/procedures/hip-replacement';
const draft = 'draft: true\n';

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);

test('a draft is told in one line, whatever is wrong with it', async () => {
  const { problems, notes, content, drafts } = await fixture.check((change) => {
    change.copy(clinic, 'content/clinics/mine');
    change.replace('content/clinics/mine/facts.yaml', /^founded: .*\n/m, draft);
    change.write('content/clinics/mine/notes.pdf', '');
    change.write('content/clinics/mine/words.es.md', '---\n: : :\n---\n');
  });
  expect(problems).toEqual([]);
  expect(idsOf(content.clinics)).toEqual(['casa-ceiba', 'valle-alto']);
  expect(notes).toContainEqual(
    expect.stringMatching(/^Draft content\/clinics\/mine: 1 of \d{3} fields are missing, \d+ to correct\.$/),
  );
  expect(drafts[0]?.problems.map(({ field }) => field)).toContain('founded');
});

test('a complete draft is shown, with a mark, to those who write alone', async () => {
  const { notes, content, withDrafts } = await fixture.check((change) => {
    change.copy(clinic, 'content/clinics/mine');
    change.replace('content/clinics/mine/facts.yaml', 'featured: 1\n', draft);
  });
  expect(notes).toContain('Draft content/clinics/mine: complete; without the line draft: true it has its page.');
  expect(idsOf(content.clinics)).not.toContain('mine');
  const { clinics } = withDraftMarks(withDrafts as unknown as SiteContent);
  expect(clinics.map(({ id, facts: { draft: isDraft, name } }) => [id, isDraft, name])).toEqual([
    ['casa-ceiba', undefined, 'Casa Ceiba'],
    ['mine', true, 'Centro Valle Alto (draft)'],
    ['valle-alto', undefined, 'Centro Valle Alto'],
  ]);
});

test('what has a page cannot lead to a draft', () =>
  reports((change) => change.replace(`${ceiba}/facts.yaml`, 'sample: true\n', `sample: true\n${draft}`), {
    file: `${james}/facts.yaml`,
    field: 'clinic',
    found: '"casa-ceiba", which is a draft',
    line: 3,
    fix: `remove the line draft: true from ${ceiba}/facts.yaml. Until then write draft: true here too.`,
  }));

test('nor where every clinic is a draft', async () => {
  const { problems } = await fixture.check((change) => {
    change.remove(ceiba);
    change.remove(james);
    change.replace(facts, 'featured: 1\n', draft);
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ field: 'clinic', found: '"valle-alto", which is a draft' }),
  );
});

test('a procedure that no clinic offers is kept without a page', async () => {
  const { problems, notes, content } = await fixture.check((change) => {
    change.copy(knee, hip);
    change.replace(`${hip}/facts.yaml`, 'order: 1', 'order: 2');
    change.replace(`${hip}/facts.yaml`, /en: total.*\n {2}es: .*/, 'en: hip\n  es: cadera');
  });
  expect(problems).toEqual([]);
  expect(notes).toContain('Procedures without a page, until a clinic offers them: hip-replacement.');
  expect(idsOf(content.procedures)).not.toContain('hip-replacement');
});

test('a care option without clinics says so, or has no page where its owner wants none', async () => {
  const waiting = await fixture.check(() => undefined);
  expect(waiting.notes).toContainEqual(expect.stringMatching(/no clinic offers them yet: .*dental-treatments/));
  const off = await fixture.check((change) => change.append(`${dental}/facts.yaml`, 'notOffered: true\n'));
  expect(off.problems).toEqual([]);
  expect(off.notes).toContain('Care options without a page (notOffered: true): dental-treatments.');
  expect(idsOf(off.content.careOptions)).not.toContain('dental-treatments');
});

test('a site may begin without testimonials, and without a place on the home page', async () => {
  const { problems, notes } = await fixture.check((change) => {
    change.remove('content/testimonials');
    change.replace(facts, 'featured: 1\n', '');
  });
  expect(problems).toEqual([]);
  expect(notes).toContain('No testimonials yet: their page says so.');
  expect(notes).toContainEqual(expect.stringMatching(/^The home page shows content\/clinics\/casa-ceiba, /));
});

test('a clinic cannot have a specialty whose care option is not offered', async () => {
  const { problems } = await fixture.check((change) =>
    change.append('content/care-options/stem-cells/facts.yaml', 'notOffered: true\n'),
  );
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toContain(`${facts} specialties.1`);
});

test('a site may begin with a draft alone', async () => {
  const { problems, notes, content } = await fixture.check((change) => {
    change.remove('content/testimonials');
    change.remove(ceiba);
    change.replace(facts, 'featured: 1\n', draft);
  });
  expect(problems).toEqual([]);
  expect(notes).toEqual(
    expect.arrayContaining([
      'No clinics yet: their page says so.',
      expect.stringMatching(/^Draft .*valle-alto: complete/),
    ]),
  );
  expect([content.clinics, content.procedures]).toEqual([[], []]);
});
