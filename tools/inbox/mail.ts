import { createTransport } from 'nodemailer';
import { site } from '../../src/facts/site';
import { type Fields, isSpecial } from './submission';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/* One line: what would otherwise start a header of its own becomes a space. nodemailer folds and encodes besides. */
const oneLine = (value: string): string => value.replace(/\p{Cc}+/gu, ' ').trim();

/** What the team reads, as Formspree lays it out: each name on a line, its value below. */
const mailText = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([name]) => !isSpecial(name))
    .map(([name, value]) => `${oneLine(name)}:\n${value}\n`)
    .join('\n');

/** The inquiry as a message file (RFC 5322), as it would reach the team's mailbox. */
export const composeMail = async (form: string, fields: Fields, receivedAt: Date): Promise<Buffer> => {
  const { message } = await composer.sendMail({
    from: { name: 'Local inbox', address: 'inbox@localhost' },
    to: site.email,
    replyTo: fields.email ? { name: '', address: oneLine(fields.email) } : undefined,
    subject: oneLine(fields._subject || `New submission from ${form}`),
    date: receivedAt,
    headers: { 'X-Form': oneLine(form), 'X-Language': oneLine(fields._language ?? '') },
    text: mailText(fields),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return Buffer.isBuffer(message) ? message : Buffer.from(String(message));
};
