import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { below, borderWidth, color, font, space, typeset } from '../../../theme';
import { Disclosure } from '../../ui/Disclosure';
import { footerLink } from './footerLink';

const Column = styled.nav`
  & a { ${footerLink} }

  & h2 {
    margin-bottom: ${space[2]};
    font-family: ${font.sans};
    ${typeset('strong card/label', 'sunrise')}
    letter-spacing: 0;
    word-spacing: 0;
  }

  ${below('tabs')} {
    & > details > summary {
      border-block: 0;
      border-top: ${borderWidth.hairline} solid ${color.lineOnDark};
      color: inherit;
    }

    & ul { padding-bottom: ${space[3]}; }
  }

  @media print { display: none; }
`;

/** A titled list of links, folded on narrow windows; each child is one link and needs a key. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column aria-label={title}>
      <Disclosure summary={title} openWide titled="h2">
        <ul>
          {Children.map(children, (link) => (
            <li>{link}</li>
          ))}
        </ul>
      </Disclosure>
    </Column>
  );
}
