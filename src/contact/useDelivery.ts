import { useContext } from 'react';
import { AroundIsland } from '../components/island/AroundIsland';
import { usePage } from '../components/page/PageProvider';
import { locales } from '../facts/locales';
import { checkCaptcha } from './captcha';
import { submitInquiry } from './courier';
import type { InquirySubject, InquiryValues } from './fields';
import { holdPage, letGo } from './holdPage';
import type { Failure, FailureKind } from './outcome';
import { inquiryPayload } from './payload';
import type { InquiryErrors } from './rules';
import { tellElsewhere } from './tellElsewhere';
import { useCurrentMail } from './useCurrentMail';
import { forgetDraft, readDelivery, setDelivery } from './visit';
import { useFormWords } from './words';

let attempts = 0;

const fail = (failure: Failure): InquiryErrors => {
  attempts += 1;
  setDelivery({ state: 'failed', failure, attempt: attempts });
  return failure.fields;
};

const failAs = (kind: FailureKind): InquiryErrors => fail({ kind, fields: {} });

/**
 * Sends what stands in the form, once, from the captcha to the answer. The delivery belongs to the visit, not to the
 * component: it goes on when the visitor moves to another page meanwhile. Returns the fields that the server refused.
 */
export function useDelivery(about: InquirySubject) {
  const words = useFormWords();
  const { language } = usePage();
  const currentMail = useCurrentMail(about);
  const around = useContext(AroundIsland);

  return async (values: InquiryValues, honeypot: string): Promise<InquiryErrors> => {
    const before = readDelivery();
    if (before.state === 'sending') return {};
    const after = before.state === 'failed' ? before : undefined;
    setDelivery({ state: 'sending', captchaValid: false, after });
    holdPage();
    try {
      const captcha = await checkCaptcha();
      if (captcha.state !== 'off' && captcha.state !== 'token') {
        // Without a connection the captcha cannot come; the flag alone stops nobody, because some machines set it wrongly.
        return failAs(navigator.onLine ? captcha.state : 'offline');
      }
      const captchaToken = captcha.state === 'token' ? captcha.token : undefined;
      if (captchaToken) setDelivery({ state: 'sending', captchaValid: true, after });
      const { inquiry, mail } = currentMail(values);
      const outcome = await submitInquiry(
        inquiryPayload(inquiry, {
          subject: mail.subject,
          message: mail.body,
          accepted: words('fields.accepted.yes'),
          languageName: locales[language].ownName,
          honeypot,
          captchaToken,
        }),
      );
      if (outcome.kind === 'failed') return fail(outcome.failure);
      forgetDraft();
      letGo();
      setDelivery({ state: 'sent', name: inquiry.name, email: inquiry.email, language, thanked: false });
      return {};
    } catch {
      return failAs('unknown');
    } finally {
      tellElsewhere(around);
    }
  };
}
