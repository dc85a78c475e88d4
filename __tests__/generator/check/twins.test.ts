/** @jest-environment node */
import { problemsOfTwins } from '../../../src/generator/check/twins';
import { problemsOfLanguage } from '../../../src/generator/check/wrongLanguage';
import { readingOf, wordsOf } from './readings';

/** What is told of words that stand in both files, as line and field. */
const told = (field: string) =>
  problemsOfTwins(readingOf([wordsOf('en', `a: 1\nsummary: ${field}`), wordsOf('es', `summary: ${field}\na: 1`)])).map(
    ({ file, line, field: name }) => [file, line, name],
  );

describe('words that are still those of the other language', () => {
  test.each([
    ['a sentence', 'We plan the whole journey for you.'],
    ['one sign more than a long name', 'a23456789 b23456789 c234567890x'],
    ['half of its words small', 'Alpha Beta Gamma Omega delta epsilon zeta theta'],
    ['with an address in it', 'Please write to all of us today at https://www.example.com/contact'],
  ])('%s is told', (_, text) => expect(told(text)).toEqual([['words.es.md', 2, 'summary']]));

  test.each([
    ['a name', 'Centro Valle Alto'],
    ['of thirty signs', 'a23456789 b23456789 c234567890'],
    ['a long name with small words', 'Registro Andino de los Profesionales de la Salud'],
    ['a long name in capitals', 'Aeropuerto Internacional José María Córdova'],
    ['an address, however long', '"see https://www.example.com/a/very/long/address/of/a/page"'],
    ['one in capitals', '"see HTTPS://EXAMPLE.COM/a/very/long/address/of/a/page"'],
    ['two of them', '"www.example.com/a-long-way MAILTO:somebody@example.com and ana.restrepo@example.com"'],
  ])('%s is not: %s', (_, text) => expect(told(text)).toEqual([]));

  const english = wordsOf(
    'en',
    'title: A',
    'One.\n\nWe plan the whole journey for you.\n\nWe answer within a single day.',
  );

  test('of the text the first piece tells of all, with its line', () => {
    const twin = wordsOf(
      'es',
      'title: A',
      'Uno.\n\nWe plan the whole **journey** for you.\n\nWe answer within a single day.',
    );
    const problems = problemsOfTwins(readingOf([english, twin]));
    expect(problems).toEqual([
      {
        file: 'words.es.md',
        line: 6,
        field: 'text',
        found: 'the same words as in words.en.md: "We plan the whole journey for you."',
        allowed: 'words in Spanish',
        mend: 'Translate them; if they are right here, translate those of words.en.md.',
      },
    ]);
  });

  test('other fields, other words, and one language alone are nothing', () => {
    const own = wordsOf('es', 'title: B', 'Planeamos todo su viaje con usted.');
    expect(problemsOfTwins(readingOf([english, own]))).toEqual([]);
    expect(problemsOfTwins(readingOf([english]))).toEqual([]);
    expect(problemsOfTwins(readingOf([english, wordsOf('es', 'title: B', 'One.')]))).toEqual([]);
    expect(problemsOfTwins(readingOf([own, own]))).toEqual([]);
    const moved = [
      wordsOf('en', 'one: We plan the whole journey for you.'),
      wordsOf('es', 'two: We plan the whole journey for you.'),
    ];
    expect(problemsOfTwins(readingOf(moved))).toEqual([]);
  });
});

describe('texts in the other language than their file', () => {
  const english = [
    'We plan the whole journey for you and your family.',
    'You have a question that is not answered here.',
    'They will show you what can be done for it.',
    'It is not only the price that they ask about.',
    'There are some days when you should not travel.',
  ];
  const spanish = [
    'Planeamos todo el viaje para usted y su familia.',
    'Si tiene una pregunta que no está aquí, escriba.',
    'Le mostramos lo que se puede hacer por su rodilla.',
    'No es solo el precio lo que les preguntan hoy.',
    'Hay días cuando no se puede viajar con nosotros.',
  ];
  const inEs = (...texts: readonly string[]) =>
    problemsOfLanguage(readingOf([wordsOf('es', 'title: Centro', texts.join('\n\n'))])).map(
      ({ line, field, found }) => [line, field, found],
    );
  const at = (line: number, text = '') => [line, 'text', `words in English: "${text}"`];

  test('each is told, where most are right', () => {
    const [a, b] = english;
    expect(inEs(a ?? '', ...spanish)).toEqual([at(4, a)]);
    expect(inEs(...spanish.slice(0, 2), b ?? '', a ?? '')).toEqual([at(8, b), at(10, a)]);
  });

  test('three of them at most', () => {
    expect(inEs(...english.slice(0, 4), ...spanish)).toHaveLength(3);
  });

  test('where most are wrong the file itself is the other one', () => {
    expect(inEs(...english.slice(0, 3), ...spanish.slice(0, 2))).toEqual([
      [4, 'whole file', 'words in English: "We plan the whole journey for you and your family."'],
    ]);
    expect(inEs(...english.slice(0, 2), ...spanish.slice(0, 2))).toEqual([at(4, english[0]), at(6, english[1])]);
    // One piece alone is no file.
    expect(inEs(english[0] ?? '')).toEqual([at(4, english[0])]);
  });

  test('fields count too, short words do not, and neither does what stands in both files', () => {
    const [text = ''] = english;
    const field = wordsOf('es', `summary: ${text}\nname: The Clinic of the Valley`, spanish.join('\n\n'));
    expect(problemsOfLanguage(readingOf([field])).map((each) => [each.line, each.field])).toEqual([[2, 'summary']]);
    expect(problemsOfLanguage(readingOf([field, wordsOf('en', `other: ${text}`)]))).toEqual([]);
  });

  test('the mend names the file with which to exchange it, in both directions', () => {
    const [en = '', other = ''] = english;
    const mendOf = (language: 'en' | 'es', ...texts: string[]) =>
      problemsOfLanguage(readingOf([wordsOf(language, 'title: A', texts.join('\n\n'))])).map(({ mend }) => mend);
    expect(mendOf('es', en, other)).toEqual([
      'Exchange the file with words.en.md, if that one is in Spanish; otherwise translate it.',
    ]);
    expect(mendOf('en', ...english, spanish[0] ?? '')).toEqual([
      'Translate them; if they stand in the wrong file, exchange them with those of words.es.md.',
    ]);
  });
});
