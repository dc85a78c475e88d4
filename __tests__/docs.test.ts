import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** content/README.md is left out: a tool writes it. */
const documents = ['.', 'docs', 'docs/decisions', 'docs/examples', 'src', 'src/runtime'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '');

/** Names of headings in links, as GitHub makes them. */
const anchorsOf = (file: string): readonly string[] =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Written by builds or served by a host, records that an owner may replace, and packages. */
const elsewhere = /^(?:public|content|builds|clinics|\.\w+|@\w+|lucide-react)\//;

const brokenLinks = (file: string): readonly string[] =>
  [
    ...withoutCode(readFileSync(file, 'utf8'))
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g),
  ]
    .filter(([, path = '', anchor = '']) => {
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor));
    })
    .map(([link]) => link);

/** Paths in the text begin at the root, in `src`, or beside the document. */
const lostPaths = (file: string): readonly string[] =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/`([\w@.-]+\/(?:[\w@.-]+\/?)*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !elsewhere.test(path))
    .filter((path) => !['.', 'src', dirname(file)].some((folder) => existsSync(join(folder, path))));

test.each(documents)('every link and path in %s leads somewhere', (file) => {
  expect([...brokenLinks(file), ...lostPaths(file)]).toEqual([]);
});

const examples = documents.filter((file) => file.startsWith('docs/examples'));

test('there are worked examples', () => expect(examples).toHaveLength(4));

test.each(examples)('the diffs of %s fit the code of today', (file) => {
  expect(() => execFileSync('git', ['apply', '--check', file], { stdio: 'pipe' })).not.toThrow();
});
