import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { countries } from '../../../../src/facts/countries';
import {
  basemaps,
  countryBasemaps,
  createBasemap,
  overviewBasemap,
} from '../../../../src/generator/assets/maps/basemaps';
import { writeBasemaps } from '../../../../src/generator/assets/maps/writeBasemaps';
import { color } from '../../../../src/theme/color';
import { map } from '../../../../src/theme/map';
import { emptyFolder } from '../../../emptyFolder';

const viewBox = {
  width: 800,
  height: 560,
  projection: { scale: 1, x: 0, y: 0 },
  graticule: 'M0 -300v1160',
  land: 'M0 0H10V10Z',
};

describe('a basemap', () => {
  const basemap = createBasemap('colombia', viewBox, ['M0 0H400V560H0Z', 'M500 0h100v100h-100Z']);

  it('keeps its address while its content stays, and has another for other content', () => {
    expect(basemap.address).toMatch(/^\/static\/maps\/colombia-[\da-f]{16}\.svg$/);
    expect(createBasemap('colombia', viewBox, ['M0 0H400V560H0Z', 'M500 0h100v100h-100Z'])).toEqual(basemap);
    expect(createBasemap('colombia', viewBox, ['M0 0H400V560H0Z']).address).not.toBe(basemap.address);
    expect(
      createBasemap('colombia', { ...viewBox, land: '' }, ['M0 0H400V560H0Z', 'M500 0h100v100h-100Z']).address,
    ).not.toBe(basemap.address);
  });

  it('has the given viewBox and no size of its own, so that it fills a frame of any shape', () => {
    const [root] = /<svg[^>]*>/.exec(basemap.svg) ?? [];
    expect(root).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560">');
  });

  it('is drawn in the colors of the theme', async () => {
    for (const tone of [map.seaLine, map.land, color.paper, color.wine, color.oxblood]) {
      expect(basemap.svg).toContain(`"${tone}"`);
    }
    const { data, info } = await sharp(Buffer.from(basemap.svg)).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string => {
      const start = (y * info.width + x) * info.channels;
      return `#${data.subarray(start, start + 3).toString('hex')}`.toUpperCase();
    };
    expect([info.width, info.height]).toEqual([800, 560]);
    expect(at(200, 280)).toBe(color.oxblood);
    expect(at(550, 50)).toBe(color.oxblood);
  });
});

it('the basemaps of the site are one for each country and one for all of them', () => {
  expect(new Set(basemaps.map(({ address }) => address)).size).toBe(countries.length + 1);
});

it.each([['americas', overviewBasemap], ...Object.entries(countryBasemaps)] as const)(
  '%s: is a whole SVG file',
  async (_, { svg }) => {
    await expect(sharp(Buffer.from(svg)).stats()).resolves.toBeDefined();
    expect(svg).not.toContain('undefined');
  },
);

describe('writing them', () => {
  const root = emptyFolder();
  const file = (): string => join(root, 'public', overviewBasemap.address);

  beforeEach(() => {
    writeBasemaps(root, basemaps);
  });

  it('puts each into the built folder, under its address', () => {
    expect(readdirSync(join(root, 'public/static/maps'))).toHaveLength(basemaps.length);
    for (const { address, svg } of basemaps) expect(readFileSync(join(root, 'public', address), 'utf8')).toBe(svg);
  });

  it('writes each once', () => {
    utimesSync(file(), 0, 0);
    writeBasemaps(root, basemaps);
    expect(statSync(file()).mtimeMs).toBe(0);
  });

  it('mends one that a stopped build left half written', () => {
    writeFileSync(file(), overviewBasemap.svg.slice(0, 100));
    writeBasemaps(root, basemaps);
    expect(readFileSync(file(), 'utf8')).toBe(overviewBasemap.svg);
  });
});
