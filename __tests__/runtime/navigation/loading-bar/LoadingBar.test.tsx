import { act, screen } from '@testing-library/react';
import { LoadingBar, loadingState } from '../../../../src/runtime/navigation/loading-bar';
import { renderWithPage } from '../../../renderWithPage';

afterEach(() => act(() => loadingState.dismiss()));

test('a failure is said in a live region that was there before', () => {
  renderWithPage(<LoadingBar />, { language: 'es' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => loadingState.fail('/es/clinicas'));
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo cargar la página.');
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute('href', '/es/clinicas');
});
