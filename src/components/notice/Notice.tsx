import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css, type DefaultTheme } from 'styled-components';
import { Icon } from '../icon/Icon';

export type NoticeTone = 'neutral' | 'info' | 'warning' | 'success' | 'error';

const tones = ({ color }: DefaultTheme) =>
  ({
    neutral: css`background: ${color.paper2};`,
    info: css`background: ${color.infoBg}; color: ${color.onInfoBg};`,
    warning: css`background: ${color.warnBg}; color: ${color.onWarnBg};`,
    success: css`background: ${color.successBg}; color: ${color.onSuccessBg};`,
    error: css`background: ${color.errorBg}; border-color: ${color.error}; color: ${color.onErrorBg};`,
  }) as const satisfies Record<NoticeTone, ReturnType<typeof css>>;

/* The border is there for every tone: it is what forced colors leave of the box. */
const Box = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 2px 14px;
  padding: 16px 18px;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.size.card};
  line-height: 1.5;
  overflow-wrap: anywhere;

  ${({ theme, $tone }) => tones(theme)[$tone]}

  & b,
  & strong {
    font-weight: ${({ theme }) => theme.weight.strong};
  }

  /* Weak on purpose: a button among the words keeps its own colors. */
  :where(&) a {
    color: inherit;
    font-weight: ${({ theme }) => theme.weight.strong};
    text-underline-offset: 3px;
  }
`;

const Sign = styled(Icon)<{ $tone: NoticeTone }>`
  ${({ theme, $tone }) => $tone === 'error' && `color: ${theme.color.error};`}
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
      <Sign of={icon} size="24px" strokeWidth={tone === 'error' ? 2.25 : 1.75} $tone={tone} />
      <div>{children}</div>
    </Box>
  );
}
