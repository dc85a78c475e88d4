import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, borderWidth, breakpoint, color, row, size, space, typeset } from '../../theme';
import { Icon } from './Icon';

const Title = styled.h3`
  ${typeset('h4/title')}
`;

/** What is inside, behind its title. */
export const Answer = styled.span`
  ${typeset('text', 'ink2')}
`;

/* Left out where it stands right above what it sums up. */
const ShortAnswer = styled(Answer)``;

/** Shows the content of a closed disclosure, where browsers support that. */
const open = css`
  &::details-content {
    content-visibility: visible;
    block-size: auto;
  }
`;

/* As long as the title is a button it looks like one, whatever headings look like there. */
const asButton = css`
  & > summary > ${Title} {
    all: unset;
    flex: 1;
    min-width: 0;
  }
`;

/** The heading of the summary alone: what is not visible is no button and has no place in the order of focus. */
const titleOnly = css`
  & > summary {
    all: unset;
    display: block;
    visibility: hidden;

    &:hover { text-decoration: none; }
  }

  & > summary::before,
  & > summary > :not(${Title}),
  & > summary > ${Title} ${ShortAnswer} {
    display: none;
  }

  & > summary > ${Title} { visibility: visible; }
`;

const withoutButton = (isTitled: boolean) => (isTitled ? titleOnly : '& > summary { display: none; }');

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
  &[open] > summary > ${Title} ${ShortAnswer} { display: none; }

  @media screen and (max-width: ${breakpoint.tabs}) { ${asButton} }
  @supports not selector(::details-content) { ${asButton} }

  @supports selector(::details-content) {
    @media print {
      ${open}
      ${({ $openWide, $titled }) => $openWide && withoutButton($titled)}
      & > summary > :last-child { display: none; }
    }

    @media not all and (max-width: ${breakpoint.tabs}) {
      ${({ $openWide, $titled }) => $openWide && [open, withoutButton($titled)]}
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
  /** The summary is a heading, an `h3` unless another is named; where all is open, it is nothing else. */
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
  const words = answer ? (
    <span>
      {summary}
      <ShortAnswer>: {answer}</ShortAnswer>
    </span>
  ) : (
    summary
  );
  return (
    <Details className={className} $openWide={openWide} $titled={Boolean(titled)} open={open}>
      <summary>
        {titled ? <Title as={titled === true ? undefined : titled}>{words}</Title> : words}
        <Icon of={ChevronDown} size="m" />
      </summary>
      {children}
    </Details>
  );
}
