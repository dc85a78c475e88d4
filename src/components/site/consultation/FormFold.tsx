import type { ReactNode } from 'react';
import styled from 'styled-components';
import { borderWidth, color, radius, space } from '../../../theme';
import { Disclosure } from '../../ui/Disclosure';
import { formSentSelector } from '../../ui/section/formSentSelector';
import { Panel } from '../../ui/section/Section';

const Fold = styled(Disclosure)`
  & > summary {
    margin-bottom: ${space[4]};
    padding-inline: ${space[5]};
    border: ${borderWidth.field} solid ${color.oxblood};
    border-radius: ${radius.control};
  }

  /* The thanks cannot be folded away. */
  &${formSentSelector} > summary { display: none; }
`;

interface FormFoldProps {
  /** A link to it opens the fold. */
  id: string;
  summary: string;
  form: ReactNode;
}

/** A form that opens in place on narrow windows, behind what looks like an outlined button. */
export function FormFold({ id, summary, form }: FormFoldProps) {
  return (
    <Fold summary={summary} openWide>
      <Panel id={id}>{form}</Panel>
    </Fold>
  );
}
