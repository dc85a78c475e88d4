/** @jest-environment node */

import { facts, james } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('numbers and dates', () => {
  test('a price from above to', () =>
    refuses((content) => content.replace(facts, 'from: 9800', 'from: 19800'), {
      file: facts,
      line: 'from: 9800',
      field: 'treatments.0.price.from',
      found: '19800',
      allowed: 'at most what "to" says',
      mend: 'Swap',
    }));

  test('a stay from above to', () =>
    refuses((content) => content.replace(facts, 'stayDays: { from: 10', 'stayDays: { from: 100'), {
      file: facts,
      line: 'stayDays: { from: 10',
      field: 'treatments.0.stayDays.from',
      mend: 'Swap',
    }));

  test('a price of nothing', () =>
    refuses((content) => content.replace(facts, 'tests: 640', 'tests: 0'), {
      file: facts,
      line: 'tests:',
      field: 'exampleTrip.costs.tests',
      allowed: '1 or more',
      mend: /.+/,
    }));

  test.each(['2026-02-30', '2026-13-01', '01/09/2026'])('impossible date %s', (date) =>
    refuses((content) => content.replace(facts, 'reviewed: "2026-09-14"', `reviewed: "${date}"`), {
      file: facts,
      line: 'reviewed:',
      field: 'reviewed',
      found: date,
      allowed: 'a real date, written YYYY-MM-DD',
      mend: 'Write the year with four digits, then month and day with two each, joined by hyphens',
    }),
  );

  test.each([
    [facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-17"', 'reviewed', '2027-12-16'],
    [facts, 'verified: "2026-09-01"', 'verified: "2062-09-01"', 'treatments.0.price.verified', '2027-12-16'],
    [facts, 'practisingSince: 2004', 'practisingSince: 2040', 'experts.0.practisingSince', '2027'],
    [facts, 'founded: 2009', 'founded: 2099', 'founded', '2027'],
    [`${james}/facts.yaml`, 'date: "2026-05-21"', 'date: "2036-05-21"', 'date', '2027-12-16'],
  ])('what has happened must not lie ahead: %s, %s as %s', (file, from, to, field, latest) =>
    refuses((content) => content.replace(file, from, to), {
      file,
      line: from,
      field,
      found: 'still to come',
      allowed: `at the latest ${latest}`,
      mend: 'it tells what has happened already',
    }),
  );

  test('a clock may be behind, and a certificate may be valid for years', async () => {
    const problems = await fixture.problemsAfter((content) => {
      content.replace(facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-16"');
      content.replace(facts, 'validUntil: "2028-05-31"', 'validUntil: "2001-05-31"');
    });
    expect(problems).toEqual([]);
  });

  test('a latitude that does not exist', () =>
    refuses((content) => content.replace(facts, 'latitude: 6.2086', 'latitude: 96.2086'), {
      file: facts,
      line: 'latitude:',
      field: 'location.latitude',
      allowed: '-90 to 90',
      mend: /.+/,
    }));

  test('a latitude in another country', () =>
    refuses((content) => content.replace(facts, 'latitude: 6.2086', 'latitude: -6.2086'), {
      file: facts,
      line: 'latitude:',
      field: 'location.latitude',
      found: '-6.2086',
      allowed: '-5 to 14 in colombia',
      mend: 'check sign and order',
    }));

  test('a longitude in another country', () =>
    refuses((content) => content.replace(facts, 'longitude: -75.5659', 'longitude: 75.5659'), {
      file: facts,
      line: 'longitude:',
      field: 'location.longitude',
      found: '75.5659',
      allowed: '-82 to -66 in colombia',
      mend: 'check sign and order',
    }));

  test('an address that is none', () =>
    refuses((content) => content.replace(facts, 'verifyAt: https://', 'verifyAt: javascript://'), {
      file: facts,
      line: 'verifyAt:',
      field: 'accreditations.0.verifyAt',
      allowed: 'starts with https://',
      mend: 'address bar',
    }));
});
