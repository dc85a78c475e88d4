import { asJson, inquiry, testInbox } from './testInbox';

const { ask, send, kept } = testInbox();

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
    expect(await kept()).toHaveLength(0);
  });

  it('by dropping the connection', async () => {
    await expect(send(inquiry, 'drop')).rejects.toThrow();
  });

  it('by never answering', async () => {
    const signal = AbortSignal.timeout(300);
    const hanging = ask('/f/hang', { method: 'POST', headers: asJson, body: '{"email":"a@b.co"}', signal });
    await expect(hanging).rejects.toThrow(/timeout|abort/i);
  });

  it('by an instruction, for one sender only', async () => {
    const told = await ask('/control', {
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
    expect((await ask('/control', { method: 'POST', headers, body })).status).toBe(400);
  });
});

describe('captcha stand-in', () => {
  const run = async (key: string): Promise<unknown> => {
    const script = await (await ask(`/recaptcha/api.js?render=${key}`)).text();
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
    await expect(ask('/recaptcha/api.js?render=never', { signal })).rejects.toThrow();
  });

  it('runs no code from the key', async () => {
    expect(await run(encodeURIComponent("');alert(1);('"))).toBe('stand-in-good');
  });
});
