/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureMaker } from '../../../src/generator/images/pictureMaker';

let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content'));
  const master = sharp({ create: { width: 1000, height: 750, channels: 4, background: '#c96f4a' } });
  writeFileSync(join(root, 'content/cover.png'), await master.png().toBuffer());
});

afterEach(() => rmSync(root, { recursive: true }));

const placed = (): string[] => readdirSync(join(root, 'public/static/pictures'));

test('a card has its widths as AVIF and one WebP, and all of them stand in the built folder', async () => {
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/cover.png', 'card');
  await maker.finish();

  const addresses = [...picture.sources.flatMap(({ srcSet }) => srcSet.split(', ')), picture.fallback];
  const files = addresses.map((address) => address.trim().split(' ')[0]?.replace('/static/pictures/', ''));
  expect(placed().sort()).toEqual([...files].sort());
  const sizes = await Promise.all(
    placed().map(async (file) => {
      const { width, height, format } = await sharp(join(root, 'public/static/pictures', file)).metadata();
      return `${width}x${height} ${format}`;
    }),
  );
  expect(sizes.sort()).toEqual(['240x180 heif', '400x300 heif', '640x480 heif', '640x480 webp', '960x720 heif']);
  expect([picture.width, picture.height, picture.color]).toEqual([960, 720, '#c86848']);
});

test('a photo that a phone has stored lying stands upright', async () => {
  const lying = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c96f4a' } });
  writeFileSync(join(root, 'content/phone.jpg'), await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/phone.jpg', 'cover');
  await maker.finish();
  expect([picture.width, picture.height]).toEqual([800, 1200]);
  const sizes = await Promise.all(
    placed().map(async (file) => sharp(join(root, 'public/static/pictures', file)).metadata()),
  );
  for (const { width = 0, height = 0, orientation } of sizes) {
    expect(height).toBeGreaterThan(width);
    expect(orientation).toBeUndefined();
  }
});

test('colors stay what they were', async () => {
  const maker = createPictureMaker(root);
  await maker.picture('content/cover.png', 'card');
  await maker.finish();
  for (const file of placed()) {
    const { channels } = await sharp(join(root, 'public/static/pictures', file)).stats();
    const means = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    [0xc9, 0x6f, 0x4a].forEach((wanted, index) => {
      expect(Math.abs((means[index] ?? 0) - wanted)).toBeLessThanOrEqual(2);
    });
  }
});

test('the sky of the panorama is the paper of the page at its top, and warmer below', async () => {
  const sky = sharp({ create: { width: 960, height: 400, channels: 4, background: '#0000' } });
  writeFileSync(join(root, 'content/sky.png'), await sky.png().toBuffer());
  const maker = createPictureMaker(root);
  await maker.picture('content/sky.png', 'hero');
  await maker.finish();
  const colorAt = async (file: string, share: number): Promise<readonly number[]> => {
    const { data, info } = await sharp(join(root, 'public/static/pictures', file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const start = Math.floor(share * (info.height - 1)) * info.width * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  for (const file of placed()) {
    for (const [share, wanted] of [
      [0, [0xfb, 0xf6, 0xee]],
      [1, [0xf8, 0xdd, 0xc0]],
    ] as const) {
      const color = await colorAt(file, share);
      wanted.forEach((value, channel) => {
        expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThanOrEqual(5);
      });
    }
  }
});

test('what is in the cache is not encoded again', async () => {
  const first = createPictureMaker(root);
  await first.picture('content/cover.png', 'tile');
  await first.finish();
  const written = () => placed().map((file) => statSync(join(root, '.image-cache', file)).mtimeMs);
  const before = written();
  rmSync(join(root, 'public'), { recursive: true });

  const second = createPictureMaker(root);
  await second.picture('content/cover.png', 'tile');
  await second.finish();
  expect(written()).toEqual(before);
});

test('progress counts every picture up to the last', async () => {
  const maker = createPictureMaker(root);
  await maker.picture('content/cover.png', 'card');
  const seen: string[] = [];
  await maker.finish((done, of) => seen.push(`${done}/${of}`));
  expect(seen).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
});
