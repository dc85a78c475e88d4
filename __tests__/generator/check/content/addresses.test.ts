/** @jest-environment node */

import { dental, english, facts, spanish } from '../paths';
import { contentRules } from './contentRules';

const { refuses } = contentRules();

describe('ids and addresses', () => {
  test('bad id of a folder', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinics/Casa_Dos'), {
      file: 'content/clinics/Casa_Dos',
      line: 1,
      field: 'folder name',
      found: '"Casa_Dos"',
      allowed: 'small letters a to z',
      mend: 'Rename the folder',
    }));

  test('an id that hosts read as the folder itself', () =>
    refuses((content) => content.copy('content/clinics/casa-ceiba', 'content/clinics/index'), {
      file: 'content/clinics/index',
      line: 1,
      field: 'folder name',
      mend: 'Rename the folder',
    }));

  test('bad slug', () =>
    refuses((content) => content.replace(`${dental}/facts.yaml`, 'es: tratamientos-dentales', 'es: Cuidado dental'), {
      file: `${dental}/facts.yaml`,
      line: '  es:',
      field: 'slug.es',
      found: '"Cuidado dental"',
      allowed: 'small letters a to z',
      nearest: 'cuidado-dental',
      mend: 'Write cuidado-dental.',
    }));

  test('duplicate slug', () =>
    refuses((content) => content.replace(`${dental}/facts.yaml`, 'en: dental-treatments', 'en: bariatric-surgery'), {
      file: `${dental}/facts.yaml`,
      line: '  en:',
      field: 'slug.en',
      found: /"bariatric-surgery", already taken by content\/care-options\/bariatric-surgery\/facts\.yaml:5/,
      mend: 'Choose another slug',
    }));

  test('the same place on the home page twice', () =>
    refuses((content) => content.replace(facts, 'founded: 2009\nfeatured: 1', 'founded: 2009\nfeatured: 0'), {
      file: facts,
      line: 'featured:',
      field: 'featured',
      allowed: '1 or more',
      mend: /.+/,
    }));

  test('a key without words', () =>
    refuses(
      (content) => content.replace(english, '  hip-replacement:\n', '  hip-replacment:\n'),
      {
        file: english,
        line: 'treatments:',
        field: 'treatments.hip-replacement',
        nearest: 'hip-replacment',
        mend: 'Write "hip-replacement"',
      },
      {
        file: english,
        line: '  hip-replacement:',
        field: 'treatments.hip-replacment',
        nearest: 'hip-replacement',
        mend: 'Write hip-replacement',
      },
    ));

  test('a certificate without words', () =>
    refuses((content) => content.replace(spanish, / {2}tissue-handling: .*\n/, ''), {
      file: spanish,
      line: 'accreditations:',
      field: 'accreditations.tissue-handling',
      found: 'nothing',
      mend: 'Add the words for "tissue-handling"',
    }));

  test('the same key twice', () =>
    refuses(
      (content) => content.replace(facts, 'key: camila-duarte', 'key: ana-restrepo'),
      ...[
        {
          file: facts,
          line: 'key: camila-duarte',
          field: 'experts.2.key',
          found: 'a second time',
          mend: 'another key',
        },
        {
          file: english,
          line: 'camila-duarte:',
          field: 'experts.camila-duarte',
          allowed: 'ana-restrepo, thomas-okafor',
          mend: /.+/,
        },
        {
          file: spanish,
          line: 'camila-duarte:',
          field: 'experts.camila-duarte',
          allowed: 'ana-restrepo, thomas-okafor',
          mend: /.+/,
        },
      ],
    ));

  test('an example trip to a treatment that is not there', () =>
    refuses((content) => content.replace(facts, 'treatment: total-knee-replacement', 'treatment: total-knee'), {
      file: facts,
      line: 'treatment: total',
      field: 'exampleTrip.treatment',
      allowed: 'partial-knee-replacement',
      nearest: 'total-knee-replacement',
      mend: 'Write total-knee-replacement.',
    }));
});
