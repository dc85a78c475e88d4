import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadingBar, loadingState } from '../../../../src/runtime/navigation/loading-bar';
import { renderWithPage } from '../../../renderWithPage';

const bar = (container: HTMLElement) => container.querySelector('[data-loading-bar]');

afterEach(() => act(() => loadingState.dismiss()));

test('a failure: brighter red, and words in a live region that was there before', async () => {
  const { container } = renderWithPage(<LoadingBar />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => loadingState.fail('/clinics?country=mexico'));
  expect(bar(container)).toHaveStyle({ background: '#E5262E' });
  expect(region).toHaveTextContent('The page could not be loaded.');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/clinics?country=mexico');
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(region).toBeEmptyDOMElement();
});

test('in Spanish', () => {
  renderWithPage(<LoadingBar />, { language: 'es' });
  act(() => loadingState.fail('/es/clinicas'));
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo cargar la página.');
});
