import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPages } from '../../../src/schemas/textPage';
import { addMissingTexts } from '../../../tools/test/testContent';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

it('brings a text in both languages for each page of text that a content lacks, each of its own', () => {
  addMissingTexts(folder);
  const texts = textPages.flatMap((page) =>
    ['en', 'es'].map((language) => readFileSync(join(folder, 'pages', page, `words.${language}.md`), 'utf8')),
  );
  expect(texts).toHaveLength(textPages.length * 2);
  for (const line of [/^title: .*/m, /^description: .*/m])
    expect(new Set(texts.map((text) => line.exec(text)?.[0])).size).toBe(texts.length);
  expect(texts.join('\n')).toContain('title: Privacy policy\n');
});
