import { css } from 'styled-components';
import { below } from '../../theme';

/** A link in the footer: a quiet line, tall enough for a thumb. */
export const footerLink = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.size.card};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  ${below('phone')} {
    min-height: ${({ theme }) => theme.space.target};
  }
`;
