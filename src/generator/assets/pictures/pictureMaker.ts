import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { generateImageData, type IGatsbyImageHelperArgs } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { PictureView } from '../../../data/picture';
import { digest } from '../../digest';
import { forEachLimit } from '../../forEachLimit';
import { drawingsFolder, sharedFolder } from '../../hosting/addresses';
import {
  copyIfMissing,
  type Decoded,
  decode,
  dominantColor,
  type Encoding,
  encodedName,
  encodeInto,
  imageCache,
  type PictureFormat,
  uprightSize,
} from './encode';
import { type Focus, inCrop, objectPosition, placeInFrame, usual } from './focus';
import { encodings, type PictureKind, type PictureKindName, pictureKinds } from './pictureKind';

const ENCODED = '/static/pictures';

/** Folder of unchanged drawings. It is separate, so that hosts can forbid them to run scripts. */
const DRAWN = drawingsFolder;

/** The width for browsers without AVIF, in pixels. */
const FALLBACK_WIDTH = 1280;

interface EncodingTask {
  readonly masterPath: string;
  /** Undefined copies the file as it is. */
  readonly encoding?: Encoding;
  /** Below the built folder. */
  readonly folder: string;
  readonly name: string;
}

export interface PictureMaker {
  /** Describes a picture at once and notes what has to be encoded for it. `file` is relative to the project. */
  picture(file: string, kind: PictureKindName, focus?: Focus): Promise<PictureView>;
  /** Encodes every noted picture that is not in the cache. */
  finish(onProgress?: (done: number, of: number) => void): Promise<void>;
}

const bySource = (jobs: Iterable<EncodingTask>): ReadonlyMap<string, readonly EncodingTask[]> => {
  const groups = new Map<string, EncodingTask[]>();
  for (const job of jobs) groups.set(job.masterPath, [...(groups.get(job.masterPath) ?? []), job]);
  return groups;
};

/** @param root project folder: masters are read from it, the cache is in .image-cache, results go to public. */
export const createPictureMaker = (root: string): PictureMaker => {
  const cacheFolder = imageCache(root);
  const jobs = new Map<string, EncodingTask>();
  const pictures = new Map<string, Promise<PictureView>>();
  const masters = new Map<string, Promise<{ width: number; height: number; master: string; color: string }>>();

  const readMaster = async (path: string) => {
    const master = digest(readFileSync(path));
    const size = uprightSize(await sharp(path).metadata());
    return { ...size, master, color: await dominantColor(path, master, cacheFolder) };
  };

  const order = (job: EncodingTask): string => {
    const address = `${job.folder}/${job.name}`;
    jobs.set(address, job);
    return address;
  };

  const make = async (file: string, kindName: PictureKindName, focus: Focus): Promise<PictureView> => {
    const kind: PictureKind = pictureKinds[kindName];
    const path = join(root, file);
    const reading = masters.get(path) ?? readMaster(path);
    masters.set(path, reading);
    const { width, height, master, color } = await reading;
    const isDrawing = file.endsWith('.svg');
    const drawing = (): string => order({ masterPath: path, folder: DRAWN, name: `${master}.svg` });

    if (isDrawing && kind.drawn)
      return {
        width,
        height,
        color,
        sources: [],
        fallback: drawing(),
        sizes: kind.sizes,
        ...(kind.frames && { position: objectPosition(focus, { width, height }, kind.frames) }),
      };

    const aspect = kind.aspect ?? width / height;
    const widest = Math.min(Math.max(...kind.widths), width, Math.round(height * aspect));
    const size = { width: widest, height: Math.round(widest / aspect) };
    const crop = placeInFrame(focus, { width, height }, aspect);
    const encoder = isDrawing ? encodings.drawing : encodings.photograph;

    /** Address of the picture at a width. It is encoded later. */
    const encoded = (format: PictureFormat, w: number, h: number): string => {
      const encoding: Encoding = { ...encoder, ...kind.shared, format, width: w, height: h, crop };
      const name = encodedName(master, encoding);
      return order({ masterPath: path, encoding, folder: kind.shared ? sharedFolder : ENCODED, name });
    };
    if (kind.shared)
      return { ...size, color, sources: [], fallback: encoded('jpeg', size.width, size.height), sizes: kind.sizes };
    const generateImageSource: IGatsbyImageHelperArgs['generateImageSource'] = (_, w, h, format) => ({
      src: encoded(format as PictureFormat, w, h),
      width: w,
      height: h,
      format,
    });
    const { images } = generateImageData({
      pluginName: 'pictures',
      filename: file,
      layout: 'constrained',
      formats: ['avif'],
      ...size,
      sourceMetadata: { width, height, format: 'jpg' },
      breakpoints: kind.widths.filter((candidate) => candidate <= widest),
      sizes: kind.sizes,
      generateImageSource,
    });
    const sources = (images.sources ?? []).map(({ type, srcSet }) => ({
      type: type ?? '',
      srcSet: srcSet.replace(/\n/g, ' '),
    }));
    // Few browsers lack AVIF, and they are old: one file is enough for them.
    const least = Math.min(FALLBACK_WIDTH, widest);
    return {
      ...size,
      color,
      sources,
      fallback: isDrawing ? drawing() : encoded('jpeg', least, Math.round(least / aspect)),
      sizes: kind.sizes,
      ...(kind.frames && { position: objectPosition(inCrop(focus, { width, height }, aspect), size, kind.frames) }),
    };
  };

  return {
    picture(file, kind, focus = usual) {
      const key = `${kind} ${file}`;
      const picture = pictures.get(key) ?? make(file, kind, focus);
      pictures.set(key, picture);
      return picture;
    },
    async finish(onProgress) {
      const total = jobs.size;
      let done = 0;
      // One picture per core encodes faster than all cores on one picture.
      sharp.concurrency(1);
      await forEachLimit([...bySource(jobs.values())], availableParallelism(), async ([masterPath, ofMaster]) => {
        let master: Promise<Decoded> | undefined;
        for (const { encoding, folder, name } of ofMaster) {
          const cached = join(cacheFolder, name);
          if (encoding && !existsSync(cached)) {
            master ??= decode(masterPath);
            await encodeInto(cached, await master, encoding);
          }
          copyIfMissing(encoding ? cached : masterPath, join(root, 'public', folder, name));
          onProgress?.(++done, total);
        }
      });
      jobs.clear();
    },
  };
};
