/** @jest-environment node */

import { english, facts } from '../paths';
import { contentRules } from './contentRules';

const { refuses } = contentRules();

describe('fields', () => {
  test('missing', () =>
    refuses((content) => content.replace(facts, 'city: Medellín\n', ''), {
      file: facts,
      line: 1,
      field: 'city',
      found: 'nothing',
      allowed: 'text',
      mend: 'Add the field, for example city: Medellín',
    }));

  test('missing inside another', () =>
    refuses((content) => content.replace(facts, '    code: MDE\n', ''), {
      file: facts,
      line: '  airport:',
      field: 'location.airport.code',
      found: 'nothing',
      mend: 'Add the field, for example code: MDE',
    }));

  test('unknown, with the one that was meant', () =>
    refuses(
      (content) => content.replace(english, 'summary:', 'sumary:'),
      { file: english, line: 2, field: 'summary', found: 'nothing', mend: 'Add the field: summary' },
      {
        file: english,
        line: 'summary:',
        field: 'sumary',
        found: '"sumary"',
        nearest: 'summary',
        mend: 'Write "summary"',
      },
    ));

  test('unknown, like none', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: 2009\nwebsite: none'), {
      file: facts,
      line: 7,
      field: 'website',
      found: 'unknown field',
      allowed: 'sample, reviewed, name',
      mend: 'Remove "website"',
    }));

  test('given twice', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: 2009\nfounded: 2010'), {
      file: facts,
      line: 7,
      field: 'YAML',
      found: 'a second field "founded"',
      mend: 'Keep one of the two fields',
    }));

  test('without a value', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city:'), {
      file: facts,
      line: 'city:',
      field: 'city',
      found: 'nothing',
      mend: 'Write a value behind the name',
    }));

  test('of the wrong type: text for a number', () =>
    refuses((content) => content.replace(facts, 'founded: 2009', 'founded: "2009"'), {
      file: facts,
      line: 'founded:',
      field: 'founded',
      found: '"2009"',
      allowed: 'a whole number',
      mend: 'without quotes: founded: 2009',
    }));

  test('of the wrong type: a number for text', () =>
    refuses((content) => content.replace(facts, 'number: SAMPLE-MED-20418', 'number: 20418'), {
      file: facts,
      line: 'number: SAMPLE-MED-20418',
      field: 'experts.0.licence.number',
      found: '20418',
      allowed: 'text',
      mend: 'double quotes: number: "20418"',
    }));

  test('of the wrong type: a part of a number', () =>
    refuses((content) => content.replace(facts, 'minutes: 50', 'minutes: 50.5'), {
      file: facts,
      line: 'minutes: 50',
      field: 'location.airport.minutes',
      found: '50.5',
      allowed: 'a whole number',
      mend: 'Write only the digits of one whole number, for example minutes: 50',
    }));

  test.each([
    ['founded: 2009', 'founded: since 1987', 'founded', 'Write founded: 1987'],
    ['founded: 2009', 'founded: 2.009', 'founded', 'Write founded: 2009'],
    ['founded: 2009', 'founded: 1987 or 1988', 'founded', 'one whole number, for example founded: 2009'],
    ['care: 8150', 'care: 4500 USD', 'exampleTrip.costs.care', 'Write care: 4500'],
    ['care: 8150', 'care: $4,500', 'exampleTrip.costs.care', 'Write care: 4500'],
    ['care: 8150', 'care: 9.800', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: 9,800', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: "9,800"', 'exampleTrip.costs.care', 'Write care: 9800'],
    ['care: 8150', 'care: 1.234.500', 'exampleTrip.costs.care', 'Write care: 1234500'],
    ['care: 8150', 'care: 10.000', 'exampleTrip.costs.care', 'Write care: 10000'],
    ['care: 8150', 'care: 9,80', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['care: 8150', 'care: 10k', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['care: 8150', 'care: 9800 pesos', 'exampleTrip.costs.care', 'one whole number, for example care: 8150'],
    ['minutes: 50', 'minutes: 1 hour', 'location.airport.minutes', 'one whole number, for example minutes: 50'],
    ['minutes: 50', 'minutes: 50 min', 'location.airport.minutes', 'Write minutes: 50'],
    ['latitude: 6.2086', 'latitude: 6,2086', 'location.latitude', 'Write latitude: 6.2086'],
    ['longitude: -75.5659', 'longitude: 75.5659 W', 'location.longitude', 'decimal point, for example longitude: -75'],
    ['sample: true', 'sample: no', 'sample', 'Write sample: false'],
    ['sample: true', 'sample: sí', 'sample', 'Write sample: true'],
    ['sample: true', 'sample: perhaps', 'sample', 'Write sample: true or sample: false.'],
  ])('what stands in the file is read, not made up: %s as %s', (from, to, field, mend) =>
    refuses((content) => content.replace(facts, from, to), { file: facts, line: from, field, mend }),
  );

  test('a number whose comma begins another field', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 9,800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '9,800',
      allowed: 'digits without a comma',
      mend: 'Write from: 9800',
    }));

  test('a number with two commas that begin other fields', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 1,009,800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '1,009,800',
      mend: 'Write from: 1009800',
    }));

  test('a number whose commas begin two fields of the same name', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 1,000,000'), {
      file: facts,
      line: 'from: 9800',
      field: 'YAML',
      found: '1,000,000',
      mend: 'Write from: 1000000',
    }));

  test('of the wrong type: text for a list', () =>
    refuses((content) => content.replace(facts, 'languages:\n  - es\n  - en', 'languages: es'), {
      file: facts,
      line: 'languages:',
      field: 'languages',
      found: '"es"',
      allowed: 'a list',
      mend: 'starts with "- "',
    }));

  test('empty text', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', 'city: "  "'), {
      file: facts,
      line: 'city:',
      field: 'city',
      allowed: 'text, not empty',
      mend: 'city: "…"',
    }));

  test('too long', () =>
    refuses((content) => content.replace(facts, 'city: Medellín', `city: ${'M'.repeat(43)}`), {
      file: facts,
      line: 'city:',
      field: 'city',
      found: '43 characters',
      allowed: 'at most 40 characters',
      mend: 'Shorten it by 3',
    }));

  test('a description too short for search engines', () =>
    refuses((content) => content.replace(english, /description: Knee.*/, 'description: Knees in Medellín.'), {
      file: english,
      line: 'description: Knee',
      field: 'description',
      allowed: 'at least 110 characters',
      mend: 'Say more',
    }));

  test('HTML where plain words are shown', () =>
    refuses((content) => content.replace(english, 'profileTitle: A', 'profileTitle: <b>A</b>'), {
      file: english,
      line: 'profileTitle:',
      field: 'profileTitle',
      allowed: 'plain text without HTML or Markdown',
      mend: 'Remove the tags',
    }));

  test('a text of a list with a colon in it', () =>
    refuses((content) => content.replace(english, /keyFeatures:\n {2}- .*/, 'keyFeatures:\n  - Costs: all told'), {
      file: english,
      line: 8,
      field: 'keyFeatures.0',
      found: '{"Costs":"all told"}',
      allowed: 'text',
      mend: 'Put the text into double quotes',
    }));

  test('a list that is too short', () =>
    refuses((content) => content.replace(english, /keyFeatures:\n( {2}- .*\n){2}/, 'keyFeatures:\n'), {
      file: english,
      line: 'keyFeatures:',
      field: 'keyFeatures',
      found: '3 entries',
      allowed: 'at least 4 entries',
      mend: 'Add one entry',
    }));
});
