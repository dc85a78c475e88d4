import { createElement, type SVGProps } from 'react';

interface IconData {
  /** Side of the square it is drawn in. */
  readonly size?: number;
  /** Elements of the drawing: name, attributes with React's key among them. */
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for the function of the same use in lucide-react (src/generator/webpack/leaveOut.ts): its icons, drawn without
 * class names, context and sizes of their own, none of which this site uses. Icon.tsx sets how lines are drawn, once for
 * all icons of a page, sets the size, and hides from assistive technology.
 */
export default function createIcon({ size = 24, node }: IconData) {
  const drawing = node.map(([name, attributes]) => createElement(name, attributes));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, when its module loads
  return function Drawing(props: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: Icon.tsx hides it; the words beside it speak
      <svg viewBox={`0 0 ${size} ${size}`} {...props}>
        {drawing}
      </svg>
    );
  };
}
