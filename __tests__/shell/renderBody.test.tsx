/** @jest-environment node */
import { lazy, Suspense } from 'react';
import { renderBody, requireWhole } from '../../src/shell/renderBody';

/** More than React puts into its place by default. */
const long = 'word '.repeat(10_000);

const Late = lazy(async () => ({ default: () => <p>{long}</p> }));

const Failing = (): never => {
  throw new Error('no such clinic');
};

it('writes a lazy part into its place, however long it is', async () => {
  const html = await renderBody(
    <main>
      <Suspense fallback="soon">
        <Late />
      </Suspense>
    </main>,
  );
  expect(html.replaceAll(/<!--[^>]*-->/g, '')).toBe(`<main><p>${long}</p></main>`);
});

// biome-ignore format: a case a line
it.each([
  ['outside of a boundary', <Failing key="part" />],
  ['inside of a boundary, where React would leave it to browsers', <Suspense key="part" fallback="soon"> <Failing /> </Suspense>],
])('fails with a part that fails %s', async (_, part) => {
  await expect(renderBody(<main>{part}</main>)).rejects.toThrow('no such clinic');
});

it.each([
  ['waits', '<main><!--$?--><template id="B:0"></template><!--/$--></main>'],
  ['failed', '<main><!--$!--><template></template><!--/$--></main>'],
  ['stands elsewhere', '<main></main><div hidden="" id="S:0"><p>late</p></div>'],
])('fails when a part of the page %s', (_, html) => expect(() => requireWhole(html)).toThrow('not in its place'));
