import styled from 'styled-components';
import { borderWidth, color, radius, shadow, size, space, typeset } from '../../../theme';

export const List = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space[1]});
  overflow-y: auto;
  max-height: ${size.suggestions};
  border: ${borderWidth.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  color: ${color.ink};

  &[hidden] { display: none; }
`;

/** Answers of one kind, under the name of the kind. */
export const Options = styled.div``;

export const Group = styled.div`
  padding: ${space[3]} ${space[4]} ${space[1]};
  ${typeset('label sm', 'ink2')}
`;
