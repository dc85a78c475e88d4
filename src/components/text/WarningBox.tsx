import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import styled from 'styled-components';
import { below, beside, borderWidth, color, icon, radius, space, typeset } from '../../theme';
import { Icon } from '../ui/Icon';
import { RichText } from './RichText';

const Box = styled.section`
  ${beside(icon.xl, '2 4')}
  padding: ${space[5]} ${space[6]};
  border: ${borderWidth.strong} solid ${color.error};
  border-left-width: ${space[2]};
  border-radius: ${radius.image};
  background: ${color.errorBg};
  color: ${color.onErrorBg};
  break-inside: avoid;

  & h2 {
    align-self: center;
    ${typeset('h4/title')}
  }

  & ul { grid-column: 2; }

  /* Large letters need the whole width there. */
  ${below('phone')} {
    & ul { grid-column: 1 / -1; }
  }

  & li {
    padding-block: ${space[1]};
    ${typeset('medium/lede')}
  }
`;

interface WarningBoxProps {
  title: string;
  /** HTML of each deadly risk. */
  risks: readonly string[];
}

/** Deadly risks, distinct from ordinary text. For nothing less. */
export function WarningBox({ title, risks }: WarningBoxProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Icon of={TriangleAlert} size="xl" />
      <h2 id={id}>{title}</h2>
      <ul>
        {risks.map((html) => (
          <li key={html}>
            <RichText html={html} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
