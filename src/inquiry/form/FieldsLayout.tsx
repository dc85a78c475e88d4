import ArrowRight from 'lucide-react/icons/arrow-right';
import { type KeyboardEvent, useRef } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { Button } from '../../components/ui/button/Button';
import { TextInput } from '../../components/ui/form/Control';
import { Hint } from '../../components/ui/form/Field';
import { Icon } from '../../components/ui/Icon';
import { settings } from '../../facts/settings';
import { below, breakpoint, columns, columnWidth, grid, space, wrapped } from '../../theme';
import { useFormTranslation } from '../model/useFormTranslation';
import { consentNames } from '../model/values';
import { FailureNotice } from '../result/FailureNotice';
import { delivery } from '../state/delivery';
import { keepDraft, readDraft } from '../state/draft';
import { useStore } from '../state/store';
import { CaptchaNotice } from './CaptchaNotice';
import { ConditionField } from './ConditionField';
import { ConsentField } from './ConsentField';
import { Corrections } from './Corrections';
import { DestinationField } from './DestinationField';
import { writeValues } from './formElement';
import { HiddenFields } from './HiddenFields';
import { FormContext, LabeledField } from './LabeledField';
import { PhoneField } from './PhoneField';
import { TopicChips } from './TopicChips';
import { useFormBinding } from './useFormBinding';
import type { useTopics } from './useTopics';
import { WhomField } from './WhomField';

const Grid = styled.form`
  position: relative;
  ${grid(`repeat(auto-fit, minmax(min(100%, ${columnWidth.field}), 1fr))`, '5')}

  & > * { grid-column: 1 / -1; }

  /* A clinic taken out without scripts. */
  &:has([data-subject^='clinic:']:not(:checked)) > [hidden] { display: block; }

  ${below('form')} { ${columns(1, '3')} }
`;

/* Beside another one where there is room for both; a hint stands below its field, so that the fields are in one line. */
const Half = styled.div`
  && { grid-column: auto; }

  /* Nothing stands beside it. */
  &&:has(+ [hidden]) { grid-column: 1 / -1; }

  @media not all and (max-width: ${breakpoint.form}) {
    & [id$='-hint'] { order: 1; }
  }
`;

const Last = styled.div`
  ${wrapped('4 6', 'center')}

  & > span { flex: 1 1 ${columnWidth.besideButton}; }

  /* Scrolled into sight, all of it is: scrolling rounds to whole pixels. */
  & > button { scroll-margin-block: ${space[2]}; }

  ${below('form')} {
    & > button { width: 100%; }
  }
`;

/** Blocks repeated Enter: a key held down would send again after every immediate failure, thirty times a second. */
const sendOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

/** A real form that also works before and without scripts. */
export function FieldsLayout({ formId, topics }: { formId: string; topics: ReturnType<typeof useTopics> }) {
  const words = useFormTranslation();
  const current = useStore(delivery);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const element = useRef<HTMLFormElement>(null);
  const intro = useRef<HTMLSpanElement>(null);
  const { onInput, onUse, submit, flagged, summary } = useFormBinding(formId, element, topics);
  const sending = submitting || current.state === 'sending';
  const last = current.state === 'sending' ? current.after : current.state === 'failed' ? current : undefined;
  // The summary tells of refused fields.
  const failed = last?.failure.kind === 'fields' ? undefined : last;

  // Selects and checkboxes have no read-only state.
  const putBack = () => {
    if (element.current) writeValues(element.current, readDraft().values);
  };

  const remove = (key: string) => {
    keepDraft({ removed: [...readDraft().removed, key] });
    intro.current?.focus();
  };

  return (
    <FormContext value={{ formId, flagged, sending }}>
      <Grid
        ref={element}
        action={`${settings.formOrigin}/f/${settings.form}`}
        method="post"
        acceptCharset="utf-8"
        aria-label={words('label')}
        onInput={sending ? putBack : onInput}
        onFocus={onUse}
        onPointerDown={onUse}
        onKeyDown={sendOnce}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <HiddenFields formId={formId} />
        {flagged.length > 0 && <Corrections ref={summary} />}
        <Hint as="p" ref={intro} tabIndex={-1}>
          {words('fields.coordinator')}
        </Hint>
        {topics.about.length > 0 && <TopicChips topics={topics.about} onRemove={remove} disabled={sending} />}
        <WhomField disabled={sending} />
        <Half>
          <LabeledField field="name">{(control) => <TextInput {...control} autoComplete="name" />}</LabeledField>
        </Half>
        <Half>
          <LabeledField field="email">
            {(control) => (
              <TextInput {...control} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
            )}
          </LabeledField>
        </Half>
        <Half>
          <PhoneField ofClinics={topics.destination} />
        </Half>
        {/* Hidden, not gone: what was chosen is there again when the last clinic is taken out. */}
        <Half hidden={topics.destination !== ''}>
          <DestinationField preset={topics.destination} />
        </Half>
        <ConditionField />
        {consentNames.map((field) => (
          <ConsentField key={field} field={field} />
        ))}
        {failed && <FailureNotice failed={failed} topics={topics.about} />}
        <Last>
          <Button type="submit" $size="large" busy={sending} busyLabel={words('button.sending')}>
            {/* In an element of its own: in a page that a browser has translated, React cannot change a text beside others. */}
            <span>{words(failed ? 'failure.retry' : 'button.send')}</span>
            <Icon of={ArrowRight} />
          </Button>
          <CaptchaNotice valid={current.state === 'sending' && current.captchaValid} />
        </Last>
      </Grid>
    </FormContext>
  );
}
