import styled from 'styled-components';
import type { AlternativeView } from '../../data/source';
import { below, borderWidth, color, fontSize, fontWeight, lineHeight, space, typeset } from '../../theme';
import { Definitions } from '../ui/Definitions';
import { Disclosure } from '../ui/Disclosure';
import { definedBy } from './definedBy';
import { RichText } from './RichText';

const Open = styled.dl`
  & > div {
    padding-block: ${space[2]};
    border-top: ${borderWidth.hairline} solid ${color.line};
    line-height: ${lineHeight.small};
    break-inside: avoid;
  }

  & dt { font-weight: ${fontWeight.strong}; }
  ${below('phone')} { font-size: ${fontSize.card}; }
`;

const Folds = styled.div`
  & h3 {
    margin-top: ${space[3]};
    font-size: ${fontSize.name};
  }

  & p {
    padding-block: ${space[1]} ${space[3]};
    ${typeset('card/small')}
  }
`;

interface AlternativesProps {
  alternatives: readonly AlternativeView[];
  /** What is proven, beside what is not: never folded. */
  isUnproven: boolean;
}

export function Alternatives({ alternatives, isUnproven }: AlternativesProps) {
  if (isUnproven) {
    return (
      <Open>
        <Definitions items={definedBy(alternatives)} />
      </Open>
    );
  }
  return (
    <Folds>
      {alternatives.map(({ name, html }) => (
        <Disclosure key={name} summary={name} openWide titled>
          <p>
            <RichText html={html} />
          </p>
        </Disclosure>
      ))}
    </Folds>
  );
}
