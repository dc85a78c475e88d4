import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '../../../src/inquiry/model/values';

/** The code of the form's fields comes late, or not at all, as after a deploy or without a connection. */

let mockIsThere = false;
jest.mock('../../../src/inquiry/form/InquiryFields', () => {
  if (!mockIsThere) throw new Error('Loading chunk 5 failed.');
  return jest.requireActual('../../../src/inquiry/form/InquiryFields');
});
jest.mock('../../../src/facts/settings', () => ({
  settings: { form: 'inquiry', formOrigin: 'https://forms.test', captchaKey: undefined, captchaOrigin: '' },
}));

const online = jest.spyOn(navigator, 'onLine', 'get');
const problems = jest.spyOn(console, 'error');

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

/** Modules that keep state of the document or the test run. */
const lasting = ['react', 'react-dom', 'react-dom/client', 'styled-components', '@testing-library/react'];
const kept = new Map<string, unknown>(lasting.map((name) => [name, jest.requireActual(name)]));

/** A fresh document: nothing is loaded or kept. */
const freshSite = async () => {
  jest.resetModules();
  for (const name of lasting) jest.doMock(name, () => kept.get(name));
  const { InquiryForm } = await import('../../../src/inquiry');
  const { withPage } = await import('../../renderWithPage');
  const draft = await import('../../../src/inquiry/state/draft');
  const { markHydrated } = await import('../../../src/hydration/hydrated');
  const { navigation } = await import('../../../src/client/navigation');
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  return { InquiryForm, withPage, draft, noteLive: markHydrated, reload };
};

let leave: () => Promise<void> = async () => undefined;

beforeEach(() => {
  mockIsThere = false;
  online.mockReturnValue(true);
  problems.mockClear().mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(async () => {
  await leave();
  cleanup();
  document.body.replaceChildren();
});

describe('on the server’s page', () => {
  const clinic = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;

  const pageOf = ({ InquiryForm, withPage }: Awaited<ReturnType<typeof freshSite>>): ReactElement =>
    withPage(<InquiryForm formId="contact" topics={{ clinics: [clinic] }} />);

  /** The page as the server writes it, which has the code. */
  let html = '';
  beforeAll(async () => {
    const server = await freshSite();
    mockIsThere = true;
    const { loadFields } = await import('../../../src/inquiry/form/lazyFields');
    await loadFields();
    html = renderToString(pageOf(server));
  });

  /** Hydrates the page as a browser does, which does not have the code yet. */
  const serve = async (write: (place: HTMLElement) => void = () => undefined) => {
    const site = await freshSite();
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
    write(place);
    const root = await act(async () => hydrateRoot(place, pageOf(site)));
    leave = async () => {
      await act(async () => root.unmount());
      leave = async () => undefined;
    };
    const form = place.querySelector('form') as HTMLFormElement;
    const posted = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', posted, { once: true });
    return { ...site, place, form, posted };
  };

  const write = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('asks once more when the first request after a lost connection fails too', async () => {
    const { form, posted } = await serve();
    online.mockReturnValue(false);
    act(() => screen.getByRole('button', { name: 'Send inquiry' }).click());
    await settle();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(posted).not.toHaveBeenCalled();
    mockIsThere = true;
    expect(await screen.findByRole('group', { name: 'There are 5 things to correct.' })).toHaveFocus();
    expect(form.noValidate).toBe(true);
  });

  it('does not ask at every key for what cannot be had, but at the next press', async () => {
    const { form } = await serve();
    const { onChunkError } = await import('../../../src/client/loadChunk');
    const lost = jest.fn();
    onChunkError(lost);
    write('Full name', 'J');
    await settle();
    expect(lost).toHaveBeenCalledTimes(1);
    for (const typed of ['Jo', 'Jor', 'Jord']) {
      write('Full name', typed);
      await settle();
    }
    expect(lost).toHaveBeenCalledTimes(1);
    mockIsThere = true;
    fireEvent.click(screen.getByLabelText('Full name'));
    await settle();
    expect(form.noValidate).toBe(true);
    expect(screen.getByLabelText('Full name')).toHaveValue('Jord');
  });

  it('lets the browser check and send the plain form where the code cannot be had', async () => {
    const { form, posted, reload } = await serve();
    act(() => screen.getByRole('button', { name: 'Send inquiry' }).click());
    await settle();
    expect(form.noValidate).toBe(false);
    expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeVisible();
    // The browser refuses the empty fields now.
    expect(posted).not.toHaveBeenCalled();
    for (const control of form.querySelectorAll('[required]')) control.removeAttribute('required');
    act(() => screen.getByRole('button', { name: 'Send inquiry' }).click());
    expect(posted).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('on a page that is rendered in the browser', () => {
  const show = async (language: 'en' | 'es' = 'en', condition = '') => {
    const site = await freshSite();
    site.noteLive();
    if (condition) site.draft.keepDraft({ values: { ...emptyValues, condition } });
    render(site.withPage(<site.InquiryForm formId="contact" />, { language, page: { kind: 'contact' } }));
    await settle();
    return site;
  };

  it('does not load it anew over words from another page', async () => {
    const { reload } = await show('en', 'Knee pain.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
