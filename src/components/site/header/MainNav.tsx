import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { mainMenu } from '../../../routes/menu';
import { below, borderWidth, color, fontSize, fontWeight, motion, size, space } from '../../../theme';
import { RouteLink } from '../../ui/link/RouteLink';
import { useCurrentRoute } from './useCurrentRoute';

const Nav = styled.nav`
  margin-left: auto;

  ${below('nav')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};

  &:where(:lang(es)) {
    gap: 0;
  }

  ${below('closeNav')} {
    gap: 0;
  }
`;

/* Closer where the row has little room: see Header.tsx. */
const close = css`
  padding-inline: ${space[2]};

  &[aria-current]::after {
    inset-inline: ${space[2]};
  }
`;

const Item = styled(RouteLink)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${size.target};
  padding: 0 ${space[3]};
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.nav};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.oxblood};
  }

  &[aria-current] {
    font-weight: ${fontWeight.strong};
    color: ${color.oxblood};
  }

  /* A border, so that forced colors keep the mark of the current page. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: ${space[3]};
    bottom: ${space[2]};
    left: ${space[3]};
    border-bottom: ${borderWidth.strong} solid;
  }

  &:lang(es) {
    ${close}
  }

  ${below('closeNav')} {
    ${close}
    font-size: ${fontSize.sm};
  }
`;

/** The six links of the main menu, on screens wide enough for them. */
export function MainNav() {
  const { t } = useTranslation('common');
  const currentOf = useCurrentRoute();
  return (
    <Nav aria-label={t('menu.label')}>
      <List>
        {mainMenu.map((route) => (
          <li key={route}>
            <Item to={route} aria-current={currentOf(route)}>
              {t(`routes.${route}`)}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}
