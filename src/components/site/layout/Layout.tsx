import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { choicesFormId, contentId } from '../../../routes/sectionIds';
import { color, space } from '../../../theme';
import type { Color } from '../../../theme/color';
import { usePage } from '../../ui/page/PageProvider';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { backgroundAboveFooter } from './backgroundAboveFooter';
import { NewerText } from './NewerText';
import { SkipLink } from './SkipLink';

const Main = styled.main<{ $background: Color; $padding: boolean }>`
  display: flow-root;

  ${({ $background, $padding }) =>
    $padding &&
    css`
      &::after {
        content: '';
        display: block;
        height: ${space.fluid.m};
        background: ${color[$background]};
      }

      @media print {
        &::after { display: none; }
      }
    `}
`;

interface LayoutProps {
  children: ReactNode;
  /** Room between the last section and the footer (R2.5). */
  padding: boolean;
}

/** Frame of every page: skip link, header, main region, footer. Needs a PageProvider above it. */
export function Layout({ children, padding }: LayoutProps) {
  const { kind, newerText } = usePage();
  const background = backgroundAboveFooter(kind);
  return (
    <>
      <SkipLink />
      <Header />
      {/* By its class a browser's reader view knows that all of it is worth reading, help and warnings too. */}
      <Main
        id={contentId}
        className="article"
        tabIndex={-1}
        $background={background ?? 'paper'}
        $padding={padding && background !== undefined}
      >
        {newerText && <NewerText {...newerText} />}
        {children}
      </Main>
      <Footer background={background} />
      <form id={choicesFormId} autoComplete="off" hidden />
    </>
  );
}
