import { useTranslation } from 'gatsby-plugin-react-i18next';
import styled from 'styled-components';
import { mainMenu } from '../../routes/menu';
import { below } from '../../theme';
import { RouteLink } from '../link/RouteLink';
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
  gap: 0 clamp(2px, .6vw, 10px);
`;

const Item = styled(RouteLink)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space.target};
  padding: 0 11px;
  font-size: ${({ theme }) => theme.size.card};
  font-weight: ${({ theme }) => theme.weight.nav};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${({ theme }) => theme.motion.fast};

  &:hover {
    color: ${({ theme }) => theme.color.oxblood};
  }

  &[aria-current] {
    font-weight: ${({ theme }) => theme.weight.strong};
    color: ${({ theme }) => theme.color.oxblood};
  }

  /* A border, so that forced colors keep the mark of the current page. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: 11px;
    bottom: 7px;
    left: 11px;
    border-bottom: 2px solid;
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
