import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import {
  beside,
  borderWidth,
  color,
  fontWeight,
  icon,
  maxWidth,
  radius,
  shadow,
  size,
  space,
  typeset,
  underline,
  wrapped,
} from '../../theme';
import { textButton } from './button/textButton';
import { Icon } from './Icon';

type NoticeTone = 'neutral' | 'info' | 'error';

const tones = {
  neutral: css`background: ${color.paper2};`,
  info: css`background: ${color.infoBg}; color: ${color.onInfoBg};`,
  error: css`background: ${color.errorBg}; border-color: ${color.error}; color: ${color.onErrorBg};`,
} as const satisfies Record<NoticeTone, ReturnType<typeof css>>;

/* Every tone has a border, because forced colors show nothing else of the box. */
const Box = styled.div<{ $tone: NoticeTone }>`
  ${beside(icon.m, 'half 4')}
  padding: ${space[4]};
  border: ${borderWidth.strong} solid transparent;
  border-radius: ${radius.control};
  ${typeset('card/lede')}
  overflow-wrap: anywhere;
  break-inside: avoid;

  ${({ $tone }) => tones[$tone]}

  /* Low specificity, so that buttons in the text keep their colors. */
  :where(&) a {
    color: inherit;
    font-weight: ${fontWeight.strong};
    text-underline-offset: ${underline.text};
  }
`;

type NoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  tone?: NoticeTone;
  icon: LucideIcon;
  /** The first words in bold: `<><b>Attention.</b> …</>`. */
  children: ReactNode;
};

/** A tinted box with an icon. Roles, `tabIndex` and `ref` reach the box. */
export function Notice({ tone = 'neutral', icon, children, ...rest }: NoticeProps) {
  return (
    <Box $tone={tone} {...rest}>
      <Icon of={icon} size="m" {...(tone === 'error' && { strokeWidth: 2.25, ink: 'error' })} />
      <div>{children}</div>
    </Box>
  );
}

/**
 * Fixes a notice to the lower edge of the window, so that nothing moves when it appears. When it is taller than the
 * window, it scrolls.
 */
export const FloatingNotice = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto 0 0;
  padding: ${space[3]} ${space.gutter};
  max-height: ${size.window};
  overflow-y: auto;
  pointer-events: none;

  & > * {
    max-width: ${maxWidth.prose};
    margin-inline: auto;
    box-shadow: ${shadow.sheet};
    pointer-events: auto;
  }

  @media print { display: none; }
`;

/**
 * Scroll padding while a floating notice is open: the notice never covers the focus (WCAG 2.2, 2.4.11), not even at the end
 * of the page. The language offer stays hidden until then; the selector must outweigh the offer's own padding.
 */
export const ScrollPadding = createGlobalStyle`
  @media screen {
    :root {
      scroll-padding-bottom: ${size.keptFree.notice};
      padding-bottom: ${size.keptFree.notice};
    }
  }

  [data-language-offer] { visibility: hidden; }
`;

export const FloatingNoticeActions = styled.span`
  ${wrapped('0 6')}

  & > * {
    ${textButton}
    min-height: ${size.target};
  }
`;
