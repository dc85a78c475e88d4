import defaultLogo from './logo.svg';
import reversedLogo from './logo-reversed.svg';

interface LogoProps {
  /** `reversed` is for dark bands. */
  variant?: 'default' | 'reversed';
  /** `lazy` below the first window. */
  loading?: 'eager' | 'lazy';
  className?: string;
}

/**
 * Mark and name, 297 x 52. Without alternative text, because the link around it has the name. Loaded after the page's
 * first picture. In forced colors the background is the visitor's, dark or light.
 */
export function Logo({ variant = 'default', loading = 'eager', className }: LogoProps) {
  return (
    <picture>
      <source media="(forced-colors: active) and (prefers-color-scheme: dark)" srcSet={reversedLogo} />
      <source media="(forced-colors: active)" srcSet={defaultLogo} />
      <img
        src={variant === 'reversed' ? reversedLogo : defaultLogo}
        alt=""
        loading={loading}
        fetchPriority="low"
        width="250"
        height="44"
        className={className}
      />
    </picture>
  );
}
