import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachLimit } from '../forEachLimit';
import { fileConcurrency, filesBelow } from './pageFiles';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|map)$/;
/** Files whose number grows with the pages. Each is sent to few visitors at a time. */
const ofPages = /\.html$|[\\/](page-data|compare-data)[\\/]|[\\/]sitemap\.xml$/;
const prepared = /\.(br|gz)$/;

/** Bytes; compressing smaller files does not save a packet. */
const worthwhile = 1_024;

/**
 * Bytes of all pages up to which brotli 11 is worth its second per megabyte; beyond, brotli 4 is a hundred times faster
 * and a fifth larger. Scripts, which all pages share, always use 11.
 */
const unhurried = 50_000_000;

interface Quality {
  readonly br: number;
  /** Brotli's window as a power of two. A window no larger than a page saves memory and time. */
  readonly window: number;
  /** Undefined leaves gzip to the server: few browsers lack brotli. */
  readonly gz?: number;
}

const best: Quality = { br: 11, window: constants.BROTLI_DEFAULT_WINDOW, gz: 9 };
const quick: Quality = { br: 4, window: 18 };

const statOf = (file: string): Promise<{ readonly mtimeMs: number; readonly size: number }> =>
  stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));

const compress = async (content: Buffer, target: string, { br, window, gz }: Quality): Promise<void> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: br,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, older] = await Promise.all([
    brotli(content, { params }),
    gz === undefined ? undefined : zip(content, { level: gz }),
  ]);
  // A copy from an earlier build would be sent instead of today's page.
  if (older) writeFileSync(`${target}.gz`, older);
  else rmSync(`${target}.gz`, { force: true });
  writeFileSync(`${target}.br`, small);
};

const copyBoth = (from: string, to: string): Promise<unknown> =>
  Promise.all(['.br', '.gz'].map((ending) => copyFile(from + ending, to + ending)));

/** A copy from an earlier build would be sent instead of today's file. */
const removeBoth = (file: string): void => {
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
};

/** Taken from the cache when the same bytes were compressed before. Fast compression is not cached. */
const compressFile = async (file: string, content: Buffer, quality: Quality, cacheFolder: string): Promise<void> => {
  if (content.length < worthwhile) return removeBoth(file);
  if (quality !== best) return compress(content, file, quality);
  const cached = join(cacheFolder, createHash('sha256').update(content).digest('hex').slice(0, 24));
  if ((await statOf(`${cached}.gz`)).size > 0 && (await statOf(`${cached}.br`)).size > 0) {
    await copyBoth(cached, file);
    return;
  }
  await compress(content, file, quality);
  // Written under a temporary name first, so that an interrupted build leaves no partial file.
  await copyBoth(file, `${cached}-`);
  await Promise.all(['.br', '.gz'].map((ending) => rename(`${cached}-${ending}`, cached + ending)));
};

const changedSince = async (file: string): Promise<boolean> =>
  (await statOf(`${file}.br`)).mtimeMs < (await statOf(file)).mtimeMs;

/** Whether a site's pages have so many bytes that they are compressed fast. */
export const isLargeSite = async (publicFolder: string, largest = unhurried): Promise<boolean> => {
  const pages = (await filesBelow(publicFolder)).filter((file) => ofPages.test(file) && !prepared.test(file));
  const sizes = await Promise.all(pages.map(statOf));
  return sizes.reduce((sum, { size }) => sum + size, 0) > largest;
};

interface CompressorOptions {
  readonly publicFolder: string;
  /** Folder of compressed files by content, kept between builds and by CI like .image-cache. */
  readonly cacheFolder: string;
  readonly isLarge: boolean;
}

export interface Compressor {
  /** Compresses one file when it has changed; `content` when its bytes are already in memory. */
  readonly one: (file: string, content?: Buffer) => Promise<void>;
  /** Compresses everything except the given files, which are done. */
  readonly rest: (done: readonly string[]) => Promise<void>;
}

/**
 * Writes .br and .gz next to every text file that has changed, but only .br for pages of a large site. Servers that
 * send prepared files use them; hosts with an edge compress there and do not need them.
 */
export const createCompressor = async ({
  publicFolder,
  cacheFolder,
  isLarge,
}: CompressorOptions): Promise<Compressor> => {
  await mkdir(cacheFolder, { recursive: true });
  const one = async (file: string, content?: Buffer): Promise<void> => {
    const quality = isLarge && ofPages.test(file) ? quick : best;
    if (await changedSince(file)) await compressFile(file, content ?? readFileSync(file), quality, cacheFolder);
  };
  const rest = async (done: readonly string[]): Promise<void> => {
    const files = await filesBelow(publicFolder);
    const present = new Set(files);
    const orphans = files.filter((file) => prepared.test(file) && !present.has(file.replace(prepared, '')));
    await Promise.all(orphans.map((file) => rm(file, { force: true })));
    const looked = new Set(done);
    await forEachLimit(
      files.filter((file) => compressible.test(file) && !looked.has(file)),
      fileConcurrency,
      (file) => one(file),
    );
  };
  return { one, rest };
};
