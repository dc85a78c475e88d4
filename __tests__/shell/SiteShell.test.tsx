import { screen } from '@testing-library/react';
import { usePage } from '../../src/components/ui/page/PageProvider';
import type { Language } from '../../src/facts/locales';
import { SiteShell } from '../../src/shell/SiteShell';
import { renderWithPage } from '../renderWithPage';

/** The part of the site that throws when it is drawn. */
const mockBroken = { part: '' };

function mockBreakable(file: string, name: string) {
  const actual = jest.requireActual(`../../src/${file}`);
  const draw = (props: object) => {
    if (mockBroken.part === name) throw new Error('secret detail');
    return actual[name](props);
  };
  return { ...actual, [name]: draw };
}

jest.mock('../../src/components/site/header/Header', () => mockBreakable('components/site/header/Header', 'Header'));
jest.mock('../../src/components/site/footer/Footer', () => mockBreakable('components/site/footer/Footer', 'Footer'));
jest.mock('../../src/components/site/menu/MobileMenu', () =>
  mockBreakable('components/site/menu/MobileMenu', 'MobileMenu'),
);
jest.mock('../../src/runtime/locale', () => mockBreakable('runtime/locale', 'LanguageOffer'));
jest.mock('../../src/runtime/navigation/loading-bar', () =>
  mockBreakable('runtime/navigation/loading-bar', 'LoadingBar'),
);

/** The shell around a page, as the template's words provider sees it. */
function Site({ address = '/' }: { address?: string }) {
  return (
    <SiteShell context={{ page: usePage(), view: {}, language: 'en' } as never} address={address}>
      <h1>Words of the page</h1>
    </SiteShell>
  );
}

const site = (language: Language = 'en') => renderWithPage(<Site />, { language });

beforeEach(() => {
  mockBroken.part = '';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const parts = ['Header', 'Footer', 'MobileMenu', 'LanguageOffer', 'LoadingBar'];

test.each(parts)('%s fails: the error page, and a way to write', async (part) => {
  mockBroken.part = part;
  site();
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent('500');
  expect(page).toHaveTextContent('Something went wrong on our side.');
  expect(page).not.toHaveTextContent('secret detail');
  const mail = screen.getByRole('link', { name: 'patients@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:patients@example.com');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test.each(parts)('%s fails in Spanish', async (part) => {
  mockBroken.part = part;
  site('es');
  expect(await screen.findByRole('heading', { level: 1, name: 'Error interno del servidor' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('escríbanos a patients@example.com');
});
