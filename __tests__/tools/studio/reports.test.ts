import type { Problem } from '../../../src/generator/content/problem';
import { commentOf } from '../../../tools/studio/reports/commentOf';
import { statusOf } from '../../../tools/studio/reports/reports';

const problem = (field: string, file = 'content/clinics/valle-alto/facts.yaml'): Problem => ({
  file,
  line: 3,
  field,
  found: '"2024-01-01"',
  allowed: 'a newer day',
  fix: 'Write the day.',
});

it('puts what the check found in the order of what there is to do', () => {
  const warnings = [
    problem('reviewed'),
    problem('offers.0.price.verified'),
    problem('staying.verified'),
    problem('accreditations.1.validUntil'),
    problem('translatedFrom', 'content/clinics/valle-alto/words.es.md'),
    problem('lede'),
  ];
  const due = { day: '2027-01-01', file: 'content/clinics/valle-alto/facts.yaml', fix: 'Ask the clinic.' };
  const { translations, prices, reviews, certificates, next } = statusOf({ warnings, next: [due] });
  expect(translations.map(({ file }) => file)).toEqual(['content/clinics/valle-alto/words.es.md']);
  expect(prices.map(({ field }) => field)).toEqual(['offers.0.price.verified', 'staying.verified']);
  expect(reviews.map(({ field }) => field)).toEqual(['reviewed']);
  expect(certificates.map(({ field }) => field)).toEqual(['accreditations.1.validUntil']);
  expect(next).toEqual([due]);
});

it('says in a pull request what to correct, or that all is in order', () => {
  expect(commentOf({ problems: [problem('founded')], warnings: [], notes: [] })).toContain(
    'content/clinics/valle-alto/facts.yaml:3  founded\n    found    "2024-01-01"',
  );
  const comment = commentOf({ problems: [], warnings: [], notes: ['Draft content/clinics/mine: 1 to correct.'] });
  expect(comment).toContain('The content is in order.');
  expect(comment).toContain('Draft content/clinics/mine: 1 to correct.');
});
