import { css, type DefaultTheme } from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'onDark' | 'outlineOnDark';
type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
}

const colors = ({ color }: DefaultTheme) =>
  ({
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
  }) as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-height: ${({ theme }) => theme.extent.target};
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
    font-size: ${({ theme }) => theme.size.card};
  `,
  normal: css`
    min-height: ${({ theme }) => theme.extent.control.usual};
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
    font-size: ${({ theme }) => theme.size.control};
  `,
  large: css`
    min-height: ${({ theme }) => theme.extent.control.large};
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
    font-size: ${({ theme }) => theme.size.control};
  `,
} as const satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** Look of everything that is pressed like a button, whichever element it is. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  border: ${({ theme }) => theme.stroke.field} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  font-family: ${({ theme }) => theme.font.sans};
  font-weight: ${({ theme }) => theme.weight.button};
  line-height: ${({ theme }) => theme.leading.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color, border-color, color;
  transition-duration: ${({ theme }) => theme.motion.fast};
  transition-timing-function: ${({ theme }) => theme.motion.ease};

  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ theme, $variant = 'primary' }) => colors(theme)[$variant]}
  ${({ theme, $variant = 'primary' }) => $variant === 'primary' && `&:not(:active) { box-shadow: ${theme.shadow.low}; }`}

  @media print {
    display: none;
  }
`;
