import { site } from '../facts/site';

interface MailSentenceProps {
  /** A text in which the patients' address stands as it is. */
  text: string;
  href: string;
}

/** A sentence in which the patients' address is a mail link. */
export function MailSentence({ text, href }: MailSentenceProps) {
  const [before = '', after = ''] = text.split(site.email);
  return (
    <>
      {before}
      <a href={href}>{site.email}</a>
      {after}
    </>
  );
}
