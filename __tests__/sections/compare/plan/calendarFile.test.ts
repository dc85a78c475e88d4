import { calendarText } from '../../../../src/sections/compare/plan/calendarFile';

const text = calendarText(
  {
    url: 'https://example.com/compare?procedure=knee&clinics=a&date=2027-02-26',
    where: 'Clínica Ñandú, Medellín',
    entries: [
      {
        id: 'a-0-home-0',
        from: '2027-02-26',
        to: '2027-03-01',
        title: 'Back at home; rest, sleep',
        description: 'é'.repeat(90),
      },
    ],
  },
  'example.com',
  new Date('2026-11-28T08:00:00Z'),
);
const lines = text.split('\r\n');

it('is a calendar as RFC 5545 has it: lines of at most 75 bytes that end in CR LF, with the properties it demands', () => {
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR']);
  for (const property of ['PRODID:', 'UID:a-0-home-0@example.com', 'DTSTAMP:20261128T080000Z'])
    expect(lines.some((line) => line.startsWith(property))).toBe(true);
});

it('takes whole days, to the day after the last, and escapes what has a meaning of its own', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20270226');
  expect(lines).toContain('DTEND;VALUE=DATE:20270302');
  expect(lines).toContain('SUMMARY:Back at home\\; rest\\, sleep');
});

it('is private, and leaves its days free', () => {
  expect(lines).toContain('CLASS:PRIVATE');
  expect(lines).toContain('TRANSP:TRANSPARENT');
});
