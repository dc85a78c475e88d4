import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { usePage } from '../components/page/PageProvider';
import { VisuallyHidden } from '../components/visuallyHidden/VisuallyHidden';
import { replyPromise } from '../facts/limits';
import { settings } from '../facts/settings';
import type { AboutClinic, InquirySubject } from './fields';
import { LateInquiryFields } from './LateInquiryFields';
import { SentWithoutScript } from './SentWithoutScript';
import { ThankYou } from './ThankYou';
import { initialDelivery, readDelivery, setDelivery, watchDelivery } from './visit';
import { WriteInstead } from './WriteInstead';
import { useFormWords } from './words';

const Frame = styled.div`
  @media print {
    display: none;
  }
`;

export type HeadingLevel = 2 | 3 | 4;

export interface InquiryFormProps {
  /** Id of the form in the document and prefix of all ids in it: unique on the page, for example `contact`. */
  formId: string;
  /** Level of the thank-you heading, which replaces the form. */
  headingLevel?: HeadingLevel;
  /** What the page itself is about: a clinic, a care option. */
  subject?: InquirySubject;
  /** Clinics that an address may name (`?clinic=<id>`); without them such an address names none. */
  known?: { readonly clinics: readonly AboutClinic[] };
}

const none: readonly AboutClinic[] = [];

/** The inquiry, from the first keystroke to the thanks. The page puts it on a sheet. */
export function InquiryForm({ formId, headingLevel = 2, subject, known }: InquiryFormProps) {
  const words = useFormWords();
  const { language } = usePage();
  const delivery = useSyncExternalStore(watchDelivery, readDelivery, initialDelivery);

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
          headingLevel={headingLevel}
          focused={sentFromHere}
          onAgain={() => setDelivery({ state: 'idle' })}
        />
      ) : (
        <>
          <SentWithoutScript formId={formId} headingLevel={headingLevel} />
          <LateInquiryFields
            formId={formId}
            formAction={`${settings.formOrigin}/f/${settings.form}`}
            subject={subject}
            clinics={known?.clinics ?? none}
            delivery={delivery}
          />
        </>
      )}
    </Frame>
  );
}
