import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CroppedPicture } from '../../components/ui/Picture';
import { Container } from '../../components/ui/section/Container';
import type { PictureView } from '../../data/picture';
import { site } from '../../facts/site';
import { below, color, columns, letterSpacing, maxWidth, picture, space, typeset, wrapped } from '../../theme';

const Frame = styled.section`
  --focus-ring: ${color.sunrise};
  position: relative;
  ${columns(1)}
  align-content: start;
  min-height: ${picture.crossroads};
  overflow: hidden;
  background: ${color.dusk};
  color: ${color.onDusk};

  /* Scrim, because the sky behind the words gets lighter toward the horizon. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      180deg,
      rgba(${color.duskScrim}, .78),
      rgba(${color.duskScrim}, .56) 52%,
      rgba(${color.duskScrim}, 0) 66%
    );
  }

  /* The signpost begins at three fifths, and the words end there. */
  ${below('form')} {
    grid-template-rows: 3fr 2fr;
    min-height: 0;
  }

  /* Enlarged words reach further down than the sky. */
  ${below('enlarged')} {
    &::after { background: rgba(${color.duskScrim}, .78); }
  }

  @media print {
    display: block;
    min-height: 0;
    background: none;
    color: inherit;

    & > picture,
    &::after {
      display: none;
    }
  }
`;

const Landscape = styled(CroppedPicture)`
  position: absolute;
  inset: 0;
  object-position: 50% 100%;
`;

const Words = styled(Container)`
  position: relative;
  z-index: 1;
  grid-row: 1;
  padding-block: ${space.fluid.m};
`;

const Status = styled.p`
  ${typeset('button base/single')}
  letter-spacing: ${letterSpacing.code};
`;

const Title = styled.h1`
  max-width: ${maxWidth.errorTitle};
  margin-top: ${space[4]};
`;

const Description = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${maxWidth.narrow};
  margin-top: ${space[5]};
  ${typeset('lede/lede')}
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  ${wrapped('4')}
  margin-top: ${space[7]};

  /* Two in the last row, so that the words end above the signpost. */
  ${below('form')} {
    & > * {
      flex: 1 1 40%;
      max-width: 100%;
      overflow-wrap: break-word;
    }

    & > :first-child { flex-basis: 100%; }
  }
`;

interface ErrorFrameProps {
  status: number;
  title: string;
  children: ReactNode;
  /** Links: buttons on dark. */
  ways: ReactNode;
  /** Missing when a page has failed in the browser, where no picture is at hand: the background is plain. */
  picture?: PictureView;
}

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/**
 * Layout of all error pages: status code, status message, description, links (R2.14). When it replaces a page that
 * failed in the browser it also sets title and focus: React inserts its title before Gatsby's, and removes it again.
 */
export function ErrorFrame({ status, title, children, ways, picture }: ErrorFrameProps) {
  return (
    <Frame>
      {picture ? <Landscape picture={picture} alt="" first /> : <title>{`${title} | ${site.name}`}</title>}
      <Words>
        <Status>{status}</Status>
        <Title tabIndex={-1} ref={picture ? null : takeFocus}>
          {title}
        </Title>
        <Description>{children}</Description>
        <Ways>{ways}</Ways>
      </Words>
    </Frame>
  );
}
