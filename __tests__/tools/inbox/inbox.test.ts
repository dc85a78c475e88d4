import { inquiry, testInbox } from './testInbox';

const { ask, send, kept } = testInbox();

it.each(['javascript:alert(1)', 'nowhere', ''])('leads nowhere for %p, but thanks', async (_next) => {
  const answer = await ask('/f/inquiry', {
    method: 'POST',
    body: new URLSearchParams({ ...inquiry, _next }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Thanks');
});

it('drops what fell into the trap without saying so', async () => {
  const answer = await send({ ...inquiry, _gotcha: 'http://spam.example' });
  expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
  expect(await kept()).toHaveLength(0);
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
