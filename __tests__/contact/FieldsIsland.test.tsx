import { act, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AroundIsland } from '../../src/components/island/AroundIsland';
import { FieldsIsland } from '../../src/contact/FieldsIsland';
import type { InquirySubject } from '../../src/contact/fields';
import { InquiryFields } from '../../src/contact/InquiryFields';
import { type Delivery, forgetDraft, readDraft } from '../../src/contact/visit';
import { withPage } from '../renderWithPage';

const props = {
  formId: 'contact',
  formAction: 'https://forms.test/f/inquiry',
  subject: undefined,
  clinics: [],
  delivery: { state: 'idle' },
} as const;

const page = (subject?: InquirySubject, delivery: Delivery = props.delivery) => (
  <AroundIsland.Provider value={(island) => withPage(island)}>
    <FieldsIsland {...props} subject={subject} delivery={delivery} />
  </AroundIsland.Provider>
);

const serve = (): HTMLElement => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = `<div data-fields="">${renderToString(withPage(<InquiryFields {...props} />))}</div>`;
  return place;
};

it('takes the form over as it stands, also when the page is drawn anew just then', async () => {
  const place = serve();
  const form = place.querySelector('form');
  const name = place.querySelector<HTMLElement>('[autocomplete="name"]');
  const hydrate = client.hydrateRoot;
  const whole = await act(async () => hydrate(place, page()));
  const takeOver = jest.spyOn(client, 'hydrateRoot').mockImplementationOnce((...given) => {
    queueMicrotask(() => flushSync(() => whole.render(page())));
    return hydrate(...given);
  });
  name?.focus();
  await waitFor(() => expect(takeOver).toHaveBeenCalled(), { timeout: 4_000 });
  await act(async () => undefined);
  expect(place.querySelector('form')).toBe(form);
  expect(place.querySelector('[autocomplete="name"]')).toBe(name);
  // It is the app's from now on: it checks what is sent, and shows what comes of it.
  Element.prototype.scrollIntoView = () => undefined;
  act(() => place.querySelector<HTMLElement>('[type=submit]')?.click());
  expect(await screen.findByRole('group', { name: 'There are 6 things to correct.' })).toHaveFocus();
  const failed = { state: 'failed', failure: { kind: 'server', fields: {} }, attempt: 1 } as const;
  await act(async () => whole.render(page(undefined, failed)));
  expect(await screen.findByText('Your inquiry may not have arrived.')).toBeVisible();
  await act(async () => whole.unmount());
  place.remove();
});

it('keeps what is written before the rest has come, with what the page is about', async () => {
  const clinic = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;
  const place = serve();
  const whole = await act(async () => client.hydrateRoot(place, page({ clinic })));
  const condition = place.querySelector('textarea');
  if (condition) condition.value = 'Knee pain.';
  condition?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(readDraft()).toMatchObject({ values: { condition: 'Knee pain.' }, about: { clinic } });
  await act(async () => whole.unmount());
  place.remove();
  forgetDraft();
});

it('draws the form anew where React has thrown the server’s away', async () => {
  const place = serve();
  const host = place.querySelector('[data-fields]');
  host?.replaceChildren();
  const whole = await act(async () => client.hydrateRoot(place, withPage(page())));
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible();
  await act(async () => whole.unmount());
  place.remove();
});
