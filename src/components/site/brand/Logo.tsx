import defaultLogo from './logo.svg';
import reversedLogo from './logo-reversed.svg';

interface LogoProps {
  /** `reversed` stands on dark bands. */
  variant?: 'default' | 'reversed';
  /** Below the first screen it comes when it is near. */
  loading?: 'eager' | 'lazy';
  className?: string;
}

/**
 * Mark and name, 297 x 52. Without alternative text: the link around it carries the name. After the page's own picture, which
 * is waited for. In forced colours the background is the visitor's, dark or light, whatever it was.
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
