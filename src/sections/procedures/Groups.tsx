import styled from 'styled-components';
import { PathLink } from '../../components/ui/link/PathLink';
import type { ProceduresView } from '../../data/search';
import { borderWidth, color, fontSize, space } from '../../theme';
import { ProcedureRow } from './ProcedureRow';

const Group = styled.section`
  margin-top: ${space[8]};

  & > h2,
  & > h3 {
    padding-bottom: ${space[2]};
    border-bottom: ${borderWidth.hairline} solid ${color.ink};
    font-size: ${fontSize.h4};
  }
`;

interface GroupsProps {
  groups: ProceduresView['groups'];
  heading?: 'h2' | 'h3';
}

/** Procedures under the names of their care options, which lead there. */
export function Groups({ groups, heading: Heading = 'h2' }: GroupsProps) {
  return groups.map(({ key, name, path, rows }) => (
    <Group key={key} aria-labelledby={`of-${key}`}>
      <Heading id={`of-${key}`}>
        <PathLink path={path}>{name}</PathLink>
      </Heading>
      <ul>
        {rows.map((row) => (
          <ProcedureRow key={row.id} row={row} />
        ))}
      </ul>
    </Group>
  ));
}
