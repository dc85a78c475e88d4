/** @jest-environment node */
import type { Change } from '../contentFixture';
import { english, james, spanish } from '../paths';
import { contentRules, type Expected, holds } from './contentRules';

const { fixture, refuses } = contentRules();

describe('texts', () => {
  const before = '## The building';
  const put = (words: string) => (content: Change) => content.replace(english, before, `${words}\n\n${before}`);
  const at = { file: english, line: before, field: 'text' } as const;

  test.each<[string, string, Partial<Expected>]>([
    [
      'a link to a page that does not exist',
      'See [this](/clinicas).',
      { found: '"/clinicas"', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link to a clinic that does not exist',
      '[See](/clinics/valle-altos)',
      { nearest: '/clinics/valle-alto', mend: '/clinics/valle-alto' },
    ],
    [
      'a link to a page in the other language',
      '[See](/es/clinicas)',
      { found: 'in the other language', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link by reference',
      '[See][one]\n\n[one]: /nowhere-at-all',
      { line: 79, found: '"/nowhere-at-all"', mend: 'exists' },
    ],
    [
      'a link to a heading that does not exist',
      '[See](/privacy-policy#cookies)',
      {
        found: '"/privacy-policy#cookies", a place that its page does not have',
        allowed: /^headings and sections of that page: #heading, #other-legal, #content$/,
        mend: 'to the page alone',
      },
    ],
    [
      'a link to a heading in another spelling',
      '[See](/privacy-policy#Headings)',
      { nearest: '/privacy-policy#heading', mend: 'Write /privacy-policy#heading.' },
    ],
    [
      'a link to a tab that does not exist',
      '[See](/clinics/casa-ceiba?from=here#price)',
      {
        allowed: '#prices, #qualifications',
        nearest: '/clinics/casa-ceiba?from=here#prices',
        mend: 'Write /clinics/casa-ceiba?from=here#prices.',
      },
    ],
    [
      'a link to a section of another page',
      '[See](/clinics#inquiry)',
      { allowed: /: #content$/, mend: 'the page alone' },
    ],
    [
      'a link to a heading that the same page does not have',
      '[See](#the-buildings)',
      { found: '"#the-buildings"', nearest: '#the-building', mend: 'Write #the-building.' },
    ],
    ['a link to nothing on the same page', '[See](#)', { found: '"#"', allowed: '#how-decisions-are-made, #profile' }],
    [
      'a link by reference to a heading that does not exist',
      '[See][one]\n\n[one]: /about-us#nothing-of-the-kind',
      { line: 79, found: '"/about-us#nothing-of-the-kind"', mend: 'to the page alone' },
    ],
    ['a link that runs a script', '[See](javascript:alert(1))', { found: 'javascript', mend: 'https://' }],
    [
      'a link without its slash',
      '[See](clinics)',
      { found: '"clinics"', nearest: '/clinics', mend: 'Write /clinics.' },
    ],
    [
      'a link without a path',
      '[See](somewhere)',
      { found: 'neither a path', mend: 'with /, another site with https://' },
    ],
    ['a link that is not encrypted', '[See](http://example.com)', { found: 'http://example.com', mend: 'https://' }],
    [
      'a heading level skipped',
      '#### Small',
      { found: 'level 4 after level 1', allowed: 'at most level 2', mend: 'Write ## instead of ####.' },
    ],
    ['a heading of the page itself', '# Large', { found: 'one #', mend: 'Write ## instead of #.' }],
    ['a heading without words', '##', { found: 'without words', mend: 'Write the words' }],
    ['a heading in a quotation', '> ## Quoted', { found: 'inside a list or quotation', mend: '**bold**' }],
    [
      'raw HTML, with the Markdown way',
      '<b>bold</b>',
      { found: 'raw HTML "<b>"', allowed: 'Markdown only', mend: '**bold**' },
    ],
    ['a comment', '<!-- later -->', { found: '<!-- later -->', mend: 'commit message' }],
    ['a script', '<script>alert(1)</script>', { found: '<script>', mend: 'plain Markdown' }],
    ['a picture', '![A view](/view.jpg)', { found: 'a picture', mend: 'say in words' }],
    ['an inline footnote', 'Words.^[Note.]', { found: 'a footnote', mend: 'in the sentence' }],
    ['a footnote', 'Words.[^1]\n\n[^1]: Note.', { found: 'a footnote', mend: 'in the sentence' }],
    ['a heading without its space', '##Costs', { found: '"##Costs"', mend: 'Put a space behind the last #.' }],
    ['a list entry without its space', '-one\n-two', { found: '"-one"', mend: 'space behind the hyphen' }],
    ['an address left open', 'See [this](/clinics', { found: '"](/clinics"', mend: 'between ( and )' }],
    ['an address with a space', 'See [this](/cli nics)', { found: '"](/cli nics)"', mend: 'without spaces' }],
    ['an address apart from its words', 'See [this] (/clinics)', { found: '"] (/clinics)"', mend: 'right behind' }],
    ['words left open', 'See [this(/clinics)', { found: '"(/clinics)"', mend: 'between [ and ]' }],
    ['a reference to nothing', 'See [this][that].', { found: '"][that]."', allowed: '[words](/path)' }],
    ['a link without words', 'See [](/clinics).', { found: 'without words to "/clinics"', mend: 'or remove it' }],
    ['bold words left open', 'This **matters.', { found: '"**matters."', mend: 'or remove the marks' }],
    ['bold words with a space', 'This ** matters **.', { found: '"** matters **."', mend: 'without spaces inside' }],
    ['indented words', '    Words.', { found: 'a block of code: "Words."', mend: 'Remove the spaces' }],
    ['code between fences', '```\nWords.\n```', { found: 'a block of code', mend: 'lines of ```' }],
    ['a box to tick', '- [ ] Done', { found: 'a box to tick', mend: 'Remove [ ]' }],
  ])('%s', async (_name, words, expected) => {
    const problems = await fixture.problemsAfter(put(words));
    const line = typeof expected.line === 'number' ? problems[0]?.line : fixture.lineOf(english, before);
    expect(problems[0]).toMatchObject({ ...at, line });
    expect(problems[0]?.nearest).toBe(expected.nearest);
    holds(problems[0]?.found ?? '', expected.found);
    holds(problems[0]?.allowed ?? '', expected.allowed);
    holds(problems[0]?.mend ?? '', expected.mend);
    expect(problems.every(({ file, field }) => file === english && field === 'text')).toBe(true);
  });

  test('a mark within a paragraph is found on its line', async () => {
    const problems = await fixture.problemsAfter(put('One line,\nanother, **bold**,\n-a third'));
    expect(problems).toEqual([expect.objectContaining({ ...at, line: fixture.lineOf(english, before) + 2 })]);
  });

  test.each(['-5 °C at night.', '5 * 4 rooms, at most 20 (of 24).', 'Number #1, *word* and [sic].', '—¿Duele? —No.'])(
    'what only looks like a mark is left alone: %s',
    async (words) => {
      await expect(fixture.problemsAfter(put(words))).resolves.toEqual([]);
    },
  );

  test.each([
    '[See](#the-building), [see](/clinics/valle-alto#the-building).',
    '[See](#prices), [see](/clinics/casa-ceiba#inquiry), [see](/contact#destinations), [see](/#contact).',
    '[See](/privacy-policy#heading), [see](/care-options/stem-cells#what-to-expect), [see](/care-options/stem-cells#clinics).',
  ])('links to headings and sections are in order: %s', async (words) => {
    await expect(fixture.problemsAfter(put(words))).resolves.toEqual([]);
  });

  test('a heading that has the name of a section gets another place', async () => {
    const problems = await fixture.problemsAfter((content) => {
      put('## Prices\n\n[See](#prices-2)')(content);
      content.replace(spanish, '## El edificio', '## Precios\n\n[Vea](#precios-2)\n\n## El edificio');
    });
    expect(problems).toEqual([]);
  });

  test('places have the names of their language', async () => {
    const put = (words: string) => (content: Change) =>
      content.replace(spanish, '## El edificio', `${words}\n\n## El edificio`);
    await expect(
      fixture.problemsAfter(put('[Vea](#el-edificio) y [vea](/es/clinicas/casa-ceiba#precios).')),
    ).resolves.toEqual([]);
    await expect(fixture.problemsAfter(put('[Vea](#treatment)'))).resolves.toEqual([
      expect.objectContaining({ file: spanish, field: 'text', nearest: '#tratamiento' }),
    ]);
    await expect(fixture.problemsAfter(put('[Vea](/es/clinicas/casa-ceiba#ubicación)'))).resolves.toEqual([
      expect.objectContaining({ file: spanish, mend: 'Write /es/clinicas/casa-ceiba#ubicacion.' }),
    ]);
  });

  test('of a page that cannot be read nobody knows what it lacks', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(english, before, `[See](/about-us#history)\n\n${before}`);
      content.replace('content/pages/about-us/words.en.md', '---', 'title');
    });
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/pages/about-us/words.en.md front matter',
    ]);
  });

  test('none at all', () =>
    refuses((content) => content.replace(english, /\n---\n[\s\S]*$/, '\n---\n'), {
      file: english,
      line: 86,
      field: 'text',
      found: 'no text',
      mend: 'below the second ---',
    }));

  test('Markdown in a quotation, which is shown as words', () =>
    refuses((content) => content.replace(`${james}/words.en.md`, 'Before anyone', '**Before** anyone'), {
      file: `${james}/words.en.md`,
      line: 'Before anyone',
      field: 'text',
      found: 'Markdown',
      mend: 'leave the words',
    }));
});
