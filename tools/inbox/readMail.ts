/** A message file read back: decoded headers by lower-case name, and the text. */
export interface ReadMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const bytesOfQ = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/* RFC 2047: adjacent encoded words may split a character, so their bytes are joined before they are read as UTF-8. */
const decodeWords = (value: string): string =>
  value.replace(/=\?utf-8\?[bq]\?[^?]*\?=(?:\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (run) =>
    Buffer.concat(
      [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
        kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : bytesOfQ(text.replaceAll('_', ' ')),
      ),
    ).toString('utf8'),
  );

const decodeBody = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return bytesOfQ(body).toString('utf8');
  return body;
};

/** Reads a message of one text part, as `composeMail` writes it. A header that comes twice is joined by a line break. */
export const readMail = (file: Buffer): ReadMail => {
  const raw = file.toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  const text = decodeBody(raw.slice(end + 4), headers['content-transfer-encoding']);
  return { headers, text: text.replace(/\r\n/g, '\n') };
};
