import sharp from 'sharp';
import { clinic, english } from '../paths';
import { contentReports } from '../reports';

const { fixture, reports } = contentReports();
const cover = `${clinic}/cover.jpg`;
const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .toFormat(format)
    .toBuffer();

test.each<[string, () => Promise<Uint8Array> | Uint8Array | string, string, string]>([
  ['too small', () => picture(800, 500), '800 x 500 pixels', 'larger version'],
  ['of more pixels than a memory holds', () => picture(9000, 9000), '9000 x 9000 pixels', 'at most 50000000 pixels'],
  ['of another kind than its name says', () => picture(1600, 1000, 'webp'), 'of the kind webp', 'JPEG or PNG'],
  ['cut in half', () => fixture.bytes(cover).subarray(0, 1500), 'not a readable picture', 'Export the picture again'],
  ['not a picture', () => 'words', 'not a readable picture', 'Export the picture again'],
  ['larger than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1), '26214401 bytes', 'at most 26214400 bytes'],
])('a cover %s', async (_what, make, found, fix) => {
  const bytes = await make();
  await reports((content) => content.write(cover, bytes), {
    file: cover,
    field: 'cover',
    found,
    allowed: 'cover.svg, cover.jpg or cover.png, at least 1600 x 1000 pixels',
    fix,
  });
});

test('no cover', () =>
  reports((content) => content.remove(cover), {
    file: cover,
    field: 'cover',
    found: 'nothing',
    fix: 'Put a picture named cover.jpg',
  }));

test('two covers', async () => {
  const png = await picture(1600, 1000, 'png');
  await reports((content) => content.write(`${clinic}/cover.png`, png), {
    file: `${clinic}/cover.png`,
    field: 'cover',
    found: 'cover.jpg and cover.png',
    fix: 'Remove the one',
  });
});

test('a misnamed cover beside another is not only to be renamed', async () => {
  const jpeg = await picture(1600, 1000);
  await reports((content) => content.write(`${clinic}/cover.JPEG`, jpeg), {
    file: `${clinic}/cover.JPEG`,
    field: 'cover',
    fix: 'Remove this file or cover.jpg, since only one is shown. If you keep this one: Rename it to cover.jpg.',
  });
});

test.each([
  ['cover.webp', 'Export the picture as JPEG and name it cover.jpg.'],
  ['IMG_1234.HEIC', 'This is a phone’s format: export the picture as JPEG and name it cover.jpg.'],
  ['cover.psd', 'Export the picture as JPEG and name it cover.jpg.'],
  ['portada.jpg', 'Rename it to cover.jpg.'],
  ['cover .jpeg', 'Rename it to cover.jpg.'],
  ['cover.jpg.jpg', 'Rename it to cover.jpg.'],
])('the only picture is %s: it is named alone, with what makes a cover of it', (name, fix) =>
  reports((content) => content.rename(cover, `${clinic}/${name}`), { file: `${clinic}/${name}`, field: 'cover', fix }),
);

test('a cover without alternative text', () =>
  reports([english, /coverAlt: .*\n/, ''], { line: 2, field: 'coverAlt', found: 'nothing' }));
