import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { below, borderWidth, color, motion, radius, row, shadow, size, space, typeset, wrapped } from '../../../theme';
import { RouteLink } from '../../ui/link/RouteLink';
import { usePage } from '../../ui/page/PageProvider';
import { useCurrentRoute } from './useCurrentRoute';

const Nav = styled.nav`
  ${below('nav')} { display: none; }
`;

const List = styled.ul`
  ${wrapped('0 1')}

  &:where(:not(:lang(en))) { gap: 0; }
  ${below('closeNav')} { gap: 0; }
  & > li { position: relative; }
`;

/* Closer where the row has little room: see Header.tsx. */
const close = css`
  padding-inline: ${space[2]};

  &[aria-current]::after { inset-inline: ${space[2]}; }
`;

const Item = styled(RouteLink)`
  position: relative;
  ${row('', 'target')}
  padding: 0 ${space[3]};
  ${typeset('nav card')}
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.fast};

  &:hover { color: ${color.oxblood}; }
  &[aria-current] { ${typeset('strong', 'oxblood')} }

  /* A border, which forced colors keep. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: ${space[3]};
    bottom: ${space[2]};
    left: ${space[3]};
    border-bottom: ${borderWidth.strong} solid;
  }

  &:not(:lang(en)) { ${close} }

  ${below('closeNav')} {
    ${close}
    ${typeset('sm')}
  }
`;

/* Comes with the pointer or the focus, without scripts too. */
const Below = styled(RouteLink)`
  position: absolute;
  top: 100%;
  left: 0;
  ${row()}
  min-width: 100%;
  min-height: ${size.control.menu};
  padding-inline: ${space[3]};
  border: ${borderWidth.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.low};
  ${typeset('nav card')}
  text-decoration: none;
  visibility: hidden;

  li:is(:hover, :focus-within):not([data-dismissed]) > & { visibility: visible; }

  &:hover,
  &[aria-current] {
    color: ${color.oxblood};
  }
`;

/** The six links of the main menu, on screens wide enough for them. The procedures stand below the care options. */
export function MainNav() {
  const { t } = useTranslation('common');
  const { menus } = usePage();
  const currentOf = useCurrentRoute();
  const [isDismissed, setDismissed] = useState(false);
  const comeBack = () => setDismissed(false);

  // What comes when the pointer rests must go without moving it (WCAG 2.2, 1.4.13).
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => setDismissed((before) => before || key === 'Escape');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Nav aria-label={t('menu.label')}>
      <List>
        {menus.main.map((route) => (
          <li
            key={route}
            data-dismissed={isDismissed || undefined}
            onPointerLeave={comeBack}
            onFocus={comeBack}
            onBlur={comeBack}
          >
            <Item to={route} aria-current={currentOf(route)}>
              {t(`routes.${route}`)}
            </Item>
            {route === 'careOptions' && (
              <Below to="procedures" aria-current={currentOf('procedures')}>
                {t('routes.procedures')}
              </Below>
            )}
          </li>
        ))}
      </List>
    </Nav>
  );
}
