import ArrowRight from 'lucide-react/icons/arrow-right';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../components/button/Button';
import { Hint } from '../components/form/Field';
import { Icon } from '../components/icon/Icon';
import type { Country } from '../facts/countries';
import { below, column, space } from '../theme';
import { AboutLine } from './AboutLine';
import { AcceptanceField } from './AcceptanceField';
import { CaptchaNotice } from './CaptchaNotice';
import { ConditionField } from './ConditionField';
import { Corrections } from './Corrections';
import { DestinationField } from './DestinationField';
import { FailureNotice } from './FailureNotice';
import { fieldLimits, type InquirySubject } from './fields';
import { setReadOnly, writeValues } from './formElement';
import { HiddenFields } from './HiddenFields';
import { PhoneField } from './PhoneField';
import { isEmptySubject } from './subject';
import { TextField } from './TextField';
import type { useAbout } from './useAbout';
import { type ServedForm, useAdoptedText } from './useAdoptedText';
import { useSubmission } from './useSubmission';
import { type Delivery, readDraft } from './visit';
import { useFormWords } from './words';

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

const WideText = styled(TextField)`
  grid-column: 1 / -1;
`;

const WideDestination = styled(DestinationField)`
  grid-column: 1 / -1;
`;

const WideCondition = styled(ConditionField)`
  grid-column: 1 / -1;
`;

/** A key that is held down would send again with every failure that comes at once, thirty times a second. */
const sendOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

interface InquiryFormElementProps {
  formId: string;
  formAction: string;
  element: RefObject<HTMLFormElement | null>;
  about: ReturnType<typeof useAbout>;
  /** Destination chosen in the page as the server makes it. */
  preset: Country | undefined;
  delivery: Delivery;
  validate: Parameters<typeof useSubmission>[1];
  served?: ServedForm | undefined;
}

/** The form itself: a real one, which also works before and without scripts. */
export function InquiryFormElement({
  formId,
  formAction,
  element,
  about,
  preset,
  delivery,
  validate,
  served,
}: InquiryFormElementProps) {
  const words = useFormWords();
  const intro = useRef<HTMLSpanElement>(null);
  const { onInput, onFirstUse } = useAdoptedText(element, about, validate, served);
  const { submit, busy, flagged, summary } = useSubmission(element, validate);
  const place = { formId, flagged };
  const sending = busy || delivery.state === 'sending';
  const failed = delivery.state === 'failed' ? delivery : delivery.state === 'sending' ? delivery.after : undefined;

  // What is written while an inquiry is on its way would neither be sent nor kept.
  useEffect(() => {
    if (element.current) setReadOnly(element.current, sending);
  }, [element, sending]);

  // A choice and a box are never read-only.
  const putBack = () => {
    if (element.current) writeValues(element.current, readDraft().values);
  };

  const remove = (part: keyof InquirySubject) => {
    about.remove(part);
    intro.current?.focus();
  };

  return (
    <Grid
      ref={element}
      action={formAction}
      method="post"
      acceptCharset="utf-8"
      aria-label={words('label')}
      // Its first use has turned the browser's own messages off, before the form woke: see wakeFields.
      suppressHydrationWarning
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
        <Hint ref={intro} tabIndex={-1}>
          {words('fields.allRequired')}
        </Hint>
      </Wide>
      {!isEmptySubject(about.about) && (
        <Wide>
          <AboutLine about={about.about} onRemove={remove} />
        </Wide>
      )}
      <WideText field="name" place={place} autoComplete="name" maxLength={fieldLimits.name.max} />
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
      <WideDestination place={place} preset={preset} />
      <WideCondition place={place} />
      <Wide>
        <AcceptanceField place={place} />
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
