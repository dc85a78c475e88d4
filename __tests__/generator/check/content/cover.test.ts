/** @jest-environment node */
import sharp from 'sharp';
import { english } from '../paths';
import { contentRules } from './contentRules';

const { fixture, refuses } = contentRules();

describe('pictures', () => {
  const cover = 'content/clinics/valle-alto/cover.jpg';
  const at = { file: cover, line: 1, field: 'cover', allowed: 'at least 1600 x 1000 pixels' } as const;
  const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp') =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .toFormat(format)
      .toBuffer();

  test('missing', () =>
    refuses((content) => content.remove(cover), { ...at, found: 'nothing', mend: 'Put a picture named cover.jpg' }));

  test('too small', async () => {
    const small = await picture(800, 500, 'jpeg');
    await refuses((content) => content.write(cover, small), {
      ...at,
      found: '800 x 500 pixels',
      mend: 'larger version',
    });
  });

  test('of more pixels than a memory holds', async () => {
    const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await refuses((content) => content.write(cover, large), {
      ...at,
      found: '9000 x 9000 pixels',
      mend: 'at most 50000000 pixels',
    });
  });

  test('of another kind than its name says', async () => {
    const webp = await picture(1600, 1000, 'webp');
    await refuses((content) => content.write(cover, webp), { ...at, found: 'of the kind webp', mend: 'JPEG or PNG' });
  });

  test('cut in half', () => {
    const bytes = fixture.bytes(cover);
    return refuses((content) => content.write(cover, bytes.subarray(0, bytes.length / 2)), {
      ...at,
      found: 'no readable picture',
      mend: 'Export the picture again',
    });
  });

  test('not a picture', () =>
    refuses((content) => content.write(cover, 'no picture'), { ...at, found: 'no readable picture', mend: 'Export' }));

  test('two of them', async () => {
    const png = await picture(1600, 1000, 'png');
    await refuses((content) => content.write('content/clinics/valle-alto/cover.png', png), {
      file: 'content/clinics/valle-alto/cover.png',
      line: 1,
      field: 'cover',
      found: 'cover.jpg and cover.png',
      mend: 'Remove the one',
    });
  });

  test('without alt text', () =>
    refuses((content) => content.replace(english, /coverAlt: .*\n/, ''), {
      file: english,
      line: 2,
      field: 'coverAlt',
      found: 'nothing',
      mend: 'Add the field: coverAlt',
    }));

  test('with an empty alt text', () =>
    refuses((content) => content.replace(english, /coverAlt: .*\n/, 'coverAlt: ""\n'), {
      file: english,
      line: 'coverAlt:',
      field: 'coverAlt',
      allowed: 'text, not empty',
      mend: /.+/,
    }));
});
