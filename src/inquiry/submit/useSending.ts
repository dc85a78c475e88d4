import { usePage } from '../../components/ui/page/PageProvider';
import { replyPromise } from '../../facts/limits';
import type { InquiryErrors } from '../model/checkInquiry';
import { type Failure, mayHaveArrived } from '../model/failure';
import { formspreeFields } from '../model/fieldNames';
import type { Topic } from '../model/topic';
import { useFormTranslation } from '../model/useFormTranslation';
import type { InquiryValues } from '../model/values';
import { delivery, type ToastText } from '../state/delivery';
import { forgetDraft, inquiryNumber } from '../state/draft';
import { checkCaptcha } from './checkCaptcha';
import { usePayload } from './composeInquiry';
import { addUnloadGuard, removeUnloadGuard } from './unloadGuard';
import { useInquirySubmit } from './useInquirySubmit';

/**
 * Sends the current form once, from the captcha to the answer. It continues when the visitor moves to another page.
 * Returns the fields that the server refused; never rejects.
 */
export function useSending(topics: readonly Topic[]) {
  const words = useFormTranslation();
  const { language } = usePage();
  const payloadOf = usePayload(topics);
  const submit = useInquirySubmit();

  const news = (text: string, title?: string): ToastText => ({
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
      token[formspreeFields.captchaToken] = captcha.token;
    } else if (captcha.state !== 'off') {
      // Without a connection the captcha cannot load. The flag alone stops nobody, because some machines set it
      // wrongly.
      return { kind: navigator.onLine ? captcha.state : 'offline' };
    }
    const { name, email, copy, fields } = payloadOf(values);
    const number = inquiryNumber();
    const failure = await submit({ ...fields, [formspreeFields.honeypot]: honeypot, ...token });
    if (failure) return failure;
    forgetDraft();
    removeUnloadGuard();
    const text = words('sent.message', { hours: replyPromise.hours, email });
    const sheetPath = topics.find(({ kind }) => kind === 'procedure')?.sheetPath;
    const receipt = { number, copy, sheetPath, at: Date.now() };
    delivery.set({ state: 'sent', name, email, receipt, news: news(text) });
    return undefined;
  };

  return async (values: InquiryValues, honeypot: string): Promise<InquiryErrors> => {
    const before = delivery.read();
    if (before.state === 'sending') return {};
    const after = before.state === 'failed' ? before : undefined;
    const sending = (captchaValid: boolean) => delivery.set({ state: 'sending', captchaValid, after });
    sending(false);
    addUnloadGuard();
    const failure = await send(values, honeypot, () => sending(true)).catch((): Failure => ({ kind: 'unknown' }));
    if (!failure) return {};
    const title = words(mayHaveArrived(failure.kind) ? 'failure.unconfirmed' : 'elsewhere.failed');
    const attempt = (after?.attempt ?? 0) + 1;
    delivery.set({ state: 'failed', failure, attempt, news: news(words('elsewhere.kept'), title) });
    return failure.fields ?? {};
  };
}
