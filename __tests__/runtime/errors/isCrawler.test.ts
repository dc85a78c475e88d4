import { isCrawler } from '../../../src/runtime/errors/isCrawler';

jest.mock('isbot', () => {
  throw new Error('Loading chunk 9 failed.');
});

test('without the list of crawlers a person is assumed, who is told of the error', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(false);
  expect(warn).toHaveBeenCalled();
});
