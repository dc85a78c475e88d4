import styled from 'styled-components';
import { borderWidth, color, fontSize, fontWeight, radius, shadow, size, space } from '../../../theme';

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

  &[hidden] {
    display: none;
  }
`;

/** Answers of one kind, under the name of the kind. */
export const Options = styled.div``;

export const Group = styled.div`
  padding: ${space[3]} ${space[4]} ${space[1]};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.label};
  color: ${color.ink2};
`;
