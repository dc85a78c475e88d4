import styled from 'styled-components';
import { below, borderWidth, color, radius, serif, shadow, space, timeline, typeset, wrapped } from '../../../theme';

export const Milestones = styled.ol`
  margin-top: ${space[7]};
  overflow-wrap: anywhere;
  border-radius: ${radius.image};
  box-shadow: ${shadow.sheet};
  overflow: hidden;

  @media screen and (min-width: ${timeline.wide}) {
    position: absolute;
    width: ${borderWidth.hairline};
    height: ${borderWidth.hairline};
    margin: 0;
    clip-path: inset(50%);
  }

  & > li {
    position: relative;
    ${wrapped('0 4', 'apart', 'baseline')}
    padding: ${space[2]} ${space[4]} ${space[2]} ${space[14]};
    break-inside: avoid;
  }

  /* The road, and the stop on it. */
  & > li::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 ${space[4]};
    width: ${space[6]};
    background: ${color.card};
  }

  & > li::after {
    content: '';
    position: absolute;
    top: ${space[2]};
    left: ${space[4]};
    width: ${space[6]};
    height: ${space[6]};
    border: ${borderWidth.bold} solid ${color.oxblood};
    border-radius: 50%;
    background: ${color.card};
    scale: .7;
  }

  & > li[data-kind='operation']::after {
    background: ${color.oxblood};
    scale: 1;
  }

  & > li:is([data-kind='fly'], [data-kind='home'])::after {
    border: ${borderWidth.strong} solid ${color.ink};
    background: ${color.sunrise};
    scale: 1;
  }

  & > li:is([data-kind='nights'], [data-kind='nearby'], [data-kind='reserve'])::after {
    border-color: ${color.trail};
    scale: .45;
  }

  & > li[data-zone='before'] { background: ${color.sand}; }
  & > li[data-zone='away'] { background: ${color.peach}; }
  & > li[data-zone='home'] { background: ${color.foam}; }

  ${below('phone')} {
    margin-top: ${space[4]};

    & > li { padding-block: ${space[1]}; }
    & > li::after { top: ${space[1]}; }
  }

  & b { ${serif('name/name')} }
  & span { ${typeset('label sm/contact')} }

  @media print {
    box-shadow: none;

    & > li {
      padding-block: ${space[1]};
      background: none;
    }
  }
`;
