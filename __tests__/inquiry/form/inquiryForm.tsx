import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { PageInfo } from '../../../src/data/page';
import { InquiryForm, type InquiryFormProps } from '../../../src/inquiry';
import { loadFields } from '../../../src/inquiry/form/lazyFields';
import { delivery } from '../../../src/inquiry/state/delivery';
import { forgetDraft } from '../../../src/inquiry/state/draft';
import { renderWithPage, withPage } from '../../renderWithPage';

jest.mock('../../../src/facts/settings', () => ({
  settings: { form: 'inquiry', formOrigin: 'https://forms.test', captchaKey: undefined, captchaOrigin: '' },
}));

const contact = { kind: 'contact' } as const;
export const valleAlto = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;

export const formOnPage = (
  props: Partial<InquiryFormProps> = {},
  language: 'en' | 'es' = 'en',
  page: Partial<PageInfo> = {},
) => withPage(<InquiryForm formId="contact" {...props} />, { language, page: { ...contact, ...page } });

export const show = (props: Partial<InquiryFormProps> = {}, language: 'en' | 'es' = 'en') =>
  renderWithPage(<InquiryForm formId="contact" {...props} />, { language, page: contact });

/** The server's page: `change` is what happens before it is hydrated. Returns how to leave it. */
export const hydrate = async (page: ReturnType<typeof formOnPage>, change: () => void) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  change();
  const root = await act(async () => hydrateRoot(place, page));
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
};

export const answers = (status: number, body: unknown) => ({ status, text: async () => JSON.stringify(body) });
export const fetched = jest.fn();

// As after an earlier use of a form.
beforeAll(loadFields);

// Before each test of a file that imports this one: a server that accepts, and no earlier visit.
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answers(200, { next: '/thanks', ok: true }));
  Object.assign(globalThis, { fetch: fetched });
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/contact');
});

afterEach(() => {
  // Unmount first: the draft belongs to the visit.
  cleanup();
  forgetDraft();
  delivery.set({ state: 'idle' });
});

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** @param destination the choice of a country; none where it is not asked for */
export const fillIn = async (destination = 'Colombia') => {
  const user = userEvent.setup();
  // Typing letter by letter would render the form seventy times.
  const write = async (name: string, text: string): Promise<void> => {
    await user.click(field(name));
    await user.paste(text);
  };
  await write('Full name', 'Jordan Avery');
  await write('Email address', 'jordan@example.com');
  await write('Phone number', '+12125550123');
  if (destination) await user.selectOptions(field('Preferred medical destination'), destination);
  await write('Primary medical condition', 'Knee pain for two years.');
  await user.click(field(/I accept/));
  await user.click(field(/my health/));
  return user;
};

export const submit = (user = userEvent.setup()) => user.click(screen.getByRole('button', { name: 'Send inquiry' }));
export const sentFields = (): Record<string, string> => JSON.parse(fetched.mock.calls[0]?.[1].body);
