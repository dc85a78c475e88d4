import styled from 'styled-components';
import { below, borderWidth, color, focus, radius, row, shadow, space, typeset } from '../../../theme';
import { Button } from '../../ui/button/Button';
import { visuallyHidden } from '../../ui/VisuallyHidden';

/* The list lies over the page and moves nothing. */
export const Form = styled.form`
  position: relative;
  z-index: 2;

  @media print { display: none; }
`;

export const Label = styled.label`
  display: block;
  margin-bottom: ${space[2]};
  ${typeset('label control')}
`;

export const Row = styled.span`
  ${row('2')}
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: ${borderWidth.field} solid ${color.oxblood};
  border-radius: ${radius.control};
  background: ${color.card};
  box-shadow: ${shadow.sheet};
  color: ${color.oxblood};

  & > input {
    flex: 1;
    min-width: 0;
    padding-inline: ${space[1]};
    border: 0;
    background: none;
  }

  /* The ring is around the whole box, where the browser can say so. */
  &:has(> input:focus-visible) {
    outline: ${focus.width} solid var(--focus-ring, ${color.tealDark});
    outline-offset: ${focus.field};

    & > input { outline: none; }
  }

  ${below('enlarged')} {
    flex-wrap: wrap;

    & > input { flex-basis: 100%; }
  }
`;

/* An arrow on phones: the placeholder needs the room. */
export const Submit = styled(Button)`
  flex: none;

  & > :last-child { display: none; }

  ${below('phone')} {
    padding-inline: ${space[4]};

    & > :first-child { ${visuallyHidden} }
    & > :last-child { display: inline-flex; }
  }
`;
