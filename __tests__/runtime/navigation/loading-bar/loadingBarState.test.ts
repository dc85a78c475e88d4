import {
  createLoadingBar,
  type LoadingBarMachine,
} from '../../../../src/runtime/navigation/loading-bar/loadingBarState';

// R9.10: throttle 400 ms, duration 2000 ms, hide delay 500 ms, reset delay 400 ms.
let bar: LoadingBarMachine;
let seen: string[];

beforeEach(() => {
  jest.useFakeTimers();
  bar = createLoadingBar();
  seen = [];
  bar.watch(() => seen.push(bar.state().phase));
});
afterEach(() => jest.useRealTimers());

test('a slow load: nothing for 400 ms, then the bar, full at the end, gone after 500 ms, at rest after another 400 ms', () => {
  bar.start();
  jest.advanceTimersByTime(399);
  expect(bar.state().phase).toBe('waiting');
  jest.advanceTimersByTime(1);
  expect(bar.state().phase).toBe('loading');
  jest.advanceTimersByTime(60_000);
  expect(bar.state().phase).toBe('loading');
  bar.finish();
  expect(bar.state().phase).toBe('done');
  jest.advanceTimersByTime(499);
  expect(bar.state().phase).toBe('done');
  jest.advanceTimersByTime(1);
  expect(bar.state().phase).toBe('leaving');
  jest.advanceTimersByTime(399);
  expect(bar.state().phase).toBe('leaving');
  jest.advanceTimersByTime(1);
  expect(bar.state().phase).toBe('idle');
});

test('a quick load never shows', () => {
  bar.start();
  jest.advanceTimersByTime(399);
  bar.finish();
  jest.advanceTimersByTime(10_000);
  expect(seen).toEqual(['waiting', 'idle']);
});

test('a failure shows at once, however early, for 500 ms', () => {
  bar.start();
  bar.fail('/clinics');
  expect(bar.state()).toEqual({ phase: 'failed', failed: '/clinics' });
  jest.advanceTimersByTime(499);
  expect(bar.state().phase).toBe('failed');
  jest.advanceTimersByTime(1);
  expect(bar.state().phase).toBe('leaving');
  jest.advanceTimersByTime(400);
  expect(bar.state()).toEqual({ phase: 'idle', failed: '/clinics' });
});

test('the notice of a failure goes when it is put away, and when something else loads', () => {
  bar.fail('/clinics');
  bar.dismiss();
  expect(bar.state()).toEqual({ phase: 'failed' });
  bar.fail('/clinics');
  jest.advanceTimersByTime(900);
  bar.finish();
  expect(bar.state()).toEqual({ phase: 'idle' });
  bar.fail('/clinics');
  bar.start();
  expect(bar.state()).toEqual({ phase: 'waiting' });
});

test('a new load during the last moments of the one before starts over', () => {
  bar.start();
  jest.advanceTimersByTime(400);
  bar.finish();
  jest.advanceTimersByTime(100);
  bar.start();
  jest.advanceTimersByTime(400);
  expect(bar.state().phase).toBe('loading');
});
