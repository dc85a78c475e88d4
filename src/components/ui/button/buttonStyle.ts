import { css } from 'styled-components';
import { borderWidth, color, font, inlineRow, motion, radius, shadow, size, space, typeset } from '../../../theme';

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

      &:hover {
        background: ${color.ink};
        color: ${color.paper};
      }
    `,
  onDark: css`
      background: ${color.paper};
      color: ${color.wine};

      &:hover { background: ${color.sunrise}; }
    `,
  outlineOnDark: css`
      border-color: ${color.onDusk};
      color: ${color.onDusk};

      &:hover {
        background: ${color.onDusk};
        color: ${color.wine};
      }
    `,
} as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-height: ${size.target};
    padding: ${space[2]} ${space[4]};
    ${typeset('card')}
  `,
  normal: css`
    min-height: ${size.control.usual};
    padding: ${space[2]} ${space[6]};
    ${typeset('control')}
  `,
  large: css`
    min-height: ${size.control.large};
    padding: ${space[2]} ${space[6]};
    ${typeset('control')}
  `,
} as const satisfies Record<ButtonSize, ReturnType<typeof css>>;

export const buttonStyle = css<ButtonLook>`
  ${inlineRow('2', 'middle')}
  max-width: 100%;
  border: ${borderWidth.field} solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font-family: ${font.sans};
  ${typeset('button/control')}
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color, border-color, color;
  transition-duration: ${motion.fast};
  transition-timing-function: ${motion.ease};

  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => colors[$variant]}
  ${({ $variant = 'primary' }) => $variant === 'primary' && `&:not(:active) { box-shadow: ${shadow.low}; }`}

  /* It may be on a picture, whose colors stay in forced colors. */
  @media (forced-colors: active) { background: Canvas; }
  @media print { display: none; }
`;
