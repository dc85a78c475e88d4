import { connect } from 'node:net';
import { startInbox } from '../../../tools/inbox';
import { asJson, inquiry, testInbox } from './testInbox';

const { folder, started, ask, send, kept } = testInbox();

it('shows the newest first and escapes what people wrote', async () => {
  await send({ ...inquiry, _subject: 'First' });
  await send({ ...inquiry, _subject: 'Second <img src=x onerror=alert(1)>' });
  const page = await ask('/');
  const html = await page.text();
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
  expect(html).toContain('Second &lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const list = await (await ask('/inbox.json')).json();
  expect(list).toMatchObject([
    { subject: 'Second <img src=x onerror=alert(1)>' },
    { subject: 'First', from: 'zoe@example.com' },
  ]);
});

it('is not shown under a foreign name', async () => {
  const port = Number(new URL((await started).url).port);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
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

const origins = ['https://evil.example', 'http://localhost.evil.example', 'http://evil.example:9000', 'null'];
it.each(origins)('takes nothing from a page of %s', async (origin) => {
  const plain = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  const answers = [
    await ask('/f/inquiry', { method: 'POST', headers: plain, body: 'email=a%40example.com' }),
    await ask('/f/inquiry', { method: 'OPTIONS', headers: { Origin: origin } }),
    await send(inquiry, 'inquiry', { ...asJson, Origin: origin }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await kept()).toEqual([]);
});

it('gives other sites no leave to read or steer it', async () => {
  for (const address of ['/', '/inbox.json', '/control']) {
    const answer = await ask(address, { headers: { Origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('listens on this machine only', async () => {
  const second = await startInbox({ port: 0, folder });
  await expect(startInbox({ port: Number(new URL(second.url).port), folder })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await second.close();
});
