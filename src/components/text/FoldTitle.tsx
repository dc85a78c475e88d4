import styled from 'styled-components';
import { color, fontWeight } from '../../theme';

const Answer = styled.span`
  font-weight: ${fontWeight.text};
  color: ${color.ink2};
`;

/** Title of a fold, such as "Time: seven weeks by plane": what stands in it, and its answer in short. */
export function FoldTitle({ text }: { text: string }) {
  const [name, ...answer] = text.split(': ');
  return (
    <span>
      {name}
      {answer.length > 0 && <Answer>{`: ${answer.join(': ')}`}</Answer>}
    </span>
  );
}
