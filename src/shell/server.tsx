import type { GatsbySSR } from 'gatsby';

/** Gatsby's mark of itself says nothing to visitors and a little to attackers. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isGeneratorMark = (node: unknown): boolean =>
    typeof node === 'object' && node !== null && 'props' in node && (node.props as { name?: string }).name === 'generator';
  replaceHeadComponents(getHeadComponents().filter((node) => !isGeneratorMark(node)));
};
