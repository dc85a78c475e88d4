import type { InquiryMail } from './composeInquiry';

/** Windows silently drops mail links of more than about 2000 characters. */
const longestLink = 2000;

/* RFC 6068, section 5: line breaks in a body are %0D%0A. A lone surrogate would make encodeURIComponent throw. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\n/g, '\r\n'));

/** `mailto:` link (RFC 6068) with subject and message. `cut`: the message did not fit and ends early. */
export const mailLink = (address: string, { subject, body }: InquiryMail) => {
  const start = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(body);
  if (whole.length <= longestLink) return { href: whole, cut: false };
  let kept = '';
  let length = start.length + encoded('…').length;
  for (const sign of body) {
    length += encoded(sign).length;
    if (length > longestLink) break;
    kept += sign;
  }
  return { href: `${start}${encoded(kept)}${encoded('…')}`, cut: true };
};
