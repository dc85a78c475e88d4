/** Brightness by which a pixel may change, out of 255: too little to be seen. */
const STRENGTH = 2;

/**
 * Adds a faint grain to raw pixels, in place, the same on every run.
 *
 * libaom takes a picture for a screenshot when many of its 16 x 16 blocks hold two to four brightnesses, and then tries
 * every block against a palette and against all blocks before it: five to twelve times the time, for 3 % of the bytes.
 * Soft gradients, of which these drawings are full, look like that to it. With the grain no block does; it also keeps
 * gradients from showing steps.
 *
 * @param pixels 8 bits per channel, channels interleaved
 */
export const grain = (pixels: Buffer, channels: number): Buffer => {
  // A linear congruential generator (Numerical Recipes): as random as grain has to be.
  let state = 1;
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let pixel = 0; pixel < pixels.length; pixel += channels) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const change = ((state >>> 16) % (2 * STRENGTH + 1)) - STRENGTH;
    for (let channel = pixel; channel < pixel + channels; channel++) {
      clamped[channel] = (clamped[channel] ?? 0) + change;
    }
  }
  return pixels;
};
