import { usePage } from '../../components/page/PageProvider';
import { replyPromise } from '../../facts/limits';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { delivery, type NewsElsewhere } from '../delivery';
import { forgetDraft } from '../draft';
import type { InquiryErrors } from '../fields/checkInquiry';
import type { Subject } from '../fields/subject';
import { useFormWords } from '../useFormWords';
import type { InquiryValues } from '../values';
import { useLetter } from './composeInquiry';
import { holdPage, letGo } from './holdPage';
import { type Failure, mayHaveArrived } from './readAnswer';
import { useInquirySubmit } from './useInquirySubmit';
import { wireExtras } from './wireNames';

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

  /** Why it failed; undefined when it has arrived. */
  const send = async (values: InquiryValues, honeypot: string, onValid: () => void): Promise<Failure | undefined> => {
    const captcha = await checkCaptcha();
    const token: Record<string, string> = {};
    if (captcha.state === 'token') {
      onValid();
      token[wireExtras.captchaToken] = captcha.token;
    } else if (captcha.state !== 'off') {
      // Without a connection the captcha cannot load. The flag alone stops nobody, because some machines set it
      // wrongly.
      return { kind: navigator.onLine ? captcha.state : 'offline' };
    }
    const { name, email, fields } = letterOf(values);
    const failure = await submit({ ...fields, [wireExtras.honeypot]: honeypot, ...token });
    if (failure) return failure;
    forgetDraft();
    letGo();
    const text = words('sent.message', { hours: replyPromise.hours, email });
    delivery.set({ state: 'sent', name, email, news: news(text) });
    return undefined;
  };

  return async (values: InquiryValues, honeypot: string): Promise<InquiryErrors> => {
    const before = delivery.read();
    if (before.state === 'sending') return {};
    const after = before.state === 'failed' ? before : undefined;
    const sending = (captchaValid: boolean) => delivery.set({ state: 'sending', captchaValid, after });
    sending(false);
    holdPage();
    const failure = await send(values, honeypot, () => sending(true)).catch((): Failure => ({ kind: 'unknown' }));
    if (!failure) return {};
    const title = words(mayHaveArrived(failure.kind) ? 'failure.unconfirmed' : 'elsewhere.failed');
    const attempt = (after?.attempt ?? 0) + 1;
    delivery.set({ state: 'failed', failure, attempt, news: news(words('elsewhere.kept'), title) });
    return failure.fields ?? {};
  };
}
