import { createElement } from 'react';

interface LucideDrawing {
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

/**
 * Stands in for the maker of icons of lucide-react: `generator/bundler/adjustWebpack.ts`. `Icon` has already said all
 * that the maker can: size, color, that it is decoration.
 */
const drawIcon =
  ({ node }: LucideDrawing) =>
  ({ strokeWidth }: { strokeWidth: number }) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', width: 24, height: 24, strokeWidth },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

export default drawIcon;
