import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox } from '../../../tools/inbox';
import { openStore } from '../../../tools/inbox/inquiryStore';

export const asJson = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** An inbox on a port of its own, for the tests of a file; it is empty for each. */
export const testInbox = () => {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  const started = startInbox({ port: 0, folder });
  afterAll(async () => {
    await (await started).close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async (path: string, init?: RequestInit): Promise<Response> => fetch((await started).url + path, init);
  afterEach(() => ask('/inbox.json', { method: 'DELETE' }));
  return {
    folder,
    started,
    ask,
    send: (fields: object, form = 'inquiry', headers: Record<string, string> = asJson) =>
      ask(`/f/${form}`, { method: 'POST', headers, body: JSON.stringify(fields), redirect: 'manual' }),
    kept: () => openStore(folder).list(),
  };
};

export const inquiry = {
  'Full name': 'Zoë Núñez Ñandú 🌵',
  email: 'zoe@example.com',
  'Primary medical condition': 'Rodilla izquierda.\nDos años — "ayuda" 👩‍⚕️ <b>&amp;</b>',
  message: 'Línea uno\nLínea dos',
  _subject:
    'Una consulta: Zoë Núñez Ñandú 🌵, zoe@example.com, +52 55 1234 5678 con un asunto largo que hay que plegar',
  _language: 'es',
};
