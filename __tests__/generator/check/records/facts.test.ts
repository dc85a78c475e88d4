import { english, facts, james, knee, spanish } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { reports, passes } = contentReports();
const story = `${james}/facts.yaml`;
const reviewer = 'reviewer:\n  name: Ana Restrepo\n  role: Surgeon\n  licence: MED-20418';

// biome-ignore format: a case a line
test.each<[string, Edit, Report]>([
  ['a specialty misspelled, which others name', [facts, '  - stem-cells', '  - stem-cels'], { field: 'specialties.1', nearest: 'stem-cells' }],
  [
    'an expert of another specialty',
    [facts, 'specialty: stem-cells', 'specialty: dental-treatments'],
    {
      field: 'experts.1.specialty',
      allowed: 'a specialty of this clinic: orthopedic-surgery, stem-cells',
      fix: 'allowed values',
    },
  ],
  [
    'a latitude in another country',
    [facts, 'latitude: 6.2086', 'latitude: -6.2086'],
    { field: 'location.latitude', found: '-6.2086', allowed: '-5 to 14 in colombia', fix: 'check sign and order' },
  ],
  [
    'coordinates swapped: one fault, one finding',
    [facts, /latitude: .*\n {2}longitude: .*/, 'latitude: -75.5659\n  longitude: 6.2086'],
    { field: 'location.latitude', found: '-75.5659, with 6.2086 for longitude', fix: 'Swap the two numbers' },
  ],
  ['a longitude in another country', [facts, 'longitude: -75.5659', 'longitude: 75.5659'], { field: 'location.longitude', allowed: '-82 to -66 in colombia' }],
  ['a misspelled time zone', [facts, 'America/Bogota', 'America/Bogotta'], { field: 'location.timeZone', nearest: 'America/Bogota' }],
  [
    'the time zone of another country',
    [facts, 'America/Bogota', 'America/Lima'],
    { field: 'location.timeZone', allowed: 'an IANA time zone of colombia: America/Bogota', nearest: 'America/Bogota' },
  ],
  [
    'a certificate without words',
    [spanish, / {2}tissue-handling:\n.*\n.*\n/, ''],
    {
      line: 'accreditations:',
      field: 'accreditations.tissue-handling',
      found: 'nothing',
      fix: 'Add the words for "tissue-handling"',
    },
  ],
  [
    'words for a key that is not listed',
    [
      english,
      '  hip-replacement:\n',
      '  spine:\n    name: Spine\n    description: The spine.\n    includes: All.\n  hip-replacement:\n',
    ],
    {
      field: 'offers.spine',
      found: 'the key "spine"',
      allowed: 'the keys of offers in facts.yaml',
      fix: 'Remove it with its words',
    },
  ],
  ['an unknown clinic', [story, 'clinic: casa-ceiba', 'clinic: casa-seiba'], { field: 'clinic', found: '"casa-seiba"', allowed: 'valle-alto', nearest: 'casa-ceiba' }],
  [
    'a care option that the clinic does not offer',
    [story, 'ibogaine-therapy', 'bariatric-surgery'],
    { field: 'careOption', allowed: 'a specialty of its clinic: ibogaine-therapy', fix: 'allowed values' },
  ],
  [
    'a review still to come',
    [facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-17"'],
    {
      field: 'reviewed',
      found: 'still to come',
      allowed: 'at the latest 2027-12-16',
      fix: 'it tells what has happened already',
    },
  ],
  ['a price still to be verified', [facts, 'verified: "2026-09-01"', 'verified: "2062-09-01"'], { field: 'offers.0.price.verified', allowed: '2027-12-16' }],
  ['practice since a year to come', [facts, 'practisingSince: 2004', 'practisingSince: 2040'], { field: 'experts.0.practisingSince', allowed: 'at the latest 2027' }],
  [
    'a medical review still to come',
    [`${knee}/facts.yaml`, 'reviewer: none', `${reviewer}\n  day: "2027-12-17"`],
    { line: 7, field: 'reviewer.day', found: 'still to come', allowed: 'at the latest 2027-12-16' },
  ],
  ['a testimonial of a day to come', [story, 'date: "2026-05-21"', 'date: "2036-05-21"'], { field: 'date' }],
])('%s', (_what, edit, expected) => reports(edit, expected));

test.each([
  ['offers', 'offers, staying, safety, location'],
  ['staying', 'staying, safety, location'],
])('facts cut off before %s: what is missing is said once, and nothing that only follows', (from, lost) =>
  reports([facts, new RegExp(`\\n${from}:[\\s\\S]*`), '\n'], {
    field: from === 'offers' ? 'experts' : 'offers',
    line: from === 'offers' ? 'experts:' : 'offers:',
    found: `a file that lacks: ${lost}`,
    fix: 'Restore the end of the file from git',
  }),
);

test('a misspelled key', () =>
  reports([english, '  hip-replacement:\n', '  hip-replacment:\n'], {
    field: 'offers.hip-replacment',
    nearest: 'hip-replacement',
    fix: 'Write "hip-replacement" instead of "hip-replacment"',
  }));

test('a key that was renamed in facts alone: one finding a file, which leads both ways', () =>
  reports(
    [facts, 'key: hip-replacement', 'key: partial-hip'],
    ...[english, spanish].map((file) => ({
      file,
      line: '  hip-replacement:',
      field: 'offers.hip-replacement',
      nearest: 'partial-hip',
      fix: 'or "hip-replacement" in facts.yaml if that is right',
    })),
  ));

test('the same key twice: the words, which are right, are not reported', () =>
  reports([facts, 'key: camila-duarte', 'key: ana-restrepo'], {
    field: 'experts.2.key',
    found: 'a second time',
    fix: 'Change this key: the words have camila-duarte.',
  }));

const moved =
  (country: string, latitude: string, longitude: string, zone: string) =>
  (content: { replace(file: string, from: string, to: string): void }): void => {
    content.replace(facts, 'country: colombia', `country: ${country}`);
    content.replace(facts, 'latitude: 6.2086', `latitude: ${latitude}`);
    content.replace(facts, 'longitude: -75.5659', `longitude: ${longitude}`);
    content.replace(facts, 'America/Bogota', zone);
  };

test('Puerto Rico lies in the United States, also by its clocks', () =>
  passes(moved('usa', '18.4655', '-66.1057', 'America/Puerto_Rico')));

test('no time zone is made up where the country has several', () =>
  reports(moved('mexico', '20.6597', '-103.3496', 'America/Guadalajara'), {
    file: facts,
    line: 'timeZone:',
    field: 'location.timeZone',
    allowed: 'an IANA time zone of mexico: America/Bahia_Banderas, America/Cancun',
    fix: 'Look the zone of the city up',
  }));

test('a clock may be behind by up to a year', () =>
  passes([facts, 'reviewed: "2026-09-14"', 'reviewed: "2027-12-16"']));

test('an impossible year is reported once, and not as a year to come', () =>
  reports([facts, 'founded: 2009', 'founded: 20009'], { field: 'founded', allowed: '2100 or earlier' }));
