import styled from 'styled-components';
import { Monogram, strongTint } from '../../components/text/quote/Monogram';
import type { TeamMemberView } from '../../data/pages';
import { below, columns, lineHeight, space, typeset } from '../../theme';

const List = styled.ul`
  ${columns(4, '8 s')}
  break-inside: avoid;
  margin-top: ${space[8]};

  ${below('nav')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  ${below('code')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};

    & > li > :first-child { display: none; }
    & b { margin-top: 0; }
  }

  & > li { break-inside: avoid; }

  & b {
    display: block;
    margin-top: ${space[4]};
    line-height: ${lineHeight.name};
  }

  & p {
    margin-top: ${space[1]};
    ${typeset('card/card', 'ink2')}
  }
`;

const Role = styled.span`
  ${typeset('button card', 'tealDark')}
`;

/** The people at the end of about us: an arch for each, as for the experts of a clinic. */
export function Team({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <List>
      {members.map(({ monogram, title, role, text }, index) => (
        <li key={title}>
          <Monogram letters={monogram} shape="arch" size="large" tint={strongTint(index)} />
          <b>{title}</b>
          {role && <Role>{role}</Role>}
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
