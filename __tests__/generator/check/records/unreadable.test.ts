import { james, knee } from '../paths';
import { contentReports, type Edit } from '../reports';

const { reports } = contentReports();
const kneeFacts = `${knee}/facts.yaml`;
/** Claims words of the procedure that is then broken. */
const rival: Edit = ['content/procedures/cell-injection-joint/words.en.md', 'soughtAs:\n', 'soughtAs:\n  - knee\n'];

// biome-ignore format: a case a line
test.each<[string, Edit, string, string | number, string]>([
  ['is empty', [kneeFacts, /[\s\S]*/, ''], 'whole file', 1, 'no fields'],
  ['cannot be read', [kneeFacts, 'every-treatment]', 'every-treatment'], 'YAML', 'sources:', ''],
  ['names no care option', [kneeFacts, 'careOption: orthopedic-surgery', 'careOption: knees'], 'careOption', 'careOption:', ''],
  ['breaks off in its first source', [kneeFacts, /( publisher: Centers.*\n)[\s\S]*/, ' publisher: Centers\n'], 'sources', 'sources:', 'a file that lacks: sources.0.year, sources.0.url, more sources'],
  ['breaks off in its second source', [kneeFacts, /( title: "Joint.*\n)[\s\S]*/, ' title: Joint\n'], 'sources', 'sources:', 'a file that lacks: sources.1.language'],
])('a procedure whose facts.yaml %s is reported once, and nothing that only follows', (_what, edit, field, line, found) =>
  reports(
    (content) => {
      content.replace(...rival);
      content.replace(...edit);
    },
    { file: kneeFacts, line, field, found },
  ),
);

test('a wrong source: words that cite sources are not to be changed for it', () =>
  reports([kneeFacts, '    year: 2021\n', ''], { line: '- key: review-2021', field: 'sources.2.year' }));

test('findings of other records come in the same run', () =>
  reports(
    (content) => {
      content.write(kneeFacts, ': : :');
      content.replace(`${james}/facts.yaml`, 'clinic: casa-ceiba', 'clinic: casa-seiba');
    },
    { file: kneeFacts, field: 'YAML' },
    { file: `${james}/facts.yaml`, line: 'clinic:', field: 'clinic', nearest: 'casa-ceiba' },
  ));
