/** @jest-environment node */

import { cells } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('care options', () => {
  const file = `${cells}/words.en.md`;

  test('six items instead of seven', () =>
    refuses((content) => content.replace(file, /- Osteoarthritis .*\n/, ''), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: 'one list with 6 items',
      allowed: 'exactly 7 items',
      mend: 'Add items',
    }));

  test('eight items instead of seven', () =>
    refuses((content) => content.replace(file, '- Osteoarthritis', '- Something else\n- Osteoarthritis'), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: '8 items',
      mend: 'remove or join items',
    }));

  const seven = /(?:- .*\n){7}/;
  const itemsOf = (): string[] => seven.exec(fixture.read(file))?.[0].trim().split('\n') ?? [];

  test('seven items with numbers', () =>
    refuses((content) => content.replace(file, seven, `${itemsOf().join('\n').replace(/^- /gm, '1. ')}\n`), {
      file,
      line: '## What it addresses',
      field: 'text',
      found: 'one numbered list with 7 items',
      mend: 'Join the lists',
    }));

  test('seven items in two lists', () =>
    refuses(
      (content) =>
        content.replace(file, seven, `${itemsOf().join('\n').replace('\n- Sports', '\n\nAnd:\n\n- Sports')}\n`),
      {
        file,
        line: '## What it addresses',
        field: 'text',
        found: '2 lists with 7 items',
        mend: 'Join the lists',
      },
    ));

  test('five sections instead of six', () =>
    refuses((content) => content.replace(file, /## Find out[\s\S]*$/, ''), {
      file,
      line: '## What to expect',
      field: 'text',
      found: '5 sections',
      allowed: 'exactly 6 headings with ##',
      mend: 'Add the missing section.',
    }));

  test('a section without text', () =>
    refuses(
      (content) => content.replace(file, /## Why choose[\s\S]*?(?=## What to)/, '## Why choose Camino Claro\n\n'),
      {
        file,
        line: '## Why choose',
        field: 'text',
        found: 'a section without text',
        mend: 'Write the text below the heading.',
      },
    ));

  test('steps without numbers', () =>
    refuses((content) => content.replace(file, /^[\s\S]*$/, fixture.read(file).replace(/^\d\. /gm, '- ')), {
      file,
      line: '## How stem cell therapy works',
      field: 'text',
      found: 'no numbered list',
      mend: '"1. ", "2. ", "3. "',
    }));

  test('words before the first section', () =>
    refuses((content) => content.replace(file, '## Stem cell therapy in', 'Words.\n\n## Stem cell therapy in'), {
      file,
      line: '## Stem cell therapy in',
      field: 'text',
      found: 'text before the first section',
      mend: 'below the first heading',
    }));
});
