import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, borderWidth, color, inlineRow, radius, size, space, typeset } from '../../../theme';
import { Icon } from '../../ui/Icon';
import { MenuDrawer } from './MenuDrawer';
import { useModalDetails } from './useModalDetails';

const MenuDetails = styled.details`
  display: none;

  ${below('nav')} { display: block; }
  @media print { display: none; }
`;

const Toggle = styled.summary`
  ${inlineRow('2')}
  min-height: ${size.control.menu};
  padding: 0 ${space[4]};
  border: ${borderWidth.field} solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.paper};
  ${typeset('button card/control')}

  ${below('phone')} {
    min-height: ${size.target};
    padding: 0 ${space[3]};
  }

  /* Stays visible while the page scrolls behind the drawer: menuStyle.ts. */
  @supports not selector(:has(*)) {
    [open] > & {
      position: fixed;
      z-index: 1;
      top: ${space[3]};
      right: ${space.gutter};
    }
  }

  ${below('code')} { padding: 0 ${space[2]}; }

  /* The word alone: with the icon the row would break in two. */
  ${below('tiny')} {
    & [aria-hidden] { display: none; }
  }
`;

const Closed = styled.span`
  ${inlineRow('2')}

  details[open] > summary > & { display: none; }
`;

const Opened = styled(Closed)`
  display: none;

  details[open] > summary > & { display: inline-flex; }
`;

/**
 * The menu on narrow screens: a native disclosure, so it opens without JavaScript. Once the page is hydrated it keeps
 * the focus inside, and closes on Escape and when a page is chosen.
 */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const details = useModalDetails();
  return (
    <MenuDetails ref={details} data-menu>
      <Toggle>
        <Closed>
          <Icon of={Menu} />
          {t('menu.open')}
        </Closed>
        <Opened>
          <Icon of={X} />
          {t('menu.close')}
        </Opened>
      </Toggle>
      <MenuDrawer />
    </MenuDetails>
  );
}
