import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, borderWidth, breakpoint, color, row, size, space, typeset } from '../../theme';
import { Icon } from './Icon';

/* Shown where the summary is hidden, when its words are a heading. */
const Title = styled.h3`
  display: none;
  ${typeset('h4/title')}
`;

/** What is inside, behind its title. */
export const Answer = styled.span`
  ${typeset('text', 'ink2')}
`;

/** Shows the content of a closed disclosure, where browsers support that. */
const open = css`
  &::details-content {
    content-visibility: visible;
    block-size: auto;
  }
`;

/** The title in place of the summary. */
const titleOnly = css`
  & > summary { display: none; }
  & > ${Title} { display: block; }
`;

const Details = styled.details<{ $openWide: boolean; $titled: boolean }>`
  /* Neighbors share a line. */
  & + & > summary { border-top: 0; }

  & > summary {
    ${row('3', 'apart')}
    min-height: ${size.control.usual};
    padding-block: ${space[1]};
    border-block: ${borderWidth.hairline} solid ${color.line};
    ${typeset('button/name', 'oxblood')}
    overflow-wrap: anywhere;

    &:hover { text-decoration: underline; }

    ${below('phone')} {
      min-height: ${size.target};
      ${typeset('card')}
    }
  }

  &[open] > summary > span:last-child { rotate: 180deg; }

  @supports selector(::details-content) {
    @media print {
      ${open}
      ${({ $openWide, $titled }) => ($openWide || $titled) && titleOnly}
      & > summary > :last-child { display: none; }
    }

    @media not all and (max-width: ${breakpoint.tabs}) {
      ${({ $openWide }) => $openWide && [open, titleOnly]}
    }
  }
`;

interface DisclosureProps {
  summary: ReactNode;
  /** What is inside in a few words, behind the summary. */
  answer?: string | undefined;
  children: ReactNode;
  className?: string;
  /** Only closed on narrow windows. */
  openWide?: boolean;
  /** Where the summary is hidden, its words become a heading, an `h3` unless another is named. */
  titled?: boolean | 'h2';
  open?: boolean;
}

/** For content to look up: opens in place without scripts, and a search in the page finds it. */
export function Disclosure({
  summary,
  answer,
  children,
  className,
  openWide = false,
  titled = false,
  open = false,
}: DisclosureProps) {
  return (
    <Details className={className} $openWide={openWide} $titled={Boolean(titled)} open={open}>
      <summary>
        {answer ? (
          <span>
            {summary}: <Answer>{answer}</Answer>
          </span>
        ) : (
          summary
        )}
        <Icon of={ChevronDown} size="m" />
      </summary>
      {titled && <Title as={titled === true ? undefined : titled}>{summary}</Title>}
      {children}
    </Details>
  );
}
