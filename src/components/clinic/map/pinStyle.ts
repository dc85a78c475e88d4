import styled from 'styled-components';
import { borderWidth, color, motion, radius, row, shadow, space, typeset, underlined } from '../../../theme';
import { pin, pinsFrom } from '../../../theme/map';
import { PathLink } from '../../ui/link/PathLink';

/** Wide maps, in em. A container without this name shows no pins. */
export const withPins = `@container pins (min-width: ${pinsFrom})`;

export const Pin = styled(PathLink)`
  ${row('', 'target')}
  text-decoration: none;

  &:hover b {
    color: ${color.oxblood};
    ${underlined}
  }

  ${withPins} {
    position: absolute;
    top: var(--y);
    left: var(--x);
    justify-content: center;
    width: ${pin.target};
    min-height: 0;
    height: ${pin.target};
    border-radius: 50%;
    translate: -50% -50%;
    pointer-events: auto;

    &:is(:hover, :focus-visible) { z-index: 1; }
  }
`;

export const Head = styled.span`
  display: none;

  ${withPins} {
    display: block;
    width: ${pin.head};
    height: ${pin.head};
    border: ${borderWidth.strong} solid ${color.ink};
    border-radius: 50%;
    background: ${color.sunrise};
    box-shadow: ${shadow.low};
    transition: background ${motion.fast};

    ${Pin}:is(:hover, :focus-visible) > & { background: ${color.ink}; }

    [data-off] > ${Pin}:not(:hover, :focus-visible) > & {
      width: ${pin.off};
      height: ${pin.off};
      background: ${color.paper};
      box-shadow: none;
    }
  }
`;

export const Label = styled.span`
  padding-block: ${space[1]};
  ${typeset('sm/name', 'ink2')}

  & > b {
    display: block;
    ${typeset('label card', 'ink')}
  }

  ${withPins} {
    position: absolute;
    top: 50%;
    left: calc(100% + ${space[1]});
    padding: ${space[2]} ${space[4]};
    border: ${borderWidth.field} solid ${color.ink};
    border-radius: ${radius.image};
    background: ${color.card};
    box-shadow: ${shadow.sheet};
    white-space: nowrap;
    opacity: 0;
    translate: 0 -50%;
    pointer-events: none;

    [data-edge='right'] > ${Pin} > & {
      right: calc(100% + ${space[1]});
      left: auto;
    }

    ${Pin}:is(:hover, :focus-visible) > & { opacity: 1; }
  }
`;
