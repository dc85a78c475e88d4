import type { Change } from '../contentFixture';
import { knee } from '../paths';
import { contentReports } from '../reports';

const { reports, passes } = contentReports();

const bothSay = (en: string, es: string) => (content: Change) => {
  content.replace(`${knee}/words.en.md`, '## ', `${en}\n\n## `);
  content.replace(`${knee}/words.es.md`, '## ', `${es}\n\n## `);
};

test.each([
  ['a dose', 'Take 15 g of sugar.', 'Tome 50 g de azúcar.', '"Tome 50 g de azúcar.", and only one language says 50'],
  ['thousands', 'The building has 1,000 rooms.', 'El edificio tiene 100 cuartos.', 'only one language says 100'],
  ['days in words', 'Wait for seven days.', 'Espere nueve días.', 'only one language says 9'],
])('another number in one language: %s', (_what, en, es, found) =>
  reports(bothSay(en, es), {
    file: `${knee}/words.es.md`,
    line: 54,
    field: 'text',
    found,
    fix: 'Look the number up in the source',
  }),
);

test('the same number, however it is written', () =>
  passes((content) => {
    content.append(`${knee}/words.en.md`, '\nThere are twelve steps at once.\n');
    content.append(`${knee}/words.es.md`, '\nSon 12 pasos.\n');
  }));
