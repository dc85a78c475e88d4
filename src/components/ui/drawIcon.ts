import { createElement } from 'react';

/** Stands in for lucide-react's maker (`generator/bundler/adjustWebpack.ts`): `Icon` has said all that it can. */
const drawIcon =
  ({ node }: { readonly node: readonly (readonly [tag: string, attributes: object])[] }) =>
  ({ strokeWidth }: { strokeWidth: number }) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', width: 24, height: 24, strokeWidth },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default drawIcon;
