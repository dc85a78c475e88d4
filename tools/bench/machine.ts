import sharp from 'sharp';
import { type Figure, median } from './figure';

const side = { width: 800, height: 500 } as const;

/** Noise, the same on every machine: nothing in it that an encoder could leave out. */
const drawing = (): Buffer => {
  const pixels = Buffer.alloc(side.width * side.height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[index] = (index % (side.width * 3)) / 12 + (state >>> 27);
  }
  return pixels;
};

/** How fast this machine is just now: one core encodes one picture. Times of two runs compare only beside it. */
export const measureMachine = async (): Promise<readonly Figure[]> => {
  sharp.concurrency(1);
  const pixels = drawing();
  const times: number[] = [];
  for (let count = 1; count <= 5; count += 1) {
    const started = performance.now();
    await sharp(pixels, { raw: { ...side, channels: 3 } })
      .avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
    times.push(performance.now() - started);
  }
  return [{ group: 'This machine', name: 'One core encodes one 800 x 500 AVIF', value: median(times), unit: 'ms' }];
};
