import { fireEvent, screen } from '@testing-library/react';
import { MobileMenu } from '../../../../src/components/site/menu/MobileMenu';
import { renderWithPage } from '../../../renderWithPage';

const page = { kind: 'clinics' } as const;

const open = () => {
  const { container } = renderWithPage(
    <>
      <header>
        <MobileMenu />
      </header>
      <main data-testid="main" />
    </>,
    { page },
  );
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
};

const screenWidth = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };

beforeEach(() => {
  screenWidth.matches = true;
  window.matchMedia = jest.fn().mockReturnValue(screenWidth);
});

it('is a native disclosure that says Menu and Close', () => {
  const details = open();
  expect(details.querySelector('summary')).toHaveTextContent('MenuClose');
});

it('marks the current page, and leads to it in the other language', () => {
  open();
  expect(screen.getByText('Clinics')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Español')).toHaveAttribute('href', '/es/clinicas');
});

it('puts the page behind it out of reach and gives it back', () => {
  const details = open();
  expect(screen.getByTestId('main').inert).toBe(true);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(screen.getByTestId('main').inert).toBe(false);
});

it('leads Tab around inside', () => {
  const details = open();
  const stops = [...details.querySelectorAll<HTMLElement>('summary, a')];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  last?.focus();
  fireEvent.keyDown(document, { key: 'Tab' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(document, { key: 'Tab', shiftKey: true });
  expect(last).toHaveFocus();
});

it('closes when a page is chosen', () => {
  const details = open();
  fireEvent.click(screen.getByText('Contact'));
  expect(details.open).toBe(false);
});

it('closes when the window has grown too wide for it', () => {
  const details = open();
  screenWidth.matches = false;
  screenWidth.addEventListener.mock.calls[0]?.[1]();
  expect(details.open).toBe(false);
});
