import { css } from 'styled-components';
import { color, extent, font, leading, motion, radius, shadow, size, space, stroke, weight } from '../../theme';

type ButtonVariant = 'primary' | 'secondary' | 'onDark' | 'outlineOnDark';
type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
}

const colors = {
  primary: css`
      background: ${color.oxblood};
      color: ${color.onPrimary};

      &:hover { background: ${color.oxbloodDark}; }
      &:active { box-shadow: none; }
    `,
  secondary: css`
      border-color: ${color.ink};
      color: ${color.ink};

      &:hover { background: ${color.ink}; color: ${color.paper}; }
    `,
  onDark: css`
      background: ${color.paper};
      color: ${color.wine};

      &:hover { background: ${color.sunrise}; }
    `,
  outlineOnDark: css`
      border-color: ${color.onDusk};
      color: ${color.onDusk};

      &:hover { background: ${color.onDusk}; color: ${color.wine}; }
    `,
} as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-height: ${extent.target};
    padding: ${space[2]} ${space[4]};
    font-size: ${size.card};
  `,
  normal: css`
    min-height: ${extent.control.usual};
    padding: ${space[2]} ${space[6]};
    font-size: ${size.control};
  `,
  large: css`
    min-height: ${extent.control.large};
    padding: ${space[2]} ${space[6]};
    font-size: ${size.control};
  `,
} as const satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** Look of everything that is pressed like a button, whichever element it is. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: ${stroke.field} solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font-family: ${font.sans};
  font-weight: ${weight.button};
  line-height: ${leading.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color, border-color, color;
  transition-duration: ${motion.fast};
  transition-timing-function: ${motion.ease};

  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => colors[$variant]}
  ${({ $variant = 'primary' }) => $variant === 'primary' && `&:not(:active) { box-shadow: ${shadow.low}; }`}

  /* It may stand on a picture, whose colors stay. */
  @media (forced-colors: active) {
    background: Canvas;
  }

  @media print {
    display: none;
  }
`;
