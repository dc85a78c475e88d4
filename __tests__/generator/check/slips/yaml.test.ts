/** @jest-environment node */
import { english, facts } from '../paths';
import { type Edit, edit, slips } from './slips';

const { refuses, passes } = slips();

describe('a # among words', () => {
  test('cuts an address, and the mend is the whole of it', () =>
    refuses(edit([facts, /address: .*/, 'address: Calle 10 # 43-20, Medellín']), {
      field: 'location.address',
      found: 'cut off before "# 43-20, Medellín"',
      mend: 'double quotes: address: "Calle 10 # 43-20, Medellín"',
    }));

  test('cuts an entry of a list', () =>
    refuses(edit([english, /- Private room .*/, '- Suite # 5 with a view']), {
      field: 'keyFeatures.2',
      mend: 'behind the hyphen into double quotes: - "Suite # 5 with a view"',
    }));

  test('is a comment behind numbers, dates and values of a list, and in a line of its own', () =>
    passes(
      edit(
        [facts, 'founded: 2009', '# asked in May\nfounded: 2009 # says the clinic'],
        [facts, 'country: colombia', 'country: colombia # since 2009'],
        [facts, 'reviewed: "2026-09-14"', 'reviewed: "2026-09-14" # by Ana'],
        [facts, /address: .*/, 'address: "Calle 10 # 43-20, Medellín" # new'],
      ),
    ));

  test('right behind a number it lacks its space', () =>
    refuses(edit([facts, 'founded: 2009', 'founded: 2009 #says she']), { mend: '# says she' }));
});

describe('slips of YAML', () => {
  test.each<[Edit, string, string]>([
    [
      [english, '\n\n  Not everybody', '\n\nNot everybody'],
      'below "treatmentIntro: |" that is not indented',
      '2 spaces',
    ],
    [
      [english, 'treatmentIntro: |\n  ', 'treatmentIntro: |\n    '],
      'below "treatmentIntro: |" that begins further left than its first one',
      'all lines of the text in the same column',
    ],
    [[facts, '  - stem-cells', '  -stem-cells'], 'without a hyphen and a space', 'Write - stem-cells'],
    [
      [facts, '  - orthopedic-surgery', '  -orthopedic-surgery'],
      'without a hyphen and a space',
      '- orthopedic-surgery',
    ],
    [[english, '  - Private room', '  – Private room'], 'without a hyphen and a space', 'Write - Private room'],
    [[english, /summary: .*/, 'summary: [New] knees'], 'behind a closing bracket', 'summary: "[New] knees"'],
    [[facts, 'from: 9800, to', 'from: 9800 to'], 'without a comma', 'Put a comma before to:'],
    [[facts, 'from: 9800, to', 'from:9800, to'], 'no space behind a colon: "from:9800"', 'Write from: 9800'],
    [[facts, '  - stem-cells', '  * stem-cells'], 'without a hyphen and a space', 'Write - stem-cells'],
    [[english, '  - Private room', '  * Private room'], 'without a hyphen and a space', 'Write - Private room'],
    [[english, '  - Private room', '    - Private room'], 'goes on from the text above', 'in the same column'],
    [[facts, 'name: Centro', 'name: &Centro'], 'a value that begins with &', 'name: "&Centro Valle Alto"'],
  ])('%s', ([file, from, to], found, mend) => refuses(edit([file, from, to]), { file, field: 'YAML', found, mend }));
});
