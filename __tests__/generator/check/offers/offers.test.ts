import { facts, knee } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { fixture, reports, passes } = contentReports();

test.each<[string, Edit, Report]>([
  [
    'a procedure that is misspelled',
    [facts, 'procedure: total-knee-replacement', 'procedure: total-knee-replacment'],
    {
      field: 'offers.0.procedure',
      found: '"total-knee-replacment"',
      allowed: 'the id of a procedure: cell-injection-joint, ibogaine-session, total-knee-replacement',
      nearest: 'total-knee-replacement',
    },
  ],
  [
    'a procedure of another specialty',
    [facts, 'procedure: total-knee-replacement', 'procedure: ibogaine-session'],
    {
      field: 'offers.0.procedure',
      found: '"ibogaine-session", which belongs to ibogaine-therapy',
      allowed: 'orthopedic-surgery, stem-cells',
      fix: 'Add ibogaine-therapy to specialties',
    },
  ],
  [
    'a specialty without an offer',
    [facts, '  - stem-cells\n', '  - stem-cells\n  - dental-treatments\n'],
    { line: 11, field: 'specialties.2', found: 'without an offer', fix: 'Add an offer' },
  ],
  [
    'a stay that ends before the first flight',
    [facts, 'stayDays: { from: 12, to: 12 }', 'stayDays: { from: 10, to: 12 }'],
    {
      field: 'offers.0.trips.0.stayDays.from',
      found: 'day 2 + 10 days before flying = day 12, but the shortest stay is 10 days',
      allowed: 'at least 12 days',
      fix: 'byRoad',
    },
  ],
])('%s', (_what, edit, expected) => reports(edit, expected));

test('longer waiting before a flight is reported for each offer, with its own day', () =>
  reports(
    [`${knee}/facts.yaml`, '  days: 10', '  days: 12'],
    ...['total-knee', 'partial-knee', 'hip', 'rotator'].map((start) => ({
      file: facts,
      line: fixture.lineOf(facts, `key: ${start}`) + 4,
      field: `offers.${{ 'total-knee': 0, 'partial-knee': 1, hip: 2, rotator: 4 }[start]}.trips.0.stayDays.from`,
      found: '= day 14',
    })),
  ));

test('who goes by road may leave earlier', () =>
  passes((content) => {
    content.replace(
      facts,
      /trips:\n {6}- stayDays: \{ from: 12, to: 13 \}/,
      'byRoad: { from: [US] }\n    trips:\n      - stayDays: { from: 4, to: 13 }',
    );
  }));

test('a procedure whose folder must be renamed is offered by the name that it will have', () =>
  reports((content) => content.rename(knee, 'content/procedures/Total knee replacement'), {
    file: 'content/procedures/Total knee replacement',
    field: 'folder name',
    nearest: 'total-knee-replacement',
  }));

test('a clinic that cannot be read may be the one that offers a procedure', () =>
  reports((content) => content.write(facts, ': : :'), { file: facts, field: 'YAML' }));

test('a procedure has three sections', () =>
  reports([`${knee}/words.es.md`, /## Qué no se sabe[\s\S]*$/, ''], {
    line: '## Qué se sabe',
    field: 'text',
    found: '2 sections',
    allowed:
      'Exactly three sections in this order, each under a heading that begins with ##: what is done, what is known, what is not known.',
  }));

test('a stage of recovery without its label', () =>
  reports([`${knee}/words.en.md`, '  daily-life: Daily life, step by step\n', ''], {
    line: 'recovery:',
    field: 'recovery.daily-life',
    fix: 'Add the words for "daily-life" below recovery.',
  }));
