import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breakpoint, color, extent, space, stroke, weight } from '../../theme';
import { Icon } from '../icon/Icon';

/** Open without its line, where the browser can show what a closed one holds. */
const open = css`
  & > summary {
    display: none;
  }

  &::details-content {
    content-visibility: visible;
    block-size: auto;
  }
`;

const Details = styled.details<{ $openWide: boolean }>`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: ${extent.control.usual};
    border-block: ${stroke.hairline} solid ${color.lineStrong};
    font-weight: ${weight.button};
    color: ${color.oxblood};
    overflow-wrap: anywhere;
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

  @supports selector(::details-content) {
    @media print {
      ${open}
    }

    @media not all and (max-width: ${breakpoint.tabs}) {
      ${({ $openWide }) => $openWide && open}
    }
  }
`;

interface FoldProps {
  summary: string;
  children: ReactNode;
  className?: string;
  /** Folded on narrow windows alone. */
  openWide?: boolean;
}

/** What is looked up rather than read: opens in place, without scripts, and is found by a search in the page. */
export function Fold({ summary, children, className, openWide = false }: FoldProps) {
  return (
    <Details className={className} $openWide={openWide}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size="m" />
      </summary>
      {children}
    </Details>
  );
}
