import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { below, breakpoint, color, lineHeight, space } from '../../../theme';
import { ownTextButton } from '../../ui/button/textButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Letters that four lines of a narrow column hold. */
const LONGEST = 90;

const Lines = styled.div`
  &[data-cut] {
    ${below('form')} {
      @media screen {
        max-height: calc(4 * ${lineHeight.small} * 1em);
        overflow: hidden;
        mask-image: linear-gradient(${color.print} 60%, transparent 85%);
      }
    }
  }
`;

const More = styled.button`
  ${ownTextButton}
  margin-block: calc(-1 * ${space[2]});

  /* On the last line, of which little is left. */
  ${below('form')} {
    @media screen {
      &[aria-expanded='false'] {
        position: relative;
        display: flex;
        margin-top: calc(-1 * ${space[8]});
      }
    }
  }

  @media not all and (max-width: ${breakpoint.form}) { display: none; }
  @media print { display: none; }
`;

interface ClampedProps {
  /** Of the text, in letters. */
  length: number;
  /** What the answer is about, for those who do not see its row. */
  about: string;
  children: ReactNode;
}

/** On phones no more than four lines of an answer, and the others when they are asked for. */
export function Clamped({ length, about, children }: ClampedProps) {
  const { t } = useTranslation('compare');
  const [open, setOpen] = useState(false);
  if (length <= LONGEST) return children;
  return (
    <>
      <Lines data-cut={open ? undefined : ''}>{children}</Lines>
      <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{open ? t('less') : t('more')}</span>
        <VisuallyHidden>{about}</VisuallyHidden>
      </More>
    </>
  );
}
