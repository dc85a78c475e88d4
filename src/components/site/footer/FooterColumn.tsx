import { Children, isValidElement, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font, fontSize, fontWeight, lineHeight, space } from '../../../theme';
import { footerLink } from './footerLink';

const Column = styled.nav`
  & a {
    ${footerLink}
  }

  @media print {
    display: none;
  }
`;

const FooterTitle = styled.h2`
  margin-bottom: ${space[2]};
  font-family: ${font.sans};
  font-size: ${fontSize.card};
  font-weight: ${fontWeight.strong};
  line-height: ${lineHeight.label};
  letter-spacing: 0;
  word-spacing: 0;
  color: ${color.sunrise};
`;

/** A titled list of links; each child is one link and needs a key. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Column aria-labelledby={id}>
      <FooterTitle id={id}>{title}</FooterTitle>
      <ul>
        {Children.map(children, (link) => (
          <li key={isValidElement(link) ? link.key : undefined}>{link}</li>
        ))}
      </ul>
    </Column>
  );
}
