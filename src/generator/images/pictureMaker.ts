import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { generateImageData, type IGatsbyImageHelperArgs } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { PictureView } from '../../views/picture';
import { digest } from '../digest';
import { eachOf } from '../eachOf';
import {
  type Decoded,
  decode,
  dominantColor,
  type Encoding,
  encodedName,
  encodeInto,
  type Format,
  imageCache,
  place,
  uprightSize,
} from './encode';
import { type PictureKind, type PictureKindName, pictureKinds } from './pictureKind';

const ADDRESS = '/static/pictures';

interface Job {
  readonly masterPath: string;
  readonly encoding: Encoding;
  readonly name: string;
}

export interface PictureMaker {
  /** Describes a picture at once and remembers what has to be encoded for it. `file` is relative to the project. */
  picture(file: string, kind: PictureKindName): Promise<PictureView>;
  /** Encodes what was asked for and is not in the cache. */
  finish(onProgress?: (done: number, of: number) => void): Promise<void>;
  /** Addresses of all pictures that were ever asked for. */
  addresses(): readonly string[];
}

const byMaster = (jobs: Iterable<Job>): ReadonlyMap<string, readonly Job[]> => {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) groups.set(job.masterPath, [...(groups.get(job.masterPath) ?? []), job]);
  return groups;
};

/** @param root project folder: masters are read from it, the cache stands in .image-cache, results in public. */
export const createPictureMaker = (root: string): PictureMaker => {
  const cacheFolder = imageCache(root);
  const jobs = new Map<string, Job>();
  const ordered = new Set<string>();
  const pictures = new Map<string, Promise<PictureView>>();
  const masters = new Map<string, Promise<{ width: number; height: number; master: string; color: string }>>();

  const readMaster = async (path: string) => {
    const master = digest(readFileSync(path));
    const size = uprightSize(await sharp(path).metadata());
    return { ...size, master, color: await dominantColor(path, master, cacheFolder) };
  };

  const make = async (file: string, kindName: PictureKindName): Promise<PictureView> => {
    const kind: PictureKind = pictureKinds[kindName];
    const path = join(root, file);
    const reading = masters.get(path) ?? readMaster(path);
    masters.set(path, reading);
    const { width, height, master, color } = await reading;
    const aspect = kind.aspect ?? width / height;
    const widest = Math.min(Math.max(...kind.widths), width, Math.round(height * aspect));

    /** Address of the picture at a width; it is encoded later. */
    const order = (format: Format, w: number, h: number): string => {
      const encoding: Encoding = {
        format,
        width: w,
        height: h,
        quality: kind.quality[format],
        behind: kind.behind ?? ['#ffffff'],
      };
      const name = encodedName(master, encoding);
      jobs.set(name, { masterPath: path, encoding, name });
      const address = `${ADDRESS}/${name}`;
      ordered.add(address);
      return address;
    };
    const generateImageSource: IGatsbyImageHelperArgs['generateImageSource'] = (_, w, h, format) => ({
      src: order(format as Format, w, h),
      width: w,
      height: h,
      format,
    });
    const { images } = generateImageData({
      pluginName: 'pictures',
      filename: file,
      layout: 'constrained',
      formats: ['avif'],
      width: widest,
      height: Math.round(widest / aspect),
      sourceMetadata: { width, height, format: 'jpg' },
      breakpoints: kind.widths.filter((candidate) => candidate <= widest),
      sizes: kind.sizes,
      generateImageSource,
    });
    const sources = (images.sources ?? []).map(({ type, srcSet }) => ({
      type: type ?? '',
      srcSet: srcSet.replace(/\n/g, ' '),
    }));
    // Browsers without AVIF are few and old: WebP in one width will do for them, and halves the encoding.
    const middle = Math.min(kind.widths[Math.floor(kind.widths.length / 2)] ?? widest, widest);
    return {
      width: widest,
      height: Math.round(widest / aspect),
      color,
      sources,
      fallback: order('webp', middle, Math.round(middle / aspect)),
      sizes: kind.sizes,
    };
  };

  return {
    picture(file, kind) {
      const key = `${kind} ${file}`;
      const picture = pictures.get(key) ?? make(file, kind);
      pictures.set(key, picture);
      return picture;
    },
    async finish(onProgress) {
      const total = jobs.size;
      let done = 0;
      // One picture per core encodes faster than all cores on one picture.
      sharp.concurrency(1);
      await eachOf([...byMaster(jobs.values())], availableParallelism(), async ([masterPath, ofMaster]) => {
        let master: Promise<Decoded> | undefined;
        for (const { encoding, name } of ofMaster) {
          const cached = join(cacheFolder, name);
          if (!existsSync(cached)) {
            master ??= decode(masterPath);
            await encodeInto(cached, await master, encoding);
          }
          place(cached, join(root, 'public', ADDRESS, name));
          onProgress?.(++done, total);
        }
      });
      jobs.clear();
    },
    addresses: () => [...ordered],
  };
};
