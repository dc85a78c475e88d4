import { readFileSync } from 'node:fs';
import { crisisLine, emergencyNumber } from '../../src/facts/emergency';

const rows = readFileSync('docs/sources.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each([...Object.values(emergencyNumber), ...Object.values(crisisLine).map(({ number }) => number)])(
  'the number %s has a page that says so',
  (number) => {
    expect(rows.some(([, cell, , , page = '']) => cell === number && /^https?:/.test(page))).toBe(true);
  },
);
