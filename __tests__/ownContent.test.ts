import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentFolder } from '../src/generator/content/contentFolder';

/**
 * Reads of the project's folder `content`, and checks of the whole project. `root` and `site` name folders of the tests;
 * content/README.md is written by a tool.
 */
const reads =
  /\b(?:readFile|readdir|stat|exists|cp)(?:Sync)?\(\s*(?:join\(\s*(?:(?!root\b|site\b)\w+, )?)?(['"`])content(?!\/README\.md)[/'"`]|\b(?:checkContent|checkAll)\(\s*process\.cwd\(\)/g;

/** Uses a temporary folder, which has a `content` of its own. */
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
])('%s would be found', (code) => expect(code.match(reads)).not.toBeNull());

/** Ids of the records below a folder of content, with the text of their facts. */
const recordsIn = (folder: string): readonly (readonly [id: string, facts: string])[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => basename(file) === 'facts.yaml')
    .map((file) => [basename(dirname(file)), readFileSync(join(folder, file), 'utf8')]);

/** Unit tests read records that they bring along; what visits a built site finds those of its content. */
const visitors = /^(?:browser|built|crawl|engines|servers|studio)\//;

/**
 * The samples alone: they go when an owner comes, whose records may have any name. So this is the one place that reads
 * `content`, and it finds nothing to ask about once they are gone.
 */
test('no test that visits a site names a sample of content/', () => {
  const own = new Set(recordsIn(join('__tests__', 'site', 'content')).map(([id]) => id));
  const samples = recordsIn(contentFolder())
    .filter(([id, facts]) => /^sample: true$/m.test(facts) && !own.has(id))
    .map(([id]) => id);
  const texts = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .filter((file) => visitors.test(file) && /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join('__tests__', file), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(30);
  const named = samples.flatMap((id) =>
    texts.flatMap(([file, text]) => (new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text) ? `${file} names ${id}` : [])),
  );
  expect(named).toEqual([]);
});
