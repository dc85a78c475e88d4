import { keepCompounds } from '../../../../src/generator/pageData/markdown/compounds';

it.each([
  ['full-mouth work', 'full-\u2060mouth work'],
  ['with round-the-clock care.', 'with round-\u2060the-\u2060clock care.'],
  ['(names end in -gliflozin)', '(names end in -\u2060gliflozin)'],
  ['seguimiento post-operatorio, X-rays', 'seguimiento post-\u2060operatorio, X-\u2060rays'],
  ['9 m (30 ft), 36 °C, 25 min', '9\u00A0m (30\u00A0ft), 36\u00A0°C, 25\u00A0min'],
  ['de 12 a 36 horas, el día 90', 'de 12 a 36\u00A0horas, el día 90'],
])('keeps "%s" on one line', (text, kept) => expect(keepCompounds(text)).toBe(kept));

it.each([
  'too long to keep: electrocardiogram-based',
  'www.nhs-scotland.org and https://a-b.example/c-d',
  '10 - 12 or more, 4 minor ones, a – b',
])('leaves "%s" as it is', (text) => expect(keepCompounds(text)).toBe(text));
