/** @jest-environment jsdom */
import { loadApp } from '../../src/hydration/loadApp';

const scripts = ['/framework.js', '/app.js'];

const page = window as unknown as {
  ___start?: (scripts: readonly string[], fail: () => void, attempt: number) => void;
  pagePath: string;
};

const settle = () => new Promise((done) => setTimeout(done));

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, async }) => [new URL(src).pathname, async]);

interface Read {
  readonly address: string;
  readonly end: (status: number, response: object | null) => void;
}

/** Requested data without an answer yet. */
let reads: Read[] = [];

class StandInRequest {
  status = 0;
  response: object | null = null;
  onloadend?: () => void;
  address = '';

  open(_: string, address: string) {
    this.address = address;
  }

  send() {
    const end: Read['end'] = (status, response) => {
      Object.assign(this, { status, response });
      this.onloadend?.();
    };
    reads.push({ address: this.address, end });
  }
}

/** Pending preloads succeed or fail. */
const endScripts = (type: 'load' | 'error') => {
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event(type));
};

/** Pending data arrives or fails: 0 is a broken connection, null is unreadable data. */
const endData = (status: number, response: object | null = {}) => {
  for (const { end } of reads.splice(0)) end(status, response);
};

const end = {
  script: { come: () => endScripts('load'), fail: () => endScripts('error') },
  data: { come: () => endData(200), fail: () => endData(0) },
} as const;

const kinds = ['script', 'data'] as const;

const comeAll = async () => {
  for (const kind of kinds) end[kind].come();
  await settle();
};

const attempt = (number = 1, path = '/clinics') => {
  const fail = jest.fn();
  page.pagePath = path;
  // biome-ignore lint/security/noGlobalEval: the text of the file is what is tested
  globalThis.eval(loadApp);
  page.___start?.(scripts, fail, number);
  return fail;
};

let logged: jest.SpyInstance;

afterEach(() => logged.mockRestore());

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.head.innerHTML = '';
  delete page.___start;
  reads = [];
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
  globalThis.XMLHttpRequest = StandInRequest as unknown as typeof XMLHttpRequest;
});

it('fetches scripts at a second attempt, for some browsers preload an address once only', async () => {
  attempt(2);
  expect(jest.mocked(fetch).mock.calls.flat()).toEqual(scripts);
  await comeAll();
  expect(added()).toHaveLength(2);
});

it('runs nothing at a second attempt whose answer is an error', async () => {
  jest.mocked(fetch).mockResolvedValue({ ok: false } as Response);
  const fail = attempt(2);
  await comeAll();
  expect(fail).toHaveBeenCalledTimes(1);
  expect(added()).toEqual([]);
});

it.each([
  [404, {}],
  [500, {}],
  [200, null],
])('runs nothing when data is answered with %d and %j, and says where', async (status, response) => {
  const fail = attempt(1, '/es/contacto');
  endScripts('load');
  endData(status, response);
  await settle();
  expect(fail).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith('The page could not be loaded:', '/es/contacto');
  expect(added()).toEqual([]);
});

it('says nothing of a request that was cut off, as when its page is left', async () => {
  const fail = attempt();
  end.data.fail();
  await settle();
  expect(fail).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
});

it.each(kinds)('runs nothing after a %s that does not come, and does at the next attempt', async (kind) => {
  const fail = attempt();
  end[kind].fail();
  await settle();
  expect(fail).toHaveBeenCalledTimes(1);
  await comeAll();
  expect(added()).toEqual([]);
  document.head.innerHTML = '';
  attempt();
  await comeAll();
  expect(added()).toHaveLength(2);
});

it('runs the app once when attempts overlap', async () => {
  attempt();
  attempt(2);
  await comeAll();
  expect(added()).toHaveLength(2);
});

it('runs again only what failed to run', async () => {
  const fail = attempt();
  await comeAll();
  const [framework, app] = document.head.querySelectorAll('script');
  framework?.dispatchEvent(new Event('load'));
  app?.dispatchEvent(new Event('error'));
  expect(fail).toHaveBeenCalledTimes(1);
  attempt(2);
  await comeAll();
  expect(added().map(([src]) => src)).toEqual([...scripts, '/app.js']);
});
