/**
 * Paints the browser and home-screen icons of static/ from the two icon masters.
 *
 *   node --import tsx tools/exportIcons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The mark on a transparent background; it is also the icon that modern browsers take as it is. */
const mark = 'static/favicon.svg';
/** The mark's path and sun on a full square: home screens cut their own shape out of it. */
const appIcon = 'src/images/brand/app-icon.svg';

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

async function main(): Promise<void> {
  await writeFile('static/favicon.ico', icoOf(await paint(mark, 32), 32));
  await writeFile('static/icon-192.png', await paint(mark, 192));
  await writeFile('static/icon-512.png', await paint(mark, 512));
  await writeFile('static/icon-512-maskable.png', await paint(appIcon, 512));
  await writeFile('static/apple-touch-icon.png', await paint(appIcon, 180));
}

void main();
