import { splitStep } from '../../../src/sections/careOption/splitStep';

describe('splitStep', () => {
  it.each([
    ['<strong>Screening.</strong> A 12-lead ECG.', { title: 'Screening', text: 'A 12-lead ECG.' }],
    ['<p><strong>Screening</strong> A 12-lead ECG.</p>', { title: 'Screening', text: 'A 12-lead ECG.' }],
    ['<strong>The <em>first</em> day:</strong> Tests.', { title: 'The first day', text: 'Tests.' }],
    ['Only text with <strong>weight</strong>.', { title: '', text: 'Only text with <strong>weight</strong>.' }],
  ])('parts %s', (html, step) => {
    expect(splitStep(html)).toEqual(step);
  });
});
