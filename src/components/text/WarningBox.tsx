import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import styled from 'styled-components';
import { below, borderWidth, color, fontSize, fontWeight, icon, lineHeight, radius, space } from '../../theme';
import { Icon } from '../ui/Icon';
import { RichText } from './RichText';

const Box = styled.section`
  display: grid;
  grid-template-columns: ${icon.xl} minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding: ${space[5]} ${space[6]};
  border: ${borderWidth.strong} solid ${color.error};
  border-left-width: ${space[2]};
  border-radius: ${radius.image};
  background: ${color.errorBg};
  color: ${color.onErrorBg};
  break-inside: avoid;

  & h2 {
    align-self: center;
    font-size: ${fontSize.h4};
    line-height: ${lineHeight.title};
  }

  & ul {
    grid-column: 2;
  }

  /* Large letters need the whole width there. */
  ${below('phone')} {
    & ul {
      grid-column: 1 / -1;
    }
  }

  & li {
    padding-block: ${space[1]};
    font-weight: ${fontWeight.medium};
    line-height: ${lineHeight.lede};
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
