/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../../src/facts/locales';

/** What the check cannot see: keys and placeholders that both languages lack, though the code asks for them. */

const source = join(__dirname, '..', '..', '..', '..', 'src');
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const flat = (value: unknown, path = ''): [string, string][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

/** By `namespace:key`. */
const textsOf = (language: string): Map<string, string> => {
  const folder = join('locales', language);
  return new Map(
    readdirSync(folder).flatMap((name) =>
      flat(JSON.parse(readFileSync(join(folder, name), 'utf8'))).map(([key, text]): [string, string] => [
        `${name.replace('.json', '')}:${key}`,
        text,
      ]),
    ),
  );
};

interface Asked {
  readonly file: string;
  readonly key: string;
  /** Whether more follows that only runs tell: `routes.${route}`. */
  readonly isBeginning: boolean;
  /** Names of the values that the text gets. */
  readonly values: readonly string[];
}

/** Names at the first level of `{ name, hours: replyPromise.hours }`, which follows a key. */
const valuesIn = (rest: string): string[] => {
  const inner = /^,\s*\{([^{}]*)\}/.exec(rest)?.[1] ?? '';
  return inner
    .split(/,(?![^(]*\))/)
    .map((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1] ?? '')
    .filter(Boolean);
};

const askedIn = (file: string): Asked[] => {
  const text = readFileSync(file, 'utf8');
  const spoken = [...text.matchAll(/\{ t(?:: (\w+))? \} = useTranslation\('(\w+)'\)/g)];
  const calls = spoken.flatMap(([, name = 't', namespace = '']) =>
    [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*(['\`])([^'\`$]*)(\\$\\{)?`, 'g'))].map((match) => ({
      match,
      namespace,
    })),
  );
  return calls.map(({ match, namespace }) => {
    const [whole, , written = '', more] = match;
    return {
      file: file.slice(source.length + 1),
      key: written.includes(':') ? written : `${namespace}:${written}`,
      isBeginning: Boolean(more),
      values: more ? [] : valuesIn(text.slice(match.index + whole.length + 1)),
    };
  });
};

/** Files in which one function speaks for one namespace: elsewhere a key may belong to either of two. */
const isClear = (file: string): boolean => {
  const names = [...readFileSync(file, 'utf8').matchAll(/\{ t(?:: (\w+))? \} = useTranslation\(/g)].map(
    ([, name = 't']) => name,
  );
  return new Set(names).size === names.length;
};

const asked = files.filter(isClear).flatMap(askedIn);
const isForm = (key: string, wanted: string): boolean =>
  key === wanted || key.startsWith(`${wanted}_`) || key.startsWith(`${wanted}.`);

test('the code is read', () => {
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.some(({ values }) => values.length > 0)).toBe(true);
});

describe.each(languages)('%s', (language) => {
  const texts = textsOf(language);

  test('has every key that the code asks for', () => {
    const lacking = asked.filter(
      ({ key, isBeginning }) =>
        ![...texts.keys()].some((own) => (isBeginning ? own.startsWith(key) : isForm(own, key))),
    );
    expect(lacking.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  test('shows every value that the code gives', () => {
    const unshown = asked.flatMap(({ file, key, values }) => {
      const forms = [...texts].filter(([own]) => isForm(own, key)).map(([, text]) => text);
      return values
        .filter((value) => value !== 'returnObjects' && value !== 'count')
        .filter((value) => !forms.some((text) => new RegExp(`\\{\\{\\s*-?\\s*${value}\\b`).test(text)))
        .map((value) => `${file}: ${key} without {{${value}}}`);
    });
    expect(unshown).toEqual([]);
  });
});
