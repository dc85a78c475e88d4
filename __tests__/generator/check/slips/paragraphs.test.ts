/** @jest-environment node */
import { paragraphsOf } from '../../../../src/generator/views/format';
import { english } from '../paths';
import { type Edit, edit, slips } from './slips';

const { fixture, refuses } = slips();

describe('entries of a list are shown as they stand in one', () => {
  test.each<[Edit, string]>([
    [[english, /- Private room .*/, '- ""'], 'the quotation marks: - "…"'],
    [[english, /- Private room .*/, '- 12'], 'Put it into double quotes: - "12"'],
    [[english, /- title: Back home\n.*\n/, '- Back home\n'], 'the first behind the hyphen: - title:'],
  ])('%s', (change, mend) => refuses(edit(change), { file: english, mend }));
});

describe('a text in paragraphs', () => {
  test.each([
    ['|', ''],
    ['>', ''],
    ['', ''],
    ['"', '"'],
  ])('keeps them behind %j', async (begins, ends) => {
    const record = await fixture.clinicAfter(
      'valle-alto',
      edit([
        english,
        /treatmentIntro: \|\n[\s\S]*?\ntreatments:/,
        `treatmentIntro: ${begins}\n  One,\n  and on.\n\n  Two.${ends}\ntreatments:`,
      ]),
    );
    expect(paragraphsOf(record.words.en.treatmentIntro)).toEqual(['One, and on.', 'Two.']);
  });
});
