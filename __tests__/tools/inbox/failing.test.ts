import { inquiry, testInbox } from './testInbox';

const { ask, send, kept } = testInbox();

test('it fails for the one sender for whom it is told to', async () => {
  const told = await ask('/control?email=told@example.com&mode=500', { method: 'POST' });
  expect(told.status).toBe(204);
  const answer = await send({ ...inquiry, email: 'told@example.com' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([500, '*']);
  expect(await kept()).toHaveLength(0);
  expect((await send(inquiry)).status).toBe(200);
  expect((await ask('/control?mode=nonsense', { method: 'POST' })).status).toBe(400);
});

test('its captcha takes nobody for a robot, or everybody, whose inquiries it refuses', async () => {
  const tokenFor = async (key: string): Promise<string | undefined> => {
    const page: { grecaptcha?: { execute: () => Promise<string> } } = {};
    new Function('window', await (await ask(`/recaptcha/api.js?render=${key}`)).text())(page);
    return page.grecaptcha?.execute();
  };
  const statuses = [];
  for (const key of ['stand-in', 'refused'])
    statuses.push((await send({ ...inquiry, 'g-recaptcha-response': await tokenFor(key) })).status);
  expect(statuses).toEqual([200, 403]);
  expect(await kept()).toHaveLength(1);
});
