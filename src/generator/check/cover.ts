import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { smallestCover, smallestCoverWords } from '../../schemas/kinds';
import type { RawRecord } from '../content/record';
import { digest } from '../digest';
import { imageCache, uprightSize, wasDecoded } from '../images/encode';
import type { Problem } from './problem';

/** A small file can unfold to more than the memory holds. */
const MOST_PIXELS = 50_000_000;
const LARGEST_FILE = 25 * 1024 * 1024;

interface Wrong {
  readonly found: string;
  readonly mend: string;
}

/**
 * Reads the picture to its last byte, since a file cut in half begins like a whole one. That takes 30 ms: a
 * picture that an earlier build decoded, the same bytes, is whole.
 */
const wrongPicture = async (root: string, path: string): Promise<Wrong | undefined> => {
  const status = lstatSync(path);
  if (!status.isFile()) return { found: 'something that is no file', mend: 'Put the picture itself here.' };
  if (status.size > LARGEST_FILE)
    return { found: `${status.size} bytes`, mend: `Export the picture smaller: at most ${LARGEST_FILE} bytes.` };
  try {
    const bytes = readFileSync(path);
    // Without a limit of its own: with one it would throw before anybody can say what is wrong.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = uprightSize(metadata);
    const { format } = metadata;
    if (format !== 'jpeg' && format !== 'png')
      return { found: `a file of the kind ${format ?? 'unknown'}`, mend: 'Save the picture as JPEG or PNG.' };
    if (width < smallestCover.width || height < smallestCover.height)
      return {
        found: `${width} x ${height} pixels`,
        mend: 'Put a larger version of the picture here; do not scale a small one up.',
      };
    if (width * height > MOST_PIXELS)
      return { found: `${width} x ${height} pixels`, mend: `Scale it down: at most ${MOST_PIXELS} pixels in all.` };
    if (!wasDecoded(imageCache(root), digest(bytes))) await sharp(bytes).resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return { found: 'a file that is no readable picture', mend: 'Export the picture again and replace the file.' };
  }
};

/** A look at a picture is remembered until the file changes: `develop` checks at every save of any file. */
const seen = new Map<string, Promise<Wrong | undefined>>();

/** A record that shows a cover must have one, readable and large enough. */
export const problemsOfCover = async (root: string, { folder, cover }: RawRecord): Promise<Problem[]> => {
  const problem = (file: string, { found, mend }: Wrong): Problem[] => [
    {
      file,
      line: 1,
      field: 'cover',
      found,
      allowed: `cover.jpg or cover.png, at least ${smallestCoverWords}`,
      mend,
    },
  ];
  if (!cover)
    return problem(`${folder}/cover.jpg`, { found: 'nothing', mend: 'Put a picture named cover.jpg into the folder.' });
  const path = join(root, cover);
  const { mtimeMs, size } = lstatSync(path);
  const key = [path, mtimeMs, size].join(' ');
  const look = seen.get(key) ?? wrongPicture(root, path);
  seen.set(key, look);
  const wrong = await look;
  return wrong ? problem(cover, wrong) : [];
};
