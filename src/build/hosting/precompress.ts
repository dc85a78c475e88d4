import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './pageFiles';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|map)$/;

const prepared = /\.(br|gz)$/;

/** Below this, in bytes, compression saves no packet. */
const worthwhile = 1_024;

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const compressFile = async (file: string): Promise<void> => {
  const [source, small] = await Promise.all([changedAt(file), changedAt(`${file}.br`)]);
  if (small >= source) return;
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes .br (quality 11) and .gz (level 9) beside every text file that changed since the last time, for servers that
 * send prepared files. Hosts with an edge of their own compress there and do not need them.
 */
export const precompress = async (publicFolder: string): Promise<void> => {
  const files = await filesBelow(publicFolder);
  const present = new Set(files);
  const orphans = files.filter((file) => prepared.test(file) && !present.has(file.replace(prepared, '')));
  await Promise.all(orphans.map((file) => rm(file, { force: true })));
  const waiting = files.filter((file) => compressible.test(file));
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
  };
  // As many as Node's thread pool takes at once.
  await Promise.all(Array.from({ length: 4 }, work));
};
