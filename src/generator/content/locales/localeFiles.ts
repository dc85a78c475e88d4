import { join } from 'node:path';
import { type Language, languages } from '../../../facts/locales';
import { allowedSeen } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { isProblem, type Problem, type ProblemText, problemOfFile, quote } from '../problem';
import { dotted, leavesIn } from '../records/fieldAccess';
import { entriesOf } from '../records/folders';
import { readText } from '../records/readText';
import { parseYaml, type YamlSource } from '../records/yamlSource';
import type { TextField } from '../text/textFields';

/** The words of a file by key: `filter.search`. */
export type Entries = ReadonlyMap<string, TextField>;

export interface LocaleFile {
  readonly language: Language;
  /** `common.json` */
  readonly name: string;
  /** Relative to the project. */
  readonly file: string;
  /** Undefined when the file cannot be read. */
  readonly entries?: Entries;
  readonly problems: readonly Problem[];
}

/** Why a text that is YAML is not JSON, with the line; undefined when it is. */
const errorOfJson = (text: string): { readonly found: string; readonly line: number } | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    // It names the position of everything but words between single quotes, and of what YAML refuses as well.
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? Math.max(0, text.search(/(?<=":\s*)'/)));
    return { found: `not JSON: ${message}`, line: text.slice(0, position).split('\n').length };
  }
};

const parseJson = (file: string, text: string): YamlSource | Problem => {
  // JSON is also YAML, whose parser knows the lines and refuses a key that stands twice.
  const source = parseYaml(file, text, 1, 'json');
  const fault = isProblem(source) ? source : errorOfJson(text);
  if (!fault) return source;
  const finding = {
    found: fault.found,
    allowed: 'valid JSON, each key once',
    fix: 'Check this line and the one above: double quotes around key and words, a colon between them, a comma between entries, none after the last; \\" for a quotation mark among the words.',
  };
  return problemOfFile(file, 'JSON', finding, fault.line);
};

const wrongText = (value: unknown): ProblemText | undefined => {
  if (typeof value !== 'string' || value.trim() === '')
    return { found: quote(value), allowed: 'text', fix: 'Write the words between double quotes.' };
  const found = invisibleIn(value)?.found;
  return found
    ? { found, allowed: allowedSeen, fix: 'Remove it; it may be written as \\u and four digits.' }
    : undefined;
};

const readEntries = (root: string, file: string): Pick<LocaleFile, 'entries' | 'problems'> => {
  const read = readText(root, file);
  const source = isProblem(read) ? read : parseJson(file, read.text);
  if (isProblem(source)) return { problems: [source] };
  const problems: Problem[] = [];
  const entries = new Map<string, TextField>();
  for (const { path, value } of leavesIn(source.value)) {
    const [field, line] = [dotted(path), source.lineOf(path)];
    const problem = (finding: ProblemText): Problem => problemOfFile(file, field, finding, line);
    const wrong = wrongText(value);
    if (wrong) problems.push(problem(wrong));
    entries.set(field, { field, words: String(value), problem });
  }
  return { entries, problems };
};

export const readLocales = (root: string): LocaleFile[] =>
  languages.flatMap((language) =>
    entriesOf(join(root, 'locales', language))
      .filter(({ name }) => name.endsWith('.json'))
      .map(({ name }) => {
        const file = `locales/${language}/${name}`;
        return { language, name, file, ...readEntries(root, file) };
      }),
  );
