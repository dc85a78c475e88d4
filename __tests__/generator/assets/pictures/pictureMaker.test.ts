import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureMaker } from '../../../../src/generator/assets/pictures/pictureMaker';
import { emptyFolder } from '../../../emptyFolder';

const root = emptyFolder();

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
  <path fill="#e9b7a4" d="M0 0h1600v1000H0z"/><circle cx="1100" cy="300" r="120" fill="#c96f4a"/>
</svg>`;

beforeEach(async () => {
  mkdirSync(join(root, 'content'));
  const photograph = sharp({ create: { width: 1000, height: 750, channels: 4, background: '#c96f4a' } });
  writeFileSync(join(root, 'content/cover.png'), await photograph.png().toBuffer());
  writeFileSync(join(root, 'content/cover.svg'), drawing);
});

const placed = (folder = 'pictures'): string[] => readdirSync(join(root, 'public/static', folder)).sort();
const pathOf = (address: string): string => join(root, 'public', address);

const sizesOf = async (): Promise<string[]> => {
  const all = placed().map(async (file) => {
    const { width, height, format } = await sharp(join(root, 'public/static/pictures', file)).metadata();
    return `${width}x${height} ${format}`;
  });
  return (await Promise.all(all)).sort();
};

test('a photograph on a card has its widths as AVIF and one JPEG, and all of them stand in the built folder', async () => {
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/cover.png', 'card');
  await maker.finish();

  const addresses = [...picture.sources.flatMap(({ srcSet }) => srcSet.split(', ')), picture.fallback];
  const files = addresses.map((address) => address.trim().split(' ')[0]?.replace('/static/pictures/', ''));
  expect(placed()).toEqual([...files].sort());
  expect(await sizesOf()).toEqual(['1000x625 heif', '1000x625 jpeg', '360x225 heif', '576x360 heif', '720x450 heif']);
  expect([picture.width, picture.height, picture.color]).toEqual([1000, 625, '#c86848']);
});

test('beside an address a drawing is a JPEG of its own folder, and the busiest photograph weighs at most 300 KB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000', noise } });
  writeFileSync(join(root, 'content/busy.jpg'), await busy.jpeg({ quality: 95 }).toBuffer());
  const maker = createPictureMaker(root);
  for (const file of ['content/cover.svg', 'content/busy.jpg']) {
    const picture = await maker.picture(file, 'social');
    await maker.finish();
    expect(picture).toMatchObject({ width: 1200, height: 630, sources: [] });
    expect(picture.fallback).toMatch(/^\/static\/social\/[0-9a-f]+-1200\.jpg$/);
    expect(await sharp(pathOf(picture.fallback)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(statSync(pathOf(picture.fallback)).size).toBeLessThanOrEqual(300_000);
  }
});

test('a drawing on a card is encoded, and the drawing itself is what browsers without AVIF get', async () => {
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/cover.svg', 'card');
  await maker.finish();
  expect(await sizesOf()).toEqual(['1280x800 heif', '360x225 heif', '576x360 heif', '720x450 heif']);
  expect(picture.fallback).toMatch(/^\/static\/drawings\/[0-9a-f]{8,}\.svg$/);
  expect(readFileSync(pathOf(picture.fallback), 'utf8')).toBe(drawing);
});

const large = ['cover', 'portrait', 'wide', 'hero', 'crossroads'] as const;
test.each(large)('a large drawing is shown as it is: %s', async (kind) => {
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/cover.svg', kind);
  await maker.finish();
  expect([picture.sources, picture.width, picture.height]).toEqual([[], 1600, 1000]);
  expect(readFileSync(pathOf(picture.fallback), 'utf8')).toBe(drawing);
});

test('a photograph that a phone has stored lying stands upright', async () => {
  const lying = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c96f4a' } });
  writeFileSync(join(root, 'content/phone.jpg'), await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const maker = createPictureMaker(root);
  const picture = await maker.picture('content/phone.jpg', 'hero');
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

test('of a tall photograph only what a cover can show is encoded', async () => {
  const tall = sharp({ create: { width: 1600, height: 2400, channels: 3, background: '#c96f4a' } });
  writeFileSync(join(root, 'content/tall.jpg'), await tall.jpeg().toBuffer());
  const { width, height } = await createPictureMaker(root).picture('content/tall.jpg', 'cover');
  expect([width, height]).toEqual([1600, 1000]);
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

test('the crop of a card keeps the box in sight', async () => {
  const maker = createPictureMaker(root);
  const box = { left: 61, right: 77, top: 18, bottom: 42 };
  const picture = await maker.picture('content/cover.svg', 'tile', box);
  await maker.finish();
  const [source] = picture.sources;
  const widest = source?.srcSet.split(', ').at(-1)?.trim().split(' ')[0] ?? '';
  const { data, info } = await sharp(pathOf(widest)).raw().toBuffer({ resolveWithObject: true });
  // The sun of the drawing stands in the middle of the tile.
  const middle = (Math.floor(info.height * 0.3) * info.width + Math.floor(info.width / 2)) * info.channels;
  expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 16))).toEqual([13, 7, 5]);
});

/** Mean difference of two pictures, of 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (a?.length !== b?.length || !a || !b) throw new Error('The pictures differ in size.');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

test('what is encoded looks like the drawing', async () => {
  const file = 'src/images/destination-ecuador.svg';
  mkdirSync(join(root, 'drawn'));
  writeFileSync(join(root, 'drawn/cover.svg'), readFileSync(file));
  const maker = createPictureMaker(root);
  const { sources } = await maker.picture('drawn/cover.svg', 'card', { left: 0, right: 100, top: 0, bottom: 100 });
  await maker.finish();
  const encoded = [...(sources[0]?.srcSet ?? '').matchAll(/(\S+) (\d+)w/g)];
  expect(encoded).toHaveLength(4);
  for (const [, address = '', width = ''] of encoded) {
    const size = { width: Number(width), height: Math.round(Number(width) / 1.6) };
    const drawn = await sharp(file).resize(size.width, size.height, { fit: 'fill' }).png().toBuffer();
    expect(await difference(readFileSync(pathOf(address)), drawn)).toBeLessThan(2.5);
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
