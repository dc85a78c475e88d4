import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { eachOf } from '../eachOf';
import { filesAtOnce, filesBelow } from './pageFiles';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|map)$/;
/** What grows with the number of pages, and is sent to few at a time. */
const ofPages = /\.html$|[\\/]page-data[\\/]|[\\/]sitemap\.xml$/;
const prepared = /\.(br|gz)$/;

/** Below this, in bytes, compression saves no packet. */
const worthwhile = 1_024;

/**
 * Up to this many bytes of pages, brotli 11 is worth its second per megabyte (the shipped content is half of it). A
 * larger site's pages take brotli 4, a hundred times faster and a fifth larger, as hosts with an edge do; scripts, which
 * every page shares, always 11.
 */
const unhurried = 50_000_000;

interface Quality {
  readonly br: number;
  /** How far back brotli looks, as a power of two: a window no larger than a page costs less memory and time. */
  readonly window: number;
  /** Undefined leaves it to servers, which compress what is asked for: a browser that knows no brotli is rare. */
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
  // What an earlier build left would be sent in place of today's page.
  if (older) writeFileSync(`${target}.gz`, older);
  else rmSync(`${target}.gz`, { force: true });
  writeFileSync(`${target}.br`, small);
};

const copyBoth = (from: string, to: string): Promise<unknown> =>
  Promise.all(['.br', '.gz'].map((ending) => copyFile(from + ending, to + ending)));

/** What an earlier build left would be sent in place of today's file. */
const removeBoth = (file: string): void => {
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
};

/** Out of the cache when these bytes were compressed before; quick work is not worth keeping. */
const compressFile = async (file: string, content: Buffer, quality: Quality, cacheFolder: string): Promise<void> => {
  if (content.length < worthwhile) return removeBoth(file);
  if (quality !== best) return compress(content, file, quality);
  const cached = join(cacheFolder, createHash('sha256').update(content).digest('hex').slice(0, 24));
  if ((await statOf(`${cached}.gz`)).size > 0 && (await statOf(`${cached}.br`)).size > 0) {
    await copyBoth(cached, file);
    return;
  }
  await compress(content, file, quality);
  // Under another name first, so that a build that is stopped leaves no half file behind.
  await copyBoth(file, `${cached}-`);
  await Promise.all(['.br', '.gz'].map((ending) => rename(`${cached}-${ending}`, cached + ending)));
};

const changedSince = async (file: string): Promise<boolean> =>
  (await statOf(`${file}.br`)).mtimeMs < (await statOf(file)).mtimeMs;

/** Whether a site's pages are so many, by their bytes, that they are compressed quickly. */
export const isLargeSite = async (publicFolder: string, largest = unhurried): Promise<boolean> => {
  const pages = (await filesBelow(publicFolder)).filter((file) => ofPages.test(file) && !prepared.test(file));
  const sizes = await Promise.all(pages.map(statOf));
  return sizes.reduce((sum, { size }) => sum + size, 0) > largest;
};

interface CompressorOptions {
  readonly publicFolder: string;
  /** What was compressed before, by content; kept between builds and by CI like .image-cache. */
  readonly cacheFolder: string;
  /** From `isLargeSite`. */
  readonly isLarge: boolean;
}

export interface Compressor {
  /** One file, when it changed since the last time; `content` when its bytes are at hand. */
  readonly one: (file: string, content?: Buffer) => Promise<void>;
  /** All that is left but the given files, which are done. */
  readonly rest: (done: readonly string[]) => Promise<void>;
}

/**
 * Writes .br and .gz beside every text file that changed since the last time, a large site's pages .br alone, for servers
 * that send prepared files. Hosts with an edge of their own compress there and do not need them.
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
    await eachOf(
      files.filter((file) => compressible.test(file) && !looked.has(file)),
      filesAtOnce,
      (file) => one(file),
    );
  };
  return { one, rest };
};
