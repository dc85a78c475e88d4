import styled, { keyframes } from 'styled-components';
import {
  below,
  borderWidth,
  color,
  focus,
  fontSize,
  inlineRow,
  motion,
  row,
  serif,
  size,
  space,
  typeset,
  wrapped,
} from '../../../theme';
import { RouteLink } from '../../ui/link/RouteLink';

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

/* Below the header, whose height depends on the text size. Scrolls by itself, so that nothing slides under the logo. */
export const Drawer = styled.div`
  position: absolute;
  z-index: -1;
  top: 100%;
  right: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  height: calc(${size.windowInSight} - 100%);
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  animation: ${comeDown} ${motion.fast} ${motion.ease};

  /*
   * Firefox before 121 can neither keep the header in place nor stop the page from scrolling: there the drawer takes
   * the whole window, with the button above it.
   */
  @supports not selector(:has(*)) {
    position: fixed;
    z-index: 0;
    top: 0;
    bottom: 0;
    height: auto;
    padding-top: ${size.header.usual};
  }

  & > nav { padding: ${space[2]} ${space.gutter} 0; }
`;

export const Item = styled(RouteLink)`
  ${row('4', 'apart')}
  min-height: ${size.menuRow};
  padding-block: ${space[2]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  ${serif('menu panel/menu')}
  text-decoration: none;

  /* The longest word needs all of the window, and more in fonts that stand in. */
  ${below('enlarged')} {
    font-size: ${fontSize.enlargedTitle};
    overflow-wrap: anywhere;
    hyphens: auto;

    & > svg { display: none; }
  }

  &:focus-visible { outline-offset: ${focus.inside}; }

  &[aria-current] {
    border-bottom: ${borderWidth.bold} solid;
    ${typeset('selected', 'oxblood')}
  }
`;

/** An entry that belongs to the one above it. */
export const Below = styled(RouteLink)`
  ${row('', 'target')}
  padding-left: ${space[4]};
  border-bottom: ${borderWidth.hairline} solid ${color.line};
  font-size: ${fontSize.name};

  &[aria-current] { ${typeset('selected', 'oxblood')} }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: auto;
  padding: ${space[6]} ${space.gutter} ${space[7]};
`;

export const Facts = styled.div`
  ${wrapped('0 4', 'middle')}
`;

export const Fact = styled.span`
  ${inlineRow('2', 'target')}
  font-size: ${fontSize.sm};
  color: var(--soft, ${color.ink2});
  text-decoration: none;
`;
