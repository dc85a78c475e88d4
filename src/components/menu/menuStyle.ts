import styled, { keyframes } from 'styled-components';
import { space } from '../../theme/space';
import { RouteLink } from '../link/RouteLink';

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

/* Hangs from the header, whose height depends on the size of the text, and scrolls on its own: nothing slides under the logo. */
export const Sheet = styled.div`
  position: absolute;
  z-index: -1;
  top: 100%;
  right: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  height: calc(${({ theme }) => theme.extent.windowInSight} - 100%);
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.color.paper};
  animation: ${comeDown} ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  /*
   * Firefox before 121 can keep neither the header at the window's edge meanwhile nor the page from scrolling: there the
   * sheet takes the whole window, and the button stays above it.
   */
  @supports not selector(:has(*)) {
    position: fixed;
    z-index: 0;
    top: 0;
    bottom: 0;
    height: auto;
    padding-top: ${({ theme }) => theme.extent.header.usual};
  }

  & > nav {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space.gutter} 0;
  }
`;

export const Item = styled(RouteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: ${({ theme }) => theme.extent.menuRow};
  margin-inline: calc(-1 * ${({ theme }) => theme.space[2]});
  padding: ${({ theme }) => theme.space[2]};
  border-bottom: ${({ theme }) => theme.stroke.hairline} solid ${({ theme }) => theme.color.line};
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.panel};
  font-weight: ${({ theme }) => theme.weight.menu};
  line-height: ${({ theme }) => theme.leading.menu};
  text-decoration: none;

  &:focus-visible {
    outline-offset: ${({ theme }) => theme.focus.inside};
  }

  &[aria-current] {
    border-bottom: ${({ theme }) => theme.stroke.bold} solid;
    font-weight: ${({ theme }) => theme.weight.selected};
    color: ${({ theme }) => theme.color.oxblood};
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: auto;
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space[7]};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${({ theme }) => theme.space[4]};
`;

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.extent.target};
  font-size: ${({ theme }) => theme.size.sm};
  color: var(--soft, ${({ theme }) => theme.color.ink2});
  text-decoration: none;
`;
