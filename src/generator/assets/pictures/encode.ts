import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Metadata, type Raw } from 'sharp';
import { digest } from '../../digest';
import type { Encoder } from './pictureKind';

/** Part of each cache key: raise it when the encoding below changes. */
const CACHE_VERSION = 7;

export type PictureFormat = 'avif' | 'jpeg';

export interface Encoding extends Encoder {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** Largest size in bytes, of a JPEG. */
  readonly atMost?: number;
  /** Position of the crop, as shares of what it cuts off. */
  readonly crop: { readonly x: number; readonly y: number };
}

const endings: Readonly<Record<PictureFormat, string>> = { avif: 'avif', jpeg: 'jpg' };

/** Name of an encoded picture. The same bytes and settings give the same name on every machine. */
export const encodedName = (master: string, { format, width, height, quality, chroma, crop }: Encoding): string =>
  `${digest(`${CACHE_VERSION}`, master, `${width}x${height}q${quality}`, chroma, `${crop.x} ${crop.y}`)}-${width}.${endings[format]}`;

/** A master as pixels, decoded once for all its widths. */
export interface Decoded {
  readonly pixels: Buffer;
  readonly raw: Raw;
}

/** Width and height of a picture as seen, in pixels. Phones may store it sideways and note the rotation (EXIF). */
export const uprightSize = ({ width = 0, height = 0, orientation = 1 }: Metadata): { width: number; height: number } =>
  orientation < 5 ? { width, height } : { width: height, height: width };

/**
 * Reads a picture into sRGB bytes with three channels, or four with transparency, upright and in its own size. Rejects
 * with sharp’s error when the file is unreadable or truncated.
 */
export const decode = async (masterPath: string): Promise<Decoded> => {
  const upright = sharp(masterPath).rotate();
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

const cropOf = ({ raw }: Decoded, { width, height, crop }: Encoding): sharp.Region => {
  const scale = Math.min(raw.width / width, raw.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    ...part,
    left: Math.round((raw.width - part.width) * crop.x),
    top: Math.round((raw.height - part.height) * crop.y),
  };
};

/** The usual one, and those for a picture that is too large. */
const jpegQualities = [82, 60, 40, 20] as const;

/**
 * Effort 2 takes a fifth of the default's time for a twentieth more bytes (docs/decisions/2026-11-23-artwork.md). The
 * image plugin accepts only a quality, so it is not used.
 */
const encode = async (master: Decoded, encoding: Encoding): Promise<Buffer> => {
  const { format, quality, chroma, width, height, atMost = Number.POSITIVE_INFINITY } = encoding;
  const drawn = sharp(master.pixels, { raw: master.raw })
    .extract(cropOf(master, encoding))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
  if (format === 'avif') return drawn.avif({ quality, effort: 2, chromaSubsampling: chroma }).toBuffer();
  const jpeg = (step: number): Promise<Buffer> => drawn.clone().jpeg({ quality: step, mozjpeg: true }).toBuffer();
  const [usual, ...lower] = jpegQualities;
  let bytes = await jpeg(usual);
  for (const step of lower) if (bytes.length > atMost) bytes = await jpeg(step);
  return bytes;
};

export const encodeInto = async (cached: string, master: Decoded, encoding: Encoding): Promise<void> => {
  mkdirSync(dirname(cached), { recursive: true });
  // Written under a temporary name first, so that an interrupted build leaves no partial picture.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, await encode(master, encoding));
  renameSync(unfinished, cached);
};

export const copyIfMissing = (cached: string, target: string): void => {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(cached, target);
};

/** Folder of encoded pictures and of findings about masters, kept between builds, by content. */
export const imageCache = (root: string): string => join(root, '.image-cache');

const colorFile = (cacheFolder: string, master: string): string => join(cacheFolder, `${master}.color`);

/** Whether a master with this digest was once decoded completely. */
export const wasDecoded = (cacheFolder: string, master: string): boolean => existsSync(colorFile(cacheFolder, master));

/** Dominant colour of a picture as `#rrggbb`, kept in the cache folder. */
export const dominantColor = async (masterPath: string, master: string, cacheFolder: string): Promise<string> => {
  const cached = colorFile(cacheFolder, master);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  // A small copy has the same dominant color and a hundredth of the pixels to count.
  const { dominant } = await sharp(await sharp(masterPath).resize(160).toBuffer()).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cached, color);
  return color;
};
