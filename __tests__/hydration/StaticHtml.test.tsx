import { act, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from '../../src/hydration/StaticHtml';

const load = jest.fn(async () => ({ default: ({ name }: { name: string }) => <p>Answers of {name}</p> }));

const Answers = lazy(load);

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <StaticHtml>
        <Answers name={`clinic ${count}`} />
      </StaticHtml>
    </>
  );
}

const html = '<button type="button">0</button><div><p>Answers of the server</p></div>';

test('in a page from the server it stays the server’s HTML, whatever changes around it, and loads nothing', async () => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const [paragraph] = place.getElementsByTagName('p');
  const failed = jest.fn();
  await act(async () => hydrateRoot(place, <Page />, { onRecoverableError: failed }));
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('1');
  expect(place.getElementsByTagName('p')[0]).toBe(paragraph);
  expect(place).toHaveTextContent('Answers of the server');
  expect(load).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

test('in a page that is rendered in the browser it is loaded and drawn', async () => {
  render(
    <StaticHtml>
      <Answers name="Tomebamba" />
    </StaticHtml>,
  );
  expect(await screen.findByText('Answers of Tomebamba')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
