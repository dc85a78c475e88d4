/**
 * Paints the illustration masters (SVG) into the raster files that the site takes as its sources.
 *
 *   node --import tsx tools/exportIllustrations.ts [folder of masters] [part of a name]
 *
 * The masters are never shipped: their paper grain is an feTurbulence filter, which a browser paints anew for every card.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface Target {
  /** Relative to the project's root. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const scene = { width: 1600, height: 1000 };

/**
 * Where a master goes.
 * @param name file name without extension, for example `clinic-valle-alto`
 * @throws Error when the name belongs to no family of masters
 */
function targetFor(name: string): Target {
  const [, family, rest] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  switch (family) {
    case 'clinic':
      return { ...scene, file: `content/clinics/${rest}/cover.jpg` };
    case 'care':
      return { ...scene, file: `content/care-options/${rest}/cover.jpg` };
    case 'destination':
    case 'error':
      return { ...scene, file: `src/images/${name}.jpg` };
    case 'hero':
      return { file: `src/images/${name}.webp`, width: 2400, height: 1000 };
    default:
      throw new Error(`${name}.svg: the name must begin with clinic-, care-, destination-, error- or hero-`);
  }
}

async function paint(master: string, target: Target): Promise<number> {
  const picture = sharp(await readFile(master)).resize(target.width, target.height);
  await mkdir(path.dirname(target.file), { recursive: true });
  // The hero keeps its transparent sky, because the page itself is the sky.
  const output = target.file.endsWith('.webp')
    ? picture.webp({ lossless: true, effort: 6 })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' });
  const { size } = await output.toFile(target.file);
  return size;
}

async function main([folder = 'src/images/masters', part = '']: string[]): Promise<void> {
  const masters = (await readdir(folder)).filter((file) => file.endsWith('.svg') && file.includes(part)).sort();
  if (masters.length === 0) throw new Error(`No master in ${folder} has "${part}" in its name.`);
  for (const master of masters) {
    const target = targetFor(path.basename(master, '.svg'));
    const size = await paint(path.join(folder, master), target);
    console.log(`${target.file}  ${Math.round(size / 1024)} KB`);
  }
}

void main(process.argv.slice(2));
