import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePage } from '../components/page/PageProvider';
import { VisuallyHidden } from '../components/visuallyHidden/VisuallyHidden';
import { replyPromise } from '../facts/limits';
import { settings } from '../facts/settings';
import type { InquirySubjects } from '../views/inquiry';
import { readDelivery, setDelivery, useDelivery } from './delivery';
import { FieldsComing } from './fields/FieldsComing';
import { fieldsNow } from './fields/lateFields';
import { careForServedForm } from './fields/servedForm';
import { subjectsOf } from './fields/subject';
import { SentWithoutScript } from './outcome/SentWithoutScript';
import { ThankYou } from './outcome/ThankYou';
import { WriteInstead } from './outcome/WriteInstead';
import { useFormWords } from './useFormWords';

const Frame = styled.div`
  @media print {
    display: none;
  }
`;

export interface InquiryFormProps {
  /** Id of the form in the document and prefix of all ids in it: unique on the page, for example `contact`. */
  formId: string;
  /** What the page itself is about: a procedure, a clinic. */
  about?: InquirySubjects;
  /** What an address may name: `?procedure=<slug or id>&clinics=<id>,<id>`. Without it such an address names nothing. */
  known?: InquirySubjects;
}

/**
 * The inquiry, from the first keystroke to the thanks. In a page that came from the server the fields stay its HTML, a real
 * form, until somebody uses them. Nothing above them may change until their code is there: React would draw them anew.
 */
export function InquiryForm({ formId, about, known }: InquiryFormProps) {
  const words = useFormWords();
  const { language } = usePage();
  const delivery = useDelivery();
  const [Fields] = useState(fieldsNow);
  const [served] = useState(() => careForServedForm(formId, subjectsOf(about)));
  useEffect(() => served?.leave, [served]);

  // Whoever comes to a page reads its head first; who has just sent something waits for the thanks.
  const [sentFromHere, setSentFromHere] = useState(delivery.state !== 'sent');

  // Thanks are given once: on the next page a new form waits. Switching the language keeps them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    const current = readDelivery();
    if (current.state === 'sent' && current.thanked && current.language === language) setDelivery({ state: 'idle' });
  }, []);

  useEffect(() => {
    if (delivery.state !== 'sent') setSentFromHere(true);
    else if (!delivery.thanked || delivery.language !== language) setDelivery({ ...delivery, thanked: true, language });
  }, [delivery, language]);

  if (settings.form === undefined) {
    return (
      <Frame id={formId} data-inquiry="">
        <WriteInstead />
      </Frame>
    );
  }
  const sent = delivery.state === 'sent' ? delivery : undefined;
  return (
    <Frame id={formId} data-inquiry="" data-sent={sent && ''}>
      <VisuallyHidden role="status">
        {sent
          ? words('sent.message', { hours: replyPromise.hours, email: sent.email })
          : delivery.state === 'sending' && words('button.sending')}
      </VisuallyHidden>
      {sent ? (
        <ThankYou
          name={sent.name}
          email={sent.email}
          focused={sentFromHere}
          onAgain={() => setDelivery({ state: 'idle' })}
        />
      ) : (
        <>
          <SentWithoutScript formId={formId} />
          <Suspense fallback={<FieldsComing />}>
            <Fields formId={formId} about={about} known={known} served={served} />
          </Suspense>
        </>
      )}
    </Frame>
  );
}
