import { keepCompounds } from '../../../../src/generator/pageData/markdown/compounds';

describe('keepCompounds', () => {
  it.each([
    ['full-mouth work', 'full-\u2060mouth work'],
    ['with round-the-clock care.', 'with round-\u2060the-\u2060clock care.'],
    ['(names end in -gliflozin)', '(names end in -\u2060gliflozin)'],
    ['seguimiento post-operatorio, X-rays', 'seguimiento post-\u2060operatorio, X-\u2060rays'],
  ])('keeps "%s" on one line', (text, kept) => expect(keepCompounds(text)).toBe(kept));

  it.each([
    'too long to keep: electrocardiogram-based',
    'www.nhs-scotland.org and https://a-b.example/c-d',
    '10 - 12 days, a – b',
  ])('leaves "%s" as it is', (text) => expect(keepCompounds(text)).toBe(text));
});
