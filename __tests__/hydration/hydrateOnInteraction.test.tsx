import { hydrateOnInteraction } from '../../src/hydration/hydrateOnInteraction';

const scripts = ['/boot.js', '/app.js'];

const added = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

const keepers = new Set<EventListenerOrEventListenerObject>();

/** A trusted click, unless said otherwise, sent to the script alone: jsdom's own events are untrusted. */
const press = (target: Element, isTrusted = true): { readonly defaultPrevented: boolean } => {
  const event = {
    target,
    isTrusted,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  for (const keep of keepers) if (typeof keep === 'function') keep(event as unknown as Event);
  return event;
};

const watchPresses = (): void => {
  keepers.clear();
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        if (type !== 'click' || typeof options !== 'object')
          return addEventListener.call(window, type, listener, options);
        keepers.add(listener);
        options.signal?.addEventListener('abort', () => keepers.delete(listener));
      },
    );
};

const runAgain = (): void => {
  // biome-ignore lint/security/noGlobalEval: the text of the page's script is what is tested
  globalThis.eval(hydrateOnInteraction(scripts));
};

const button = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  jest.useFakeTimers();
  watchPresses();
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="#there">Link</a><button type="button"><b>Press</b></button>';
  runAgain();
});

afterEach(() => {
  window.location.hash = '';
  window.___onHydrated?.();
  window.dispatchEvent(new Event('wheel'));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
it.each(signs)('starts once at %s, and has the app come meanwhile', (sign) => {
  window.dispatchEvent(Object.assign(new Event(sign), { movementX: 2, movementY: 0 }));
  window.dispatchEvent(new Event(sign));
  expect(added().map(({ src }) => new URL(src).pathname)).toEqual(['/boot.js']);
  const preloads = [...document.head.querySelectorAll('link')];
  expect(preloads.map(({ rel, as, href }) => [rel, as, new URL(href).pathname])).toEqual([
    ['preload', 'script', '/app.js'],
  ]);
});

it('does not take a pointer that rests over the new page for a move', () => {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(added()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: -1 }));
  expect(added()).toHaveLength(1);
});

it('keeps a press, shows so, and repeats it once the app is hydrated', () => {
  const pressed = jest.fn();
  const event = press(button().firstElementChild as Element);
  expect(event.defaultPrevented).toBe(true);
  expect(added()).toHaveLength(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  button().addEventListener('click', pressed);
  window.___onHydrated?.();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-busy');
});

it('leaves presses to the browser that a program makes, as its own repeated one', () => {
  expect(press(button(), false).defaultPrevented).toBe(false);
});

it('gives each press its own ten seconds', () => {
  document.body.append(document.createElement('button'));
  const pressed = jest.fn();
  document.body.lastElementChild?.addEventListener('click', pressed);
  press(button());
  jest.advanceTimersByTime(9_000);
  press(document.body.lastElementChild as Element);
  jest.advanceTimersByTime(9_999);
  expect(pressed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('keeps nothing any more once the app is hydrated', () => {
  window.___onHydrated?.();
  expect(press(button()).defaultPrevented).toBe(false);
});

it.each([
  ['a script cannot be loaded', () => added()[0]?.dispatchEvent(new Event('error'))],
  ['the app is not hydrated in ten seconds', () => jest.advanceTimersByTime(10_000)],
])('hands the press back when %s', (_, fail) => {
  press(button());
  const pressed = jest.fn();
  button().addEventListener('click', pressed);
  fail();
  expect(pressed).toHaveBeenCalledTimes(1);
  // From now on it is the browser's, until the app is hydrated: a form is not sent twice.
  expect(press(button()).defaultPrevented).toBe(false);
  window.___onHydrated?.();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('asks again for what failed, not at once', () => {
  const sign = () => window.dispatchEvent(new Event('keydown'));
  sign();
  added()[0]?.dispatchEvent(new Event('error'));
  sign();
  jest.advanceTimersByTime(2_999);
  sign();
  expect(added()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(press(button()).defaultPrevented).toBe(true);
  sign();
  expect(added().map(({ src }) => new URL(src).pathname)).toEqual(['/boot.js', '/boot.js']);
});

it('asks anew on a page that comes back by the back-forward cache while it starts, and on no other', () => {
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(true);
  expect(added()).toHaveLength(0);
  window.dispatchEvent(new Event('keydown'));
  shown(false);
  expect(added()).toHaveLength(1);
  shown(true);
  expect(added()).toHaveLength(2);
  window.___onHydrated?.();
  shown(true);
  expect(added()).toHaveLength(2);
});

describe('a choice made earlier starts it at once', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('in the query of the address', () => {
    window.history.replaceState(null, '', '/?country=mexico');
    runAgain();
    expect(added()).toHaveLength(1);
  });

  it('in a field that has the focus already', () => {
    button().focus();
    document.head.innerHTML = '';
    runAgain();
    expect(added()).toHaveLength(1);
  });
});

describe('a page that was scrolled while it arrived', () => {
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  it.each([
    [0, []],
    [300, ['/boot.js']],
  ])('starts in its first frame: %d pixels', (scrolled, started) => {
    Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
    expect(added()).toEqual([]);
    jest.advanceTimersToNextFrame();
    expect(added().map(({ src }) => new URL(src).pathname)).toEqual(started);
  });
});
