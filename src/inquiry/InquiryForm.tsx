import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePage } from '../components/ui/page/PageProvider';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { replyPromise } from '../facts/limits';
import { settings } from '../facts/settings';
import type { InquiryFormProps } from './form/InquiryFields';
import { FieldsFallback, fieldsLoadFailed, getFields, loadFields } from './form/lazyFields';
import { attachToServerForm, detachServerForm } from './form/serverForm';
import { topicsOf } from './model/topic';
import { useFormTranslation } from './model/useFormTranslation';
import { SentWithoutScript } from './result/SentWithoutScript';
import { ThankYou } from './result/ThankYou';
import { WriteInstead } from './result/WriteInstead';
import { delivery } from './state/delivery';
import { useStore } from './state/store';

/* On paper there is nothing to fill in; the receipt is kept. */
const Frame = styled.div`
  @media print {
    &:not([data-sent]) { display: none; }
  }
`;

const fieldsCode = { load: loadFields, lost: fieldsLoadFailed };

const writeAnother = () => delivery.set({ state: 'idle' });

/**
 * The form and, once it is sent, the thanks. The server's HTML stays until somebody uses it; until the fields' code has
 * loaded nothing above may change, because React would render them again.
 */
export function InquiryForm({ formId, topics, known }: InquiryFormProps) {
  const words = useFormTranslation();
  const { language } = usePage();
  const current = useStore(delivery);
  const [Fields] = useState(getFields);
  useState(() => attachToServerForm(formId, topicsOf(topics), fieldsCode));
  useEffect(() => () => detachServerForm(formId), [formId]);

  // After a navigation the page's heading has the focus; after sending, the thanks take it.
  const [sentFromHere, setSentFromHere] = useState(current.state !== 'sent');

  // The thanks appear once: the next page has a new form. They stay when the visitor switches the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    const before = delivery.read();
    if (before.state === 'sent' && before.thankedIn === language) writeAnother();
  }, []);

  useEffect(() => {
    if (current.state !== 'sent') setSentFromHere(true);
    else if (current.thankedIn !== language) delivery.set({ ...current, thankedIn: language });
  }, [current, language]);

  const sent = current.state === 'sent' ? current : undefined;
  const form = (
    <>
      <SentWithoutScript formId={formId} />
      <Suspense fallback={<FieldsFallback />}>
        <Fields formId={formId} topics={topics} known={known} />
      </Suspense>
    </>
  );
  return (
    <Frame id={formId} data-inquiry="" data-sent={sent && ''}>
      <VisuallyHidden role="status">
        {sent
          ? words('sent.message', { hours: replyPromise.hours, email: sent.email })
          : current.state === 'sending' && words('button.sending')}
      </VisuallyHidden>
      {sent ? (
        <ThankYou
          name={sent.name}
          email={sent.email}
          receipt={sent.receipt}
          focused={sentFromHere}
          onAgain={writeAnother}
        />
      ) : settings.form ? (
        form
      ) : (
        <WriteInstead />
      )}
    </Frame>
  );
}
