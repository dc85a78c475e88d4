import { replaceQuery, watchQuery } from '../../src/web/query';

const heard = jest.fn();
let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ key: 'of Gatsby' }, '', '/clinics?q=a#results');
  stop = watchQuery(heard);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('changes the query alone: path, fragment, state and the way back stay', () => {
  const entries = window.history.length;
  replaceQuery('?q=b');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/clinics?q=b#results');
  expect(window.history.state).toEqual({ key: 'of Gatsby' });
  expect(window.history).toHaveLength(entries);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('does nothing for the query that is there', () => {
  const replace = jest.spyOn(window.history, 'replaceState');
  replaceQuery('?q=a');
  expect(replace).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

it('bears a browser that refuses, and tells nobody of what has not changed', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  expect(() => replaceQuery('?q=b')).not.toThrow();
  expect(console.warn).toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

it('is heard on the way back, until it is stopped', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  replaceQuery('?q=b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});
