import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Wrap';
import { Picture } from '../../components/picture/Picture';
import { below } from '../../theme';
import type { PictureView } from '../../views/picture';

const Ground = styled.section`
  --focus-ring: ${({ theme }) => theme.color.sunrise};
  position: relative;
  display: grid;
  align-items: start;
  min-height: 900px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.dusk};
  color: ${({ theme }) => theme.color.onDusk};

  /* Scrim: the words stand on the sky, which gets lighter toward the horizon. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      180deg,
      rgba(${({ theme }) => theme.color.duskScrim}, .78),
      rgba(${({ theme }) => theme.color.duskScrim}, .5) 34%,
      rgba(${({ theme }) => theme.color.duskScrim}, 0) 62%
    );
  }

  ${below('form')} {
    min-height: 780px;
  }

  @media print {
    min-height: 0;
    background: none;
    color: inherit;
  }
`;

const Landscape = styled(Picture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;
`;

const Words = styled(Wrap)`
  position: relative;
  z-index: 1;
  padding-block: clamp(24px, 4vw, 56px);
`;

const Status = styled.p`
  font-size: ${({ theme }) => theme.size.base};
  font-weight: ${({ theme }) => theme.weight.button};
  line-height: 1;
  letter-spacing: .02em;
`;

const Title = styled.h1`
  max-width: 10em;
  margin-top: 14px;
  font-size: ${({ theme }) => theme.size.hero};
`;

const Description = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  max-width: 34em;
  margin-top: 18px;
  font-size: ${({ theme }) => theme.size.lede};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 28px;

  ${below('form')} {
    & > * {
      width: 100%;
    }
  }
`;

interface ErrorFrameProps {
  status: number;
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  /** Ways on: buttons on dark. */
  ways: ReactNode;
  /** Without it the ground is plain: an error can strike where no picture is at hand. */
  picture?: PictureView;
}

/** The one look of error pages: status code, status message, description, a way on (specification, section 2). */
export function ErrorFrame({ status, title, children, ways, picture }: ErrorFrameProps) {
  return (
    <Ground>
      {picture && <Landscape picture={picture} alt="" first />}
      <Words>
        <Status>{status}</Status>
        <Title>{title}</Title>
        <Description>{children}</Description>
        <Ways>{ways}</Ways>
      </Words>
    </Ground>
  );
}
