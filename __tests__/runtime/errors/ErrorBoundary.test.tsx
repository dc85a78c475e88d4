import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { logOnce, PageBoundary, SectionBoundary } from '../../../src/runtime/errors';
import { isCrawler } from '../../../src/runtime/errors/isCrawler';
import { readPageError } from '../../../src/runtime/errors/pageError';
import { ServerErrorSection } from '../../../src/sections/errors';
import { renderWithPage, withPage } from '../../renderWithPage';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const read = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);

function Breakable({ error }: { error: unknown }) {
  const [broken, setBroken] = useState(false);
  if (broken) throw error;
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

const fallback = (error: ReturnType<typeof readPageError>) => (
  <ServerErrorSection status={error.status} title={error.title} description={error.description} />
);

const renders = jest.fn();

function Failing(): never {
  renders();
  throw new Error('x');
}

function Page({
  error,
  address = '/a',
  words = 'Words of the page',
}: {
  error: unknown;
  address?: string;
  words?: string;
}) {
  return (
    <main>
      <PageBoundary address={address} fallback={fallback}>
        <p>{words}</p>
        <Breakable error={error} />
      </PageBoundary>
    </main>
  );
}

beforeEach(() => {
  read(person);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const breakPage = async (error: unknown) => {
  const result = renderWithPage(<Page error={error} />);
  await userEvent.click(screen.getByText('Break'));
  return result;
};

test('an error that says what it is: status code, status message, description', async () => {
  await breakPage({ statusCode: 503, statusMessage: 'Closed for repairs', description: 'Back at noon.' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Closed for repairs' })).toBeVisible();
  expect(screen.getByText('503')).toBeVisible();
  expect(screen.getByText('Back at noon.')).toBeVisible();
});

const next = withPage(<Page error={new Error('x')} address="/b" words="Words of the next page" />);

test('another page gets another chance, and may fail as well', async () => {
  const { rerender } = await breakPage(new Error('x'));
  await screen.findByText('500');
  rerender(next);
  expect(await screen.findByText('Words of the next page')).toBeVisible();
  expect(screen.queryByText('500')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Break'));
  expect(await screen.findByText('500')).toBeVisible();
});

test('a crawler finds on the next page what stood there, too', async () => {
  read(crawler);
  const { rerender } = await breakPage(new Error('x'));
  await act(async () => expect(await isCrawler(crawler)).toBe(true));
  rerender(next);
  await userEvent.click(screen.getByText('Break'));
  await act(async () => expect(await isCrawler(crawler)).toBe(true));
  expect(screen.getByText('Words of the next page')).toBeInTheDocument();
  expect(screen.queryByText('Words of the page')).not.toBeInTheDocument();
});

test('a page that fails as it is navigated to is rendered once, not again and again', async () => {
  const at = (address: string, fails: boolean) => (
    <main>
      <PageBoundary address={address} fallback={fallback}>
        {fails ? <Failing /> : <p>Words of the page</p>}
      </PageBoundary>
    </main>
  );
  const { rerender } = renderWithPage(at('/a', false));
  rerender(withPage(at('/b', true)));
  await screen.findByText('500');
  const attempts = renders.mock.calls.length;
  rerender(withPage(at('/b', true)));
  expect(renders).toHaveBeenCalledTimes(attempts);
  rerender(withPage(at('/c', false)));
  expect(screen.getByText('Words of the page')).toBeVisible();
});

test('a section that fails leaves the others', async () => {
  renderWithPage(
    <main>
      <SectionBoundary>
        <Breakable error={new Error('x')} />
      </SectionBoundary>
      <p>Another section</p>
    </main>,
  );
  await userEvent.click(screen.getByText('Break'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the page could not be shown. The rest of the page works. You can load it again, or write to patients@example.com. Load the page again',
  );
  expect(screen.getByRole('link', { name: 'patients@example.com' })).toHaveAttribute(
    'href',
    'mailto:patients@example.com',
  );
  // An empty address loads the page again.
  expect(screen.getByText('Load the page again')).toHaveAttribute('href', '');
  expect(screen.getByText('Another section')).toBeVisible();
});

test('an error is logged once', () => {
  const error = new Error('x');
  logOnce('First:', error);
  logOnce('Second:', error);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test.each([['text'], [null], [undefined]])('%p that is thrown is logged as well', (error) => {
  logOnce('First:', error);
  expect(console.error).toHaveBeenCalledWith('First:', error);
});

test.each([' ', 7, null])('%p is no status message and no description', (text) =>
  expect(readPageError({ statusCode: 503, statusMessage: text, description: text })).toEqual({ status: 503 }),
);

test.each([
  [{ statusCode: 404 }, 404],
  [{ statusCode: 400 }, 400],
  [{ statusCode: 599 }, 599],
  [{ statusCode: 399 }, 500],
  [{ statusCode: 600 }, 500],
  [{ statusCode: 404.5 }, 500],
  [{ statusCode: 200 }, 500],
  [{ statusCode: '404' }, 500],
  [new Error('x'), 500],
  [null, 500],
  ['text', 500],
])('status of %j', (error, status) => expect(readPageError(error).status).toBe(status));
