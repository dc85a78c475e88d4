import { asJson, inquiry, testInbox } from './testInbox';

const { ask, send, kept } = testInbox();

describe('wire format', () => {
  it('answers the preflight with the headers that the form sends', async () => {
    const answer = await ask('/f/inquiry', { method: 'OPTIONS' });
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
    const [mail] = await kept();
    expect(mail?.subject).toBe(inquiry._subject);
    expect(mail?.from).toBe('zoe@example.com');
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
    const answer = await ask('/f/inquiry', {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Origin: 'http://localhost:9000', Accept: 'text/html' },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://localhost:9000/es/contacto#contact-sent');
    expect(await kept()).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'nowhere', ''])('leads nowhere for %p, but thanks', async (_next) => {
    const answer = await ask('/f/inquiry', {
      method: 'POST',
      body: new URLSearchParams({ ...inquiry, _next }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Thanks');
  });
});

describe('checks', () => {
  it('drops what fell into the trap without saying so', async () => {
    const answer = await send({ ...inquiry, _gotcha: 'http://spam.example' });
    expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
    expect(await kept()).toHaveLength(0);
  });

  it('refuses an address that is none', async () => {
    const answer = await send({ ...inquiry, email: 'zoe@' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'TYPE_EMAIL', field: 'email' }] });
    expect(await kept()).toHaveLength(0);
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
    const answer = await ask('/f/inquiry', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  it('refuses a body that is too large', async () => {
    const answer = await send({ ...inquiry, message: 'x'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(await kept()).toHaveLength(0);
  });

  it('takes no second address by way of the email', async () => {
    const answer = await send({ ...inquiry, email: 'eve@example.com\r\nBcc: victim@example.com' });
    expect(answer.status).toBe(422);
    expect(await kept()).toHaveLength(0);
  });
});
