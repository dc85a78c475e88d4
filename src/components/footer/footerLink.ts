import { css } from 'styled-components';
import { below } from '../../theme';

/** A link in the footer: a quiet line, tall enough for a thumb. */
export const footerLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.extent.footerLink};
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.size.card};
  line-height: ${({ theme }) => theme.leading.label};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: ${({ theme }) => theme.underline.link};
  }

  ${below('phone')} {
    min-height: ${({ theme }) => theme.extent.target};
  }
`;
