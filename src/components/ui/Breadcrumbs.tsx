import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PlainRouteKey } from '../../routes/table';
import { below, color, fontSize, fontWeight, inlineRow, lineHeight, row, underline, wrapped } from '../../theme';
import { PathLink } from './link/PathLink';
import { RouteLink } from './link/RouteLink';
import { visuallyHidden } from './VisuallyHidden';

const Nav = styled.nav`
  font-size: ${fontSize.sm};

  & > ol { ${wrapped('0 2', 'center')} }

  & li {
    ${row('2', 'target')}
    line-height: ${lineHeight.label};
    overflow-wrap: anywhere;
  }

  /* At the end, so that no line begins with a separator. */
  & li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    color: var(--soft, ${color.lineStrong});
  }

  /* The title repeats it below, and a long path would take two lines. */
  ${below('nav')} {
    & li:nth-child(n + 3):last-child { ${visuallyHidden} }
    & li:nth-child(n + 2):nth-last-child(2)::after { content: none; }
  }

  & a {
    ${inlineRow('', 'target')}
    color: var(--soft, ${color.ink2});
    text-underline-offset: ${underline.link};
    text-decoration-color: ${color.lineStrong};
  }

  & a:hover { text-decoration-color: currentColor; }
  & [aria-current] { font-weight: ${fontWeight.button}; }
  @media print { display: none; }
`;

interface BreadcrumbsProps {
  /** Pages between home and this one. */
  trail?: readonly PlainRouteKey[];
  /** The page that this one belongs to, whose path a view brings along. */
  within?: { readonly name: string; readonly path: string };
  /** Name of this page: plain text, no link. */
  current: string;
}

export function Breadcrumbs({ trail = [], within, current }: BreadcrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <Nav aria-label={t('breadcrumbs')}>
      <ol>
        {(['home', ...trail] as const).map((route) => (
          <li key={route}>
            <RouteLink to={route}>{t(`routes.${route}`)}</RouteLink>
          </li>
        ))}
        {within && (
          <li>
            <PathLink path={within.path}>{within.name}</PathLink>
          </li>
        )}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Nav>
  );
}
