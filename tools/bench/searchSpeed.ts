import { join } from 'node:path';
import { build } from 'esbuild';
import { languages } from '../../src/facts/locales';
import { checkContent } from '../../src/generator/check/checkContent';
import { readTranslations } from '../../src/generator/content/locales/readTranslations';
import { searchEntries } from '../../src/generator/content/searchEntries';
import type { SiteContent } from '../../src/generator/content/siteContent';
import { createFormat } from '../../src/generator/pageData/createFormat';
import { searchItems } from '../../src/generator/pageData/searched';
import { createSearch } from '../../src/search/createSearch';
import type { AnswerKind, SearchEntry } from '../../src/search/searchIndex';
import { siteContentOfChecked } from '../markdown/siteContentOfChecked';
import { brotli } from '../preview/body';
import { rootFolder } from '../site/siteFolders';
import type { Figure } from './figure';

const kilobytes = async (text: string | Uint8Array): Promise<number> => (await brotli(text)).length / 1_000;

/** What a page loads for its first search: the engine, which is the same for all, and the index of a language. */
const searchWeights = async (content: SiteContent, group: string): Promise<Figure[]> => {
  const bundle = await build({
    entryPoints: [join(rootFolder, 'src/search/createSearch.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const engine = await kilobytes(bundle.outputFiles[0]?.contents ?? '');
  const today = new Date().toISOString().slice(0, 10);
  const indexes = await Promise.all(
    languages.map((language) => {
      const [t, format] = [readTranslations(rootFolder, language), createFormat(language)];
      const picture = () => Promise.reject(new Error('A search shows no pictures.'));
      return kilobytes(JSON.stringify(searchItems({ language, today, content, t, format, picture })));
    }),
  );
  const unit = 'KB';
  return [
    { group, name: 'engine', value: engine, unit },
    { group, name: 'the larger index', value: Math.max(...indexes), unit },
    { group, name: 'both', value: engine + Math.max(...indexes), unit, most: 20 },
  ];
};

const wanted: Readonly<Record<AnswerKind, number>> = { procedure: 60, careOption: 6, clinic: 1_000 };
const group = `Search: ${wanted.clinic} clinics, ${wanted.procedure} procedures`;
const texts = [
  'I need a new knee',
  'gastric sleve',
  'mi mamá necesita implantes',
  'Medellin',
  'hjkdsf',
  'knee colombia',
];

/** The content over and over, each copy with words of its own. */
const manyOf = (entries: readonly SearchEntry[], kind: AnswerKind): SearchEntry[] => {
  const own = entries.filter((entry) => entry.kind === kind);
  const words = (texts: readonly string[], copy: number): string[] =>
    texts.map((text) => (copy ? `${text} ${copy}` : text));
  return Array.from({ length: wanted[kind] }, (_, index) => {
    const copy = Math.floor(index / own.length);
    const entry = own[index % own.length] as SearchEntry;
    return copy === 0
      ? entry
      : { ...entry, id: `${entry.id}-${copy}`, names: words(entry.names, copy), words: words(entry.words, copy) };
  });
};

/** How long the search takes to be ready, and from a key to its answer, for texts typed letter by letter; what it weighs. */
export const measureSearchSpeed = async (): Promise<Figure[]> => {
  const { content } = await checkContent(rootFolder);
  const own = searchEntries(content);
  const entries = (['procedure', 'careOption', 'clinic'] as const).flatMap((kind) => manyOf(own, kind));
  const start = performance.now();
  const search = createSearch(entries);
  const ready = performance.now() - start;
  const keys = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const timeOf = (text: string): number => {
    const before = performance.now();
    search(text);
    return performance.now() - before;
  };
  // The first pass is what a visitor gets, before the engine has been compiled; the best of three leaves out what else runs.
  const passes = [1, 2, 3].map(() => keys.map(timeOf));
  const [first = []] = passes;
  const times = keys
    .map((_, index) => Math.min(...passes.map((pass) => pass[index] ?? 0)))
    .sort((one, other) => one - other);
  return [
    { group, name: 'until it is ready', value: ready, unit: 'ms' },
    {
      group,
      name: 'key to answer at best, 95 of 100 keys',
      value: times[Math.floor(times.length * 0.95)] ?? 0,
      unit: 'ms',
    },
    { group, name: 'the first key of all', value: first[0] ?? 0, unit: 'ms', most: 50 },
    { group, name: 'key to answer in the first pass, the slowest', value: Math.max(...first), unit: 'ms', most: 50 },
    { group, name: 'key to answer at best, the slowest', value: times.at(-1) ?? 0, unit: 'ms', most: 50 },
    ...(await searchWeights(await siteContentOfChecked(content), 'Search: the shipped content (brotli)')),
  ];
};
