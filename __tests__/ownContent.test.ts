/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Reads of the project's folder `content`, and checks of the whole project. `root` and `site` name folders of the tests;
 * content/README.md is written by a tool.
 */
const reads =
  /\b(?:readFile|readdir|stat|exists|cp)(?:Sync)?\(\s*(?:join\(\s*(?:(?!root\b|site\b)\w+, )?)?(['"`])content(?!\/README\.md)[/'"`]|\b(?:checkContent|checkAll)\(\s*process\.cwd\(\)/g;

/** Goes to a temporary folder, which has a `content` of its own. */
const goesElsewhere = /process\.chdir\(/;

const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== basename(__filename))
  .filter((file) => !/^(?:browser|engines|servers|studio)\//.test(file))
  .map((file) => join('__tests__', file));

test.each(files)('%s reads the content of the tests, not the one of the owner', (file) => {
  const text = readFileSync(file, 'utf8');
  if (!goesElsewhere.test(text)) expect(text.match(reads) ?? []).toEqual([]);
});

test.each([
  "readFileSync('content/clinics/one/facts.yaml', 'utf8')",
  "readdirSync(join('content', kind))",
  "cp(join(project, 'content'), there)",
  'checkAll(process.cwd())',
])('%s would be found', (code) => {
  expect(code.match(reads)).not.toBeNull();
});
