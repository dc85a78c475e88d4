import { css } from 'styled-components';
import { below, fontSize, lineHeight, size, space, underline } from '../../../theme';

export const footerLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.footerLink};
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: ${fontSize.card};
  line-height: ${lineHeight.label};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: ${underline.link};
  }

  ${below('phone')} {
    min-height: ${size.target};
  }
`;
