import { knee } from '../paths';
import { contentReports } from '../reports';

const { fixture, problemsAfter, reports, passes } = contentReports();
const cells = 'content/procedures/cell-injection-joint';
const ibogaine = 'content/procedures/ibogaine-session';
const questions = 'content/search-questions.yaml';

test('words that two procedures claim without an order', () =>
  reports([`${ibogaine}/words.en.md`, 'soughtAs:\n', 'soughtAs:\n  - Knee pains\n'], {
    field: 'soughtAs.0',
    found: '"Knee pains", which content/procedures/cell-injection-joint/words.en.md:',
    allowed: 'differ in order',
    line: fixture.lineOf(`${ibogaine}/words.en.md`, 'soughtAs:') + 1,
  }));

test('the same words in another order', () =>
  reports([`${ibogaine}/words.en.md`, 'soughtAs:\n', 'soughtAs:\n  - pain of the knee\n'], {
    field: 'soughtAs.0',
    found: '"pain of the knee", which content/procedures/cell-injection-joint/words.en.md:',
    line: fixture.lineOf(`${ibogaine}/words.en.md`, 'soughtAs:') + 1,
  }));

test.each([
  [2, 0],
  [1, 1],
])('words of two procedures of one care option, the second with order %d: %d reports', async (order, count) => {
  const problems = await problemsAfter((content) => {
    content.replace(
      `${cells}/facts.yaml`,
      /careOption: stem-cells\norder: 1/,
      `careOption: ibogaine-therapy\norder: ${order}`,
    );
    content.replace(`${ibogaine}/words.en.md`, 'soughtAs:\n', 'soughtAs:\n  - Knee pains\n');
  });
  expect(problems.filter(({ field }) => field.startsWith('soughtAs'))).toHaveLength(count);
});

test('what is shown to work comes before what is not', () =>
  passes([`${cells}/words.es.md`, 'soughtAs:\n', 'soughtAs:\n  - tengo artrosis de rodilla\n']));

test('a question with another answer', () =>
  reports((content) => content.write(questions, 'knee pain: procedures/ibogaine-session\n'), {
    file: questions,
    field: 'knee pain',
    found: '"procedures/total-knee-replacement" as the first answer',
    allowed: '"procedures/ibogaine-session"',
    fix: 'soughtAs',
  }));

test('questions with the right answers', () =>
  passes((content) =>
    content.write(
      questions,
      'knee pain: procedures/total-knee-replacement\nhjkdsf: nearest\nMedellín: clinics/valle-alto\n',
    ),
  ));

test('questions that cannot be read', () =>
  reports((content) => content.write(questions, ': : :'), { file: questions, field: 'YAML' }));

test('fewer than eight words', () =>
  reports(
    (content) => {
      const file = `${knee}/words.en.md`;
      content.replace(file, /soughtAs:\n(?: {2}- .*\n)+/, 'soughtAs:\n  - knee\n');
    },
    {
      file: `${knee}/words.en.md`,
      line: fixture.lineOf(`${knee}/words.en.md`, 'soughtAs:'),
      field: 'soughtAs',
      allowed: 'at least 8 entries',
    },
  ));
