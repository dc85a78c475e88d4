import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  type ChosenClinic,
  isChosen,
  isFull,
  readChosen,
  withClinic,
  withoutClinic,
  writeChosen,
} from '../../../client/chosenClinics';
import { compared } from '../../../facts/limits';
import { choicesFormId } from '../../../routes/sectionIds';
import { size, space } from '../../../theme';
import { Checkbox } from '../../ui/form/Checkbox';
import { FieldMessage } from '../../ui/form/FieldMessage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useChosenClinics } from './useChosenClinics';

/* Its space is reserved from the start. It does nothing without scripts; the page of a procedure then has the table. */
const Box = styled.div`
  position: relative;
  z-index: 1;
  min-height: ${size.target};
  padding-top: ${space[2]};

  @media print, (scripting: none) { display: none; }
`;

interface CompareChoiceProps {
  clinic: ChosenClinic;
  /** Id of the procedure that the clinic is chosen for, where there is one. */
  procedure?: string | undefined;
  /** Where the page is about this clinic. */
  thisClinic?: boolean;
}

/** Checkbox that chooses a clinic for the comparison. When too many are chosen, a message says so. */
export function CompareChoice({ clinic, procedure, thisClinic }: CompareChoiceProps) {
  const { t } = useTranslation('compareChoice');
  const chosen = useChosenClinics();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const tooMany = refused && isFull(chosen) && !isChosen(chosen, clinic.id);

  const change = (wanted: boolean) => {
    const now = readChosen();
    const refuses = wanted && isFull(now) && !isChosen(now, clinic.id);
    setRefused(refuses);
    if (!refuses) writeChosen(wanted ? withClinic(now, clinic, procedure) : withoutClinic(now, clinic.id));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed before hydration, which happens once
  useEffect(() => {
    if (!input.current?.checked || isChosen(readChosen(), clinic.id)) return;
    input.current.checked = false;
    change(true);
  }, []);

  const label: ReactNode = thisClinic ? (
    t('thisClinic')
  ) : (
    <>
      {t('compare')}
      <VisuallyHidden>{` ${clinic.name}`}</VisuallyHidden>
    </>
  );
  return (
    <Box>
      <Checkbox
        ref={input}
        id={id}
        label={label}
        checked={isChosen(chosen, clinic.id)}
        // Not around it: reader views drop what is beside a form.
        form={choicesFormId}
        data-compare={clinic.id}
        aria-describedby={tooMany ? `${id}-refused` : undefined}
        onChange={(event) => change(event.target.checked)}
      />
      {tooMany && (
        <div role="alert">
          <FieldMessage id={`${id}-refused`} tone="error" text={t('full', { most: compared.atMost })} />
        </div>
      )}
    </Box>
  );
}
