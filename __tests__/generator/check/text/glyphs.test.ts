import { contentFixture } from '../contentFixture';
import { english, facts } from '../paths';

const fixture = contentFixture();

test('characters that the fonts do not have are told where they stand, in names and in texts', async () => {
  const { problems, warnings } = await fixture.check((content) => {
    content.replace(facts, 'name: Ana Lucía Restrepo', 'name: Ana Ł. Restrepo');
    content.append(english, '\nThe café is open → always, says Đorđe.\n');
  });
  expect(problems).toEqual([]);
  expect(warnings.map(({ file, field, found }) => [file, field, found])).toEqual([
    [facts, 'experts.0.name', '"Ł"'],
    [english, 'text', '"Đ đ"'],
  ]);
});
