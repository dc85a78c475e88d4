import { usePage } from '../../components/page/PageProvider';
import { replyPromise } from '../../facts/limits';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { type NewsElsewhere, readDelivery, setDelivery } from '../delivery';
import { forgetDraft } from '../draft';
import type { InquiryErrors } from '../fields/checkInquiry';
import type { Subject } from '../fields/subject';
import { useFormWords } from '../useFormWords';
import type { InquiryValues } from '../values';
import { holdPage, letGo } from './holdPage';
import { type Failure, type FailureKind, mayHaveArrived } from './readAnswer';
import { useInquirySubmit } from './useInquirySubmit';
import { useLetter } from './useLetter';
import { wireExtras } from './wireNames';

let attempts = 0;

/**
 * Sends the current form once, from the captcha to the answer. It continues when the visitor moves to another page.
 * Returns the fields that the server refused; never rejects.
 */
export function useSending(about: readonly Subject[]) {
  const words = useFormWords();
  const { language } = usePage();
  const letterOf = useLetter(about);
  const submit = useInquirySubmit();

  const news = (text: string, title?: string): NewsElsewhere => ({
    language,
    title,
    text,
    back: words('elsewhere.back'),
    close: words('elsewhere.close'),
  });

  const fail = (failure: Failure): InquiryErrors => {
    attempts += 1;
    const title = words(mayHaveArrived(failure.kind) ? 'failure.unconfirmed' : 'elsewhere.failed');
    setDelivery({ state: 'failed', failure, attempt: attempts, news: news(words('elsewhere.kept'), title) });
    return failure.fields;
  };
  const failAs = (kind: FailureKind): InquiryErrors => fail({ kind, fields: {} });

  return async (values: InquiryValues, honeypot: string): Promise<InquiryErrors> => {
    const before = readDelivery();
    if (before.state === 'sending') return {};
    const after = before.state === 'failed' ? before : undefined;
    setDelivery({ state: 'sending', captchaValid: false, after });
    holdPage();
    try {
      const captcha = await checkCaptcha();
      if (captcha.state !== 'off' && captcha.state !== 'token') {
        // Without a connection the captcha cannot load. The flag alone stops nobody, because some machines set it
        // wrongly.
        return failAs(navigator.onLine ? captcha.state : 'offline');
      }
      const token: Record<string, string> =
        captcha.state === 'token' ? { [wireExtras.captchaToken]: captcha.token } : {};
      if (captcha.state === 'token') setDelivery({ state: 'sending', captchaValid: true, after });
      const { name, email, fields } = letterOf(values);
      const outcome = await submit({ ...fields, [wireExtras.honeypot]: honeypot, ...token });
      if (outcome.kind === 'failed') return fail(outcome.failure);
      forgetDraft();
      letGo();
      const text = words('sent.message', { hours: replyPromise.hours, email });
      setDelivery({ state: 'sent', name, email, language, thanked: false, news: news(text) });
      return {};
    } catch {
      return failAs('unknown');
    }
  };
}
