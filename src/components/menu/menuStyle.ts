import styled, { keyframes } from 'styled-components';
import { below } from '../../theme';
import { RouteLink } from '../link/RouteLink';

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

/* Below the header's own row, above the page: the header makes the stacking context. */
export const Sheet = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding-top: 84px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.color.paper};
  animation: ${comeDown} ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  & > nav {
    padding: 8px ${({ theme }) => theme.space.gutter} 0;
  }

  ${below('phone')} {
    padding-top: 68px;
  }
`;

export const Item = styled(RouteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 60px;
  padding-block: 6px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.size.panel};
  font-weight: ${({ theme }) => theme.weight.menu};
  line-height: 1.1;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    border-bottom: 3px solid;
    font-weight: ${({ theme }) => theme.weight.selected};
    color: ${({ theme }) => theme.color.oxblood};
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: 16px;
  margin-top: auto;
  padding: 22px ${({ theme }) => theme.space.gutter} 28px;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 18px;
`;

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.space.target};
  font-size: ${({ theme }) => theme.size.sm};
  color: ${({ theme }) => theme.color.ink2};
  text-decoration: none;
`;
