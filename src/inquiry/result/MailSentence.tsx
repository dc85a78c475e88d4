import styled from 'styled-components';
import { site } from '../../facts/site';
import { space, wrapped } from '../../theme';

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
  ${wrapped('3')}
  margin-top: ${space[4]};
`;
