import styled from 'styled-components';
import { site } from '../../facts/site';
import { space } from '../../theme';

/** A sentence in which the patients' mail address becomes a mail link. */
export function MailSentence({ text, href }: { text: string; href: string }) {
  const [before = '', after = ''] = text.split(site.email);
  return (
    <>
      {before}
      <a href={href}>{site.email}</a>
      {after}
    </>
  );
}

export const NoticeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;
