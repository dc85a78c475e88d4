import { join } from 'node:path';
import { build } from 'esbuild';
import { languages } from '../../src/facts/locales';
import { readTranslations } from '../../src/generator/content/locales/readTranslations';
import type { SiteContent } from '../../src/generator/content/siteContent';
import { createFormat } from '../../src/generator/pageData/createFormat';
import { searchItems } from '../../src/generator/pageData/searched';
import { brotli } from '../preview/body';
import { rootFolder } from '../site/siteFolders';
import type { Figure } from './figure';

const kilobytes = async (text: string | Uint8Array): Promise<number> => (await brotli(text)).length / 1_000;

/** What a page loads for its first search: the engine, which is the same for all, and the index of a language. */
export const searchWeights = async (content: SiteContent, group: string): Promise<Figure[]> => {
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
