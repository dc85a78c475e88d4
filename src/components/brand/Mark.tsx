import { useTheme } from 'styled-components';

/** `reversed` stands on dark bands. */
export type BrandVariant = 'default' | 'reversed';

/** The mark's shapes on a 64 x 64 grid: a sun and a winding path. For use inside an svg. */
export function MarkShapes({ variant = 'default' }: { variant?: BrandVariant }) {
  const { color } = useTheme();
  const [disc, path, sun] =
    variant === 'reversed' ? [color.paper, color.oxblood, color.clay] : [color.oxblood, color.paper, color.sunrise];
  return (
    <>
      <circle cx="32" cy="32" r="32" fill={disc} />
      <circle cx="42.5" cy="19.5" r="7.5" fill={sun} />
      <path
        fill={path}
        d="M31.6 29.2C25 31 19.6 33.6 20 37.6c.5 5 19.6 5.4 19.4 11.2C39.2 53.6 26 55 17.3 60.4A32 32 0 0 0 45.5 61C48 57.2 52.5 53.6 52.6 48.4 52.8 40.2 27.4 40 27.3 35.5c0-2.6 4.3-4.3 10.7-6.3Z"
      />
      <path stroke={path} strokeOpacity=".9" strokeWidth="1.8" d="M.5 29.2h63" />
    </>
  );
}

interface MarkProps {
  variant?: BrandVariant;
  /** CSS pixels, width and height. */
  size?: number;
  className?: string;
}

/** The mark alone, as decoration. */
export function Mark({ variant = 'default', size = 48, className }: MarkProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <MarkShapes variant={variant} />
    </svg>
  );
}
