import { css } from 'styled-components';
import { below, inlineRow, size, typeset, underlined } from '../../../theme';

export const footerLink = css`
  ${inlineRow('2')}
  min-height: ${size.footerLink};
  max-width: 100%;
  overflow-wrap: anywhere;
  ${typeset('card/label')}
  text-decoration: none;

  &:hover { ${underlined} }

  ${below('phone')} { min-height: ${size.target}; }
`;
