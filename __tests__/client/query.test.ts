/** @jest-environment jsdom */
import { replaceQuery, watchOwnQuery, watchQuery } from '../../src/client/query';

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

it('can be watched for one page alone: of another’s address nothing is heard', () => {
  const own = jest.fn();
  const stopOwn = watchOwnQuery(own);
  window.history.replaceState(null, '', '/contact');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(own).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/clinics?q=c');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(own).toHaveBeenCalledTimes(1);
  stopOwn();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(own).toHaveBeenCalledTimes(1);
});
