import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Inbox, startInbox } from '../../../tools/inbox';
import { readMail } from '../../../tools/inbox/readMail';

let inbox: Inbox;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  inbox = await startInbox({ port: 0, folder });
});

afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => fetch(`${inbox.url}/inbox.json`, { method: 'DELETE' }));

const asJson = { Accept: 'application/json', 'Content-Type': 'application/json' };

const send = (fields: object, form = 'inquiry', headers: Record<string, string> = asJson) =>
  fetch(`${inbox.url}/f/${form}`, { method: 'POST', headers, body: JSON.stringify(fields), redirect: 'manual' });

const mails = () =>
  readdirSync(folder)
    .sort()
    .map((name) => readMail(readFileSync(join(folder, name))));

const inquiry = {
  'Full name': 'Zoë Núñez Ñandú 🌵',
  email: 'zoe@example.com',
  'Primary medical condition': 'Rodilla izquierda.\nDos años — "ayuda" 👩‍⚕️ <b>&amp;</b>',
  message: 'Línea uno\nLínea dos',
  _subject:
    'Una consulta: Zoë Núñez Ñandú 🌵, zoe@example.com, +52 55 1234 5678 con un asunto largo que hay que plegar',
  _language: 'es',
};

describe('wire format', () => {
  it('answers the preflight with the headers that the form sends', async () => {
    const answer = await fetch(`${inbox.url}/f/inquiry`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['accept', 'content-type', 'formspree-client', 'formspree-session-data']),
    );
  });

  it('takes JSON and answers with next', async () => {
    const answer = await send(inquiry);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('keeps a message whose headers and text are what was sent', async () => {
    await send(inquiry);
    const [mail] = mails();
    expect(mail?.headers.subject).toBe(inquiry._subject);
    expect(mail?.headers['reply-to']).toBe('zoe@example.com');
    expect(mail?.text).toBe(
      [
        'Full name:\nZoë Núñez Ñandú 🌵\n',
        'email:\nzoe@example.com\n',
        'Primary medical condition:\nRodilla izquierda.\nDos años — "ayuda" 👩‍⚕️ <b>&amp;</b>\n',
        'message:\nLínea uno\nLínea dos\n',
      ].join('\n'),
    );
  });

  it('takes a plain form and leads back to the page that sent it', async () => {
    const body = new URLSearchParams({ ...inquiry, _next: 'https://www.example.com/es/contacto#contact-sent' });
    const answer = await fetch(`${inbox.url}/f/inquiry`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Origin: 'http://localhost:9000', Accept: 'text/html' },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://localhost:9000/es/contacto#contact-sent');
    expect(mails()).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'nowhere', ''])('leads nowhere for %p, but thanks', async (_next) => {
    const answer = await fetch(`${inbox.url}/f/inquiry`, {
      method: 'POST',
      body: new URLSearchParams({ ...inquiry, _next }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Thanks');
  });

  it('takes multipart forms', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(inquiry)) body.set(name, value);
    const answer = await fetch(`${inbox.url}/f/inquiry`, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(mails()[0]?.text).toContain('Rodilla izquierda.');
  });
});

describe('checks', () => {
  it('drops what fell into the trap without saying so', async () => {
    const answer = await send({ ...inquiry, _gotcha: 'http://spam.example' });
    expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
    expect(mails()).toHaveLength(0);
  });

  it('refuses an address that is none', async () => {
    const answer = await send({ ...inquiry, email: 'zoe@' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'TYPE_EMAIL', field: 'email' }] });
    expect(mails()).toHaveLength(0);
  });

  it('refuses an empty form', async () => {
    const answer = await send({ _subject: 'Nothing', email: '' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'EMPTY' }] });
  });

  it.each([
    ['broken JSON', '{"email":', asJson],
    ['a list', '[1]', asJson],
    ['another type', 'hello', { 'Content-Type': 'text/plain' }],
  ])('refuses %s', async (_name, body, headers) => {
    const answer = await fetch(`${inbox.url}/f/inquiry`, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  it('refuses a body that is too large', async () => {
    const answer = await send({ ...inquiry, message: 'x'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(mails()).toHaveLength(0);
  });

  it('refuses a robot by its token', async () => {
    const answer = await send({ ...inquiry, 'g-recaptcha-response': 'stand-in-refused' });
    expect(answer.status).toBe(403);
    expect(mails()).toHaveLength(0);
  });
});

describe('header injection', () => {
  it('keeps name, email and subject plain text', async () => {
    await send({
      'Full name': 'Eve\r\nBcc: victim@example.com',
      email: 'eve@example.com',
      _subject: 'Hello\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>',
      'X\r\nBcc: name@example.com': 'value',
    });
    const [name] = readdirSync(folder);
    const raw = readFileSync(join(folder, name ?? ''), 'latin1');
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
    const [mail] = mails();
    expect(mail?.headers.bcc).toBeUndefined();
    expect(mail?.headers.subject).toBe('Hello Bcc: victim@example.com <script>alert(1)</script>');
    expect(mail?.text).toContain('Eve\r\nBcc: victim@example.com'.replace('\r\n', '\n'));
  });

  it('takes no second address by way of the email', async () => {
    const answer = await send({ ...inquiry, email: 'eve@example.com\r\nBcc: victim@example.com' });
    expect(answer.status).toBe(422);
    expect(mails()).toHaveLength(0);
  });
});

describe('told to fail', () => {
  it.each([
    ['field-errors', 422],
    ['form-errors', 400],
    ['captcha', 403],
    ['403', 403],
    ['404', 404],
    ['429', 429],
    ['quota', 200],
    ['500', 500],
    ['html', 200],
    ['html-500', 502],
    ['malformed', 200],
    ['no-next', 200],
  ])('by the form id fail-%s with status %i, keeping nothing', async (mode, status) => {
    const answer = await send(inquiry, `fail-${mode}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).not.toContain('"next":"');
    expect(mails()).toHaveLength(0);
  });

  it('by dropping the connection', async () => {
    await expect(send(inquiry, 'drop')).rejects.toThrow();
  });

  it('by never answering', async () => {
    const signal = AbortSignal.timeout(300);
    const hanging = fetch(`${inbox.url}/f/hang`, {
      method: 'POST',
      headers: asJson,
      body: '{"email":"a@b.co"}',
      signal,
    });
    await expect(hanging).rejects.toThrow(/timeout|abort/i);
  });

  it('by an instruction, for one sender only', async () => {
    const told = await fetch(`${inbox.url}/control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: 'inquiry', mode: '429', email: 'told@example.com' }),
    });
    expect(told.status).toBe(204);
    expect((await send({ ...inquiry, email: 'told@example.com' })).status).toBe(429);
    expect((await send(inquiry)).status).toBe(200);
  });

  it.each(['{}', 'x', '{"form":"inquiry","mode":"nonsense"}'])('not by %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(`${inbox.url}/control`, { method: 'POST', headers, body })).status).toBe(400);
  });
});

