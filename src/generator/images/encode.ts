import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Metadata, type Raw } from 'sharp';
import { digest } from '../digest';
import { flatten } from './flatten';
import { grain } from './grain';

/** Part of each cache key: raise it when the encoding below changes. */
const RECIPE = 6;

export type Format = 'avif' | 'webp';

export interface Encoding {
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  /** Colors that transparent parts get, from the picture's top to its bottom. */
  readonly behind: readonly string[];
}

/** Name of an encoded picture: the same bytes and settings give the same name on every machine. */
export const encodedName = (master: string, { format, width, height, quality, behind }: Encoding): string =>
  `${digest(`${RECIPE}`, master, `${width}x${height}q${quality}`, ...behind)}-${width}.${format}`;

/** A master as pixels, decoded once for all its widths. */
export interface Decoded {
  readonly pixels: Buffer;
  readonly raw: Raw;
}

/** Width and height of a picture as it is looked at, in pixels: phones store it lying and note how to turn it (EXIF). */
export const uprightSize = ({ width = 0, height = 0, orientation = 1 }: Metadata): { width: number; height: number } =>
  orientation < 5 ? { width, height } : { width: height, height: width };

/**
 * Reads a picture into bytes per channel in sRGB, three channels or four with transparency, upright and in its own size.
 * Rejects with sharp’s error when the file cannot be read or breaks off.
 */
export const decode = async (masterPath: string): Promise<Decoded> => {
  const upright = sharp(masterPath).rotate();
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

/** In the size asked for, and opaque: a transparent sky would double the bytes of the first picture that one sees. */
const draw = async ({ pixels, raw }: Decoded, { width, height, behind }: Encoding): Promise<sharp.Sharp> => {
  const resized = sharp(pixels, { raw }).resize(width, height, { fit: 'cover', position: 'centre' });
  if (raw.channels < 4) return resized;
  const flat = flatten(await resized.raw().toBuffer(), { width, height }, behind);
  return sharp(flat.pixels, { raw: flat.raw });
};

/**
 * AVIF with effort 2, 4:2:0 and a little grain takes a tenth of the default's time and 40 % fewer bytes on these
 * drawings; that is why pictures are not left to the image plugin, which passes only a quality.
 */
const encode = async (master: Decoded, encoding: Encoding): Promise<Buffer> => {
  const { format, quality } = encoding;
  const drawn = await draw(master, encoding);
  if (format === 'webp') return drawn.webp({ quality, effort: 4 }).toBuffer();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return sharp(grain(data, info.channels), { raw: info })
    .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
    .toBuffer();
};

/** Encodes a picture into the cache. */
export const encodeInto = async (cached: string, master: Decoded, encoding: Encoding): Promise<void> => {
  mkdirSync(dirname(cached), { recursive: true });
  // Written under another name first, so that a build that is stopped leaves no half picture behind.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, await encode(master, encoding));
  renameSync(unfinished, cached);
};

/** Puts an encoded picture where the site has it. */
export const place = (cached: string, target: string): void => {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(cached, target);
};

/** Where encoded pictures and what was found out about masters is kept between builds, by content. */
export const imageCache = (root: string): string => join(root, '.image-cache');

const colorFile = (cacheFolder: string, master: string): string => join(cacheFolder, `${master}.color`);

/** Whether a master, by its digest, was decoded to its last byte before. */
export const wasDecoded = (cacheFolder: string, master: string): boolean => existsSync(colorFile(cacheFolder, master));

/** Dominant colour of a picture as `#rrggbb`, kept in the cache folder. */
export const dominantColor = async (masterPath: string, master: string, cacheFolder: string): Promise<string> => {
  const cached = colorFile(cacheFolder, master);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  // A small copy has the same dominant color, and a hundredth of the pixels to count.
  const { dominant } = await sharp(await sharp(masterPath).resize(160).toBuffer()).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cached, color);
  return color;
};
