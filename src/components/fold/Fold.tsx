import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, extent, space, stroke, weight } from '../../theme';
import { Icon } from '../icon/Icon';

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: ${extent.control.usual};
    border-block: ${stroke.hairline} solid ${color.lineStrong};
    font-weight: ${weight.button};
    color: ${color.oxblood};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      text-decoration: underline;
    }
  }

  &[open] > summary > span {
    rotate: 180deg;
  }

  /* On paper everything is open, where the browser can open it. */
  @media print {
    & > summary > span {
      display: none;
    }

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

interface FoldProps {
  summary: string;
  children: ReactNode;
  className?: string;
}

/** What is looked up rather than read: opens in place, without scripts, and is found by a search in the page. */
export function Fold({ summary, children, className }: FoldProps) {
  return (
    <Details className={className}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size="m" />
      </summary>
      {children}
    </Details>
  );
}
