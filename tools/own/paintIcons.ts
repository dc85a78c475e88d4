import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Drawings from which icons are painted. The favicon is also the icon that modern browsers take as it is. */
export const iconMasters = { favicon: 'static/favicon.svg', appIcon: 'src/images/brand/app-icon.svg' } as const;

async function paint(master: string, size: number): Promise<Buffer> {
  const svg = await readFile(master);
  const unitsOfMaster = 64;
  return sharp(svg, { density: (72 * size) / unitsOfMaster })
    .resize(size, size)
    .png({ palette: true, quality: 100, effort: 10 })
    .toBuffer();
}

/** An ICO file that holds one PNG (the container's layout: https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function paintIcons(root: string): Promise<void> {
  const paintAs = async (name: string, master: keyof typeof iconMasters, size: number): Promise<void> => {
    const png = await paint(join(root, iconMasters[master]), size);
    await writeFile(join(root, 'static', name), name.endsWith('.ico') ? icoOf(png, size) : png);
  };
  await paintAs('favicon.ico', 'favicon', 32);
  await paintAs('icon-192.png', 'favicon', 192);
  await paintAs('icon-512.png', 'favicon', 512);
  await paintAs('icon-512-maskable.png', 'appIcon', 512);
  await paintAs('apple-touch-icon.png', 'appIcon', 180);
}