describe('listing', () => {
  it('shows the newest first and escapes what people wrote', async () => {
    await send({ ...inquiry, _subject: 'First' });
    await send({ ...inquiry, _subject: 'Second <img src=x onerror=alert(1)>' });
    const page = await fetch(inbox.url);
    const html = await page.text();
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
    expect(html).toContain('Second &lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const list = await (await fetch(`${inbox.url}/inbox.json`)).json();
    expect(list).toMatchObject([
      { subject: 'Second <img src=x onerror=alert(1)>' },
      { subject: 'First', from: 'zoe@example.com' },
    ]);
  });

  it('is not shown under a foreign name', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(inbox.url).port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 421/);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://evil.example:9000', 'null'])(
    'takes nothing from a page of %s',
    async (origin) => {
      const plain = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
      const answers = [
        await fetch(`${inbox.url}/f/inquiry`, { method: 'POST', headers: plain, body: 'email=a%40example.com' }),
        await fetch(`${inbox.url}/f/inquiry`, { method: 'OPTIONS', headers: { Origin: origin } }),
        await send(inquiry, 'inquiry', { ...asJson, Origin: origin }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(403);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect(mails()).toEqual([]);
    },
  );

  it('gives other sites no leave to read or steer it', async () => {
    for (const address of ['/', '/inbox.json', '/control']) {
      const answer = await fetch(inbox.url + address, { headers: { Origin: 'https://evil.example' } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('captcha stand-in', () => {
  const run = async (key: string): Promise<unknown> => {
    const script = await (await fetch(`${inbox.url}/recaptcha/api.js?render=${key}`)).text();
    const page: { grecaptcha?: { execute: () => Promise<string> } } = {};
    new Function('window', script)(page);
    return page.grecaptcha?.execute();
  };

  it('gives good, refused and empty tokens', async () => {
    expect(await run('stand-in')).toBe('stand-in-good');
    expect(await run('refused')).toBe('stand-in-refused');
    expect(await run('empty')).toBe('');
  });

  it('fails when told to', async () => {
    await expect(run('error')).rejects.toThrow('Invalid site key');
  });

  it('never loads when told to', async () => {
    const signal = AbortSignal.timeout(300);
    await expect(fetch(`${inbox.url}/recaptcha/api.js?render=never`, { signal })).rejects.toThrow();
  });

  it('runs no code from the key', async () => {
    expect(await run(encodeURIComponent("');alert(1);('"))).toBe('stand-in-good');
  });
});

it('listens on this machine only', async () => {
  const second = await startInbox({ port: 0, folder });
  await expect(startInbox({ port: Number(new URL(second.url).port), folder })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await second.close();
});
