import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React's marks for parts that scripts put in place: suspended, failed, or sent later. */
const boundaries = /<!--\$[?!]-->|<[a-z]+ hidden="" id="S:/;

/** Throws when a part of the page would be missing without scripts. */
export const requireWhole = (html: string): string => {
  const [mark] = boundaries.exec(html) ?? [];
  if (mark) throw new Error(`A part of the page is not in its place: React left ${mark} there.`);
  return html;
};

/**
 * A page's HTML with every lazy part in its place, whatever its size, because without scripts nothing can move it. By
 * default React writes a boundary above 12.8 KB at the end of the page, with a script that moves it.
 */
export const renderBody = (body: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(body, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        text(pipe(new PassThrough())).then(requireWhole).then(resolve, reject);
      },
      onError: reject,
    });
  });
