import type { Draws } from './draws';

/** Makes something else out of a picture's bytes. */
type PictureTrick = (picture: Buffer, draws: Draws) => Buffer | string;

/** What would run or load in a drawing that is opened by itself. */
const hostileParts = [
  '<script>alert(1)</script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject>',
  '<use href="https://example.com/a.svg#b"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<path fill="url(https://example.com/a.svg#b)" d="M0 0"/>',
];

/** A drawing that the check lets pass. */
export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><path d="M0 0h900v900z"/></svg>',
);

export const pictureTricks: Readonly<Record<string, PictureTrick>> = {
  unchanged: (picture) => picture,
  cut: (picture, draws) => picture.subarray(0, draws.below(picture.length)),
  damaged: (picture, draws) => {
    const bytes = Buffer.from(picture);
    for (let times = draws.below(40); times >= 0; times -= 1) bytes[draws.below(bytes.length)] = draws.below(256);
    return bytes;
  },
  thatRuns: (picture, draws) => picture.toString('latin1').replace('</svg>', `${draws.pick(hostileParts)}</svg>`),
  withTail: (picture) => Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
};
