import { cells, knee } from '../paths';
import { contentReports } from '../reports';

const { reports } = contentReports();
const shared = 'content/precautions/every-treatment';

test('a precaution that is misspelled', () =>
  reports([`${knee}/facts.yaml`, '[every-treatment]', '[every-treatmnt]'], {
    field: 'precautions.0',
    found: '"every-treatmnt"',
    allowed: 'the ids of precautions: every-treatment',
    nearest: 'every-treatment',
  }));

test('a precaution that is gone, though several name it, is said once', () =>
  reports((content) => content.remove(shared), {
    file: 'content/care-options/bariatric-surgery/facts.yaml',
    line: 8,
    field: 'precautions.0',
    found: '"every-treatment", which',
    fix: 'Restore the folder precautions/every-treatment from git, or remove the name from',
  }));

test('lists that are too short without precautions', () =>
  reports(
    (content) => content.replace(`${knee}/facts.yaml`, 'precautions: [every-treatment]\n', ''),
    ...['en', 'es'].flatMap((language) =>
      ['medicines', 'help.now', 'help.sameDay'].map((field) => ({
        file: `${knee}/words.${language}.md`,
        line: 2,
        field,
        found: '0 entries, with those of its precautions',
        fix: 'Add entries, or name precautions',
      })),
    ),
  ));

test('words of the sheet that are fewer than what they say shorter', () =>
  reports(
    (content) => {
      for (const language of ['en', 'es'])
        content.replace(
          `${shared}/words.${language}.md`,
          '\nmedicines:',
          '\nsheet:\n  medicines: [Blood thinners]\nmedicines:',
        );
    },
    ...['en', 'es'].map((language) => ({
      file: `${shared}/words.${language}.md`,
      line: 4,
      field: 'sheet.medicines',
      found: '1 entries, where medicines has 2',
      fix: 'Say every entry shorter',
    })),
  ));

test('a sign that stands in two records', () =>
  reports(
    (content) => {
      content.replace(`${cells}/words.en.md`, 'a rash that spreads', 'a swelling that grows');
    },
    {
      file: `${cells}/words.en.md`,
      line: 'a rash that spreads',
      field: 'help.sameDay.0',
      found: `"a swelling that grows", which ${shared}/words.en.md has too`,
      fix: 'below precautions',
    },
  ));

test('a source that is another one elsewhere', () =>
  reports([`${knee}/facts.yaml`, 'title: A review of studies', 'title: A review of one study'], {
    line: 'key: review-2021',
    field: 'sources.2.key',
    found: '"review-2021", which is another source in',
  }));

test('a precaution that no page names', () =>
  reports(
    (content) => {
      content.copy(shared, 'content/precautions/unused');
      for (const language of ['en', 'es'])
        content.write(
          `content/precautions/unused/words.${language}.md`,
          `---\nname: ${language === 'en' ? 'Nothing' : 'Nada'}\n---\n\n${language === 'en' ? 'For nobody at all.' : 'Para nadie.'}\n`,
        );
    },
    {
      file: 'content/precautions/unused/facts.yaml',
      field: 'whole file',
      found: 'a precaution that no page names',
      fix: 'Add unused to precautions',
    },
  ));
