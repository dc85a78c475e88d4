import ArrowRight from 'lucide-react/icons/arrow-right';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/button/Button';
import { Hint } from '../../components/form/Field';
import { Icon } from '../../components/icon/Icon';
import type { Country } from '../../facts/countries';
import { settings } from '../../facts/settings';
import { below, column, space } from '../../theme';
import { CaptchaNotice } from '../captcha/CaptchaNotice';
import { useDelivery } from '../delivery';
import { readDraft } from '../draft';
import { FailureNotice } from '../outcome/FailureNotice';
import { PhoneField } from '../phone/PhoneField';
import { useFormWords } from '../useFormWords';
import { fieldLimits } from '../values';
import { AboutChips } from './AboutChips';
import { ConditionField } from './ConditionField';
import { ConsentField } from './ConsentField';
import { Corrections } from './Corrections';
import { DestinationField } from './DestinationField';
import { setReadOnly, writeValues } from './formElement';
import { HiddenFields } from './HiddenFields';
import type { ServedForm } from './handover';
import { TextField } from './TextField';
import type { useAbout } from './useAbout';
import { useSubmission } from './useSubmission';
import { useTypedText } from './useTypedText';

const Grid = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${column.field}), 1fr));
  gap: ${space[6]} ${space[5]};

  ${below('form')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

const Last = styled(Wide)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: center;

  & > span {
    flex: 1 1 ${column.besideButton};
  }

  ${below('form')} {
    & > button {
      width: 100%;
    }
  }
`;

/** Blocks repeated Enter: a key held down would send again after every immediate failure, thirty times a second. */
const sendOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

interface FormElementProps {
  formId: string;
  element: RefObject<HTMLFormElement | null>;
  about: ReturnType<typeof useAbout>;
  /** The destination in the server's HTML. */
  preset: Country | undefined;
  recheck: () => void;
  served: ServedForm | undefined;
}

/** A real form that also works before and without scripts. */
export function FieldsLayout({ formId, element, about, preset, recheck, served }: FormElementProps) {
  const words = useFormWords();
  const delivery = useDelivery();
  const intro = useRef<HTMLSpanElement>(null);
  const { takeIn, onInput, onFirstUse } = useTypedText(element, about, recheck, served);
  const { submit, busy, flagged, summary } = useSubmission(element, takeIn, recheck);
  const place = { formId, flagged };
  const sending = busy || delivery.state === 'sending';
  const failed = delivery.state === 'failed' ? delivery : delivery.state === 'sending' ? delivery.after : undefined;

  // Text written during sending would be neither sent nor kept.
  useEffect(() => {
    if (element.current) setReadOnly(element.current, sending);
  }, [element, sending]);

  // Selects and checkboxes have no read-only state.
  const putBack = () => {
    if (element.current) writeValues(element.current, readDraft().values);
  };

  const remove = (key: string) => {
    about.remove([key]);
    intro.current?.focus();
  };

  return (
    <Grid
      ref={element}
      action={`${settings.formOrigin}/f/${settings.form}`}
      method="post"
      acceptCharset="utf-8"
      aria-label={words('label')}
      onInput={sending ? putBack : onInput}
      onFocus={onFirstUse}
      onPointerDown={onFirstUse}
      onKeyDown={sendOnce}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HiddenFields formId={formId} />
      {flagged.size > 0 && <Corrections ref={summary} formId={formId} fields={[...flagged]} />}
      <Wide>
        <Hint as="p" ref={intro} tabIndex={-1}>
          {words('fields.coordinator')} {words('fields.allRequired')}
        </Hint>
      </Wide>
      {about.about.length > 0 && (
        <Wide>
          <AboutChips about={about.about} onRemove={remove} disabled={sending} />
        </Wide>
      )}
      <Wide>
        <TextField field="name" place={place} autoComplete="name" maxLength={fieldLimits.name.max} />
      </Wide>
      <TextField
        field="email"
        place={place}
        hint={words('fields.email.hint')}
        type="email"
        autoComplete="email"
        maxLength={fieldLimits.email.max}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PhoneField place={place} />
      <Wide>
        <DestinationField place={place} preset={preset} />
      </Wide>
      <Wide>
        <ConditionField place={place} />
      </Wide>
      <Wide>
        <ConsentField field="accepted" place={place} />
      </Wide>
      <Wide>
        <ConsentField field="healthConsent" place={place} />
      </Wide>
      {failed && (
        <Wide>
          <FailureNotice failed={failed} about={about.about} />
        </Wide>
      )}
      <Last>
        <Button type="submit" $size="large" busy={sending} busyLabel={words('button.sending')}>
          {words(failed ? 'failure.retry' : 'button.send')}
          <Icon of={ArrowRight} />
        </Button>
        <CaptchaNotice valid={delivery.state === 'sending' && delivery.captchaValid} />
      </Last>
    </Grid>
  );
}
