import type { IconSize } from '../../theme/icon';
import { IconFrame } from './Icon';

interface DrawnIconProps {
  /** SVG element from a view. */
  svg: string;
  size: IconSize;
  className?: string;
}

/** An icon that the build has drawn: which one stands in the content, and browsers load no others for it. */
export function DrawnIcon({ svg, size, className }: DrawnIconProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, out of a fixed list of icons.
  return <IconFrame $size={size} className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
