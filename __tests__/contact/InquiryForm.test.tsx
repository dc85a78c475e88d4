import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InquiryForm, type InquiryFormProps } from '../../src/contact';
import { loadPhoneLibrary } from '../../src/contact/phone/load';
import { forgetDraft, setDelivery } from '../../src/contact/visit';
import { renderWithPage, withPage } from '../renderWithPage';

jest.mock('../../src/facts/settings', () => ({
  settings: { form: 'inquiry', formOrigin: 'https://forms.test', captchaKey: undefined, captchaOrigin: '' },
}));

const contact = { kind: 'contact', paths: { en: '/contact', es: '/es/contacto' } } as const;
const valleAlto = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;

const show = (props: Partial<InquiryFormProps> = {}, language: 'en' | 'es' = 'en') =>
  renderWithPage(<InquiryForm formId="contact" {...props} />, { language, page: contact });

const answers = (status: number, body: unknown) => ({ status, text: async () => JSON.stringify(body) });
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answers(200, { next: '/thanks', ok: true }));
  Object.assign(globalThis, { fetch: fetched });
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/contact');
});

afterEach(() => {
  // Leave first: what was typed belongs to the visit.
  cleanup();
  forgetDraft();
  setDelivery({ state: 'idle' });
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const fillIn = async () => {
  const user = userEvent.setup();
  await user.type(field('Full name'), 'Jordan Avery');
  await user.type(field('Email address'), 'jordan@example.com');
  await user.type(field('Phone number'), '+12125550123');
  await user.selectOptions(field('Preferred medical destination'), 'Colombia');
  await user.type(field('Primary medical condition'), 'Knee pain for two years.');
  await user.click(field(/I accept/));
  return user;
};

const submit = (user = userEvent.setup()) => user.click(screen.getByRole('button', { name: 'Send inquiry' }));
const sentFields = (): Record<string, string> => JSON.parse(fetched.mock.calls[0]?.[1].body);

describe('plain HTML', () => {
  it('calls nothing wrong that nobody has used: a required list or box would be announced as invalid', () => {
    document.body.innerHTML = renderToString(withPage(<InquiryForm formId="contact" />, { page: contact }));
    for (const control of document.querySelectorAll('select, [type="checkbox"]'))
      expect(control).toHaveAttribute('aria-invalid', 'false');
    expect(document.querySelectorAll('select, [type="checkbox"]')).toHaveLength(2);
  });

  it('tells who has not decided on a country, which is asked for, that any will do', () => {
    document.body.innerHTML = renderToString(withPage(<InquiryForm formId="contact" />, { page: contact }));
    expect(field('Preferred medical destination')).toHaveAccessibleDescription('Not sure yet? Choose one and say so.');
  });

  it.each([
    ['en', 'I accept the Terms of Service and the Privacy Policy.', 'opens in a new tab'],
    ['es', 'Acepto los Términos de servicio y la Política de privacidad.', 'se abre en una pestaña nueva'],
  ] as const)(
    'calls the box what stands beside it, and says of each link where it opens: %s',
    (language, label, where) => {
      document.body.innerHTML = renderToString(withPage(<InquiryForm formId="contact" />, { language, page: contact }));
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      expect([...(box.labels ?? [])].map(({ textContent }) => textContent)).toEqual([label]);
      const links = within(box.closest('form') as HTMLElement).getAllByRole('link');
      expect(links).toHaveLength(2);
      for (const link of links) expect(link).toHaveAccessibleDescription(where);
    },
  );

  it('posts to Formspree with native constraints and a way back', () => {
    const html = renderToString(withPage(<InquiryForm formId="contact" />, { page: contact }));
    document.body.innerHTML = html;
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('https://forms.test/f/inquiry');
    expect(form?.method).toBe('post');
    expect(form?.noValidate).toBe(false);
    const values = Object.fromEntries(new FormData(form ?? undefined));
    expect(values).toMatchObject({
      _next: 'https://www.example.com/contact#contact-sent',
      _subject: 'A user submitted an inquiry through the website contact form',
      _language: 'en',
      _gotcha: '',
      Language: 'English',
    });
    expect(document.querySelectorAll('form :required')).toHaveLength(6);
    expect(document.querySelector('textarea')).toMatchObject({ minLength: 10, autocomplete: 'off' });
    // Browsers would cut what is pasted, silently, until scripts come to tell of it.
    expect(document.querySelector('textarea')?.hasAttribute('maxlength')).toBe(false);
    expect(document.querySelector('[type=email]')).not.toBeNull();
    expect(html).not.toMatch(/\sstyle="/);
    document.body.innerHTML = '';
  });

  it('keeps what was typed before it came alive', async () => {
    const page = withPage(<InquiryForm formId="contact" />, { page: contact });
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    field('Full name').value = 'Jordan Avery';
    field('Primary medical condition').value = 'Knee pain for two years.';
    field('Preferred medical destination').value = 'ecuador';
    field(/I accept/).checked = true;
    const problems = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, page));
    expect(field('Full name').value).toBe('Jordan Avery');
    expect(field('Preferred medical destination').value).toBe('ecuador');
    await submit();
    await screen.findByText('There are 2 things to correct.');
    expect(field('Primary medical condition').value).toBe('Knee pain for two years.');
    expect(problems).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });

  it("keeps a destination that was chosen before it came alive, also on a clinic's page", async () => {
    const page = withPage(<InquiryForm formId="contact" subject={{ clinic: valleAlto }} />, { page: contact });
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    expect(field('Preferred medical destination').value).toBe('colombia');
    field('Preferred medical destination').value = 'ecuador';
    const root = await act(async () => hydrateRoot(place, page));
    expect(field('Preferred medical destination').value).toBe('ecuador');
    await act(async () => root.unmount());
    place.remove();
  });
});

it('takes the clinic along to another page with what is typed there', async () => {
  show({ subject: { clinic: valleAlto } });
  await userEvent.type(field('Primary medical condition'), 'Knee');
  cleanup();
  show({ known: { clinics: [valleAlto] } });
  expect(screen.getByText('About: Centro Valle Alto')).toBeInTheDocument();
  expect(field('Primary medical condition').value).toBe('Knee');
});

it('takes the clinic along to another page with what was typed before it came alive', async () => {
  const page = withPage(<InquiryForm formId="clinic" subject={{ clinic: valleAlto }} />, { page: contact });
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  field('Full name').value = 'Jordan Avery';
  const root = await act(async () => hydrateRoot(place, page));
  await act(async () => root.unmount());
  place.remove();
  show();
  expect(field('Full name').value).toBe('Jordan Avery');
  expect(screen.getByText('About: Centro Valle Alto')).toBeInTheDocument();
});

describe('checking', () => {
  it('lists all errors, focused, with links to their fields and the same words there', async () => {
    show();
    await submit();
    const summary = await screen.findByRole('group', { name: 'There are 6 things to correct.' });
    expect(summary).toHaveFocus();
    const messages = [
      'Enter your full name.',
      'Enter your email address.',
      'Phone number is invalid. Please enter a valid phone number.',
      'Select a country.',
      'Describe your condition and your goals.',
      'To submit the form, please accept the Terms of Service and the Privacy Policies.',
    ];
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(messages);
    expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining(messages[2] ?? ''));
    expect(field('Phone number')).toBeInvalid();
    await userEvent.click(screen.getByRole('link', { name: messages[1] }));
    expect(field('Email address')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('counts what is left as it is corrected, silently, and goes with the last', async () => {
    show();
    await submit();
    const summary = await screen.findByRole('group', { name: 'There are 6 things to correct.' });
    await userEvent.type(field('Full name'), 'Jordan Avery');
    expect(summary).toHaveAccessibleName('There are 5 things to correct.');
    expect(within(summary).queryByRole('link', { name: 'Enter your full name.' })).toBeNull();
    await userEvent.type(field('Email address'), 'jordan@');
    expect(within(summary).getByRole('link', { name: /like name@example.com/ })).toBeInTheDocument();
    expect(summary.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    await userEvent.type(field('Email address'), 'example.com');
    await userEvent.type(field('Phone number'), '+12125550123');
    await userEvent.selectOptions(field('Preferred medical destination'), 'Colombia');
    await userEvent.type(field('Primary medical condition'), 'Knee pain for two years.');
    expect(summary).toHaveAccessibleName('There is 1 thing to correct.');
    await userEvent.click(field(/I accept/));
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(field(/I accept/));
    expect(screen.getByRole('group', { name: 'There is 1 thing to correct.' })).not.toHaveFocus();
    expect(field(/I accept/)).toHaveFocus();
  });

  it('speaks Spanish', async () => {
    show({}, 'es');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar consulta' }));
    expect(await screen.findByText('Hay 6 datos por corregir.')).toBeInTheDocument();
    expect(
      screen.getAllByText('El número de teléfono no es válido. Ingrese un número de teléfono válido.'),
    ).toHaveLength(2);
  });

  it('is silent while somebody is still writing, and says when it is right', async () => {
    const user = userEvent.setup();
    show();
    await user.type(field('Email address'), 'jordan@');
    await user.tab();
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
    await submit(user);
    expect(await screen.findAllByText('Enter an email address like name@example.com.')).toHaveLength(2);
    await user.type(field('Email address'), 'example.com');
    expect(await screen.findByText('Looks right.')).toBeInTheDocument();
    expect(field('Email address')).not.toBeInvalid();
  });

  it('sends nothing without acceptance', async () => {
    show();
    const user = await fillIn();
    await user.click(field(/I accept/));
    await submit(user);
    await screen.findByRole('group', { name: 'There is 1 thing to correct.' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('counts near the limit', async () => {
    show();
    const user = userEvent.setup();
    await user.click(field('Primary medical condition'));
    await user.paste('a'.repeat(2990));
    expect(screen.getByText('10 characters left')).toBeInTheDocument();
    await user.paste('a'.repeat(11));
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
    expect(field('Primary medical condition').value).toHaveLength(3001);
  });
});

describe('sending', () => {
  it('thanks, focused and announced, and comes back empty', async () => {
    show();
    await submit(await fillIn());
    const title = await screen.findByRole('heading', { name: 'Thank you, Jordan' });
    expect(title).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('within 24 hours');
    expect(sentFields()).toMatchObject({
      'Full name': 'Jordan Avery',
      email: 'jordan@example.com',
      'Phone number': '+1 212 555 0123',
      'Preferred medical destination': 'Colombia',
      'Primary medical condition': 'Knee pain for two years.',
      'Terms and privacy accepted': 'Yes',
      Page: 'https://www.example.com/contact',
      _subject:
        'A user submitted an inquiry through the website contact form: Jordan Avery, jordan@example.com, +1 212 555 0123',
      _gotcha: '',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Write another inquiry' }));
    expect(field('Full name').value).toBe('');
    expect(field(/I accept/).checked).toBe(false);
  });

  it('sends once however often the button is pressed, and keeps the focus', async () => {
    let release = (_answer: unknown) => undefined as undefined;
    fetched.mockReturnValue(
      new Promise((resolve) => {
        release = (answer) => void resolve(answer);
      }),
    );
    show();
    const user = await fillIn();
    const button = screen.getByRole('button', { name: 'Send inquiry' });
    await user.dblClick(button);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.filter(Boolean)).toEqual(['Sending']);
    expect(button).toBeEnabled();
    await user.click(button);
    release(answers(200, { next: '/' }));
    await screen.findByRole('heading', { name: 'Thank you, Jordan' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('sends once for a key that is held down, however soon it fails, and leaves new lines alone', () => {
    show();
    const holds = (element: Element, repeat: boolean) => !fireEvent.keyDown(element, { key: 'Enter', repeat });
    expect(holds(field('Full name'), false)).toBe(false);
    expect(holds(field('Full name'), true)).toBe(true);
    expect(holds(screen.getByRole('button', { name: 'Send inquiry' }), true)).toBe(true);
    expect(holds(field('Primary medical condition'), true)).toBe(false);
    expect(fireEvent.keyDown(field('Full name'), { key: 'a', repeat: true })).toBe(true);
  });

  it('says how a number without country code is read, and sends both', async () => {
    show({}, 'es');
    const user = userEvent.setup();
    await user.click(field('Número de teléfono'));
    await act(async () => void (await loadPhoneLibrary()));
    await user.type(field('Número de teléfono'), '5512345678');
    expect(field('Número de teléfono').value).toBe('55 1234 5678');
    await user.tab();
    const [seen, said] = await screen.findAllByText(/Lo leemos como \+52 55 1234 5678/);
    expect(seen).toBeVisible();
    expect(said).toHaveAttribute('role', 'status');
    await user.type(field('Nombre completo'), 'María José Peña');
    await user.type(field('Correo electrónico'), 'maria@example.com');
    await user.selectOptions(field('Destino médico preferido'), 'México');
    await user.type(field('Condición médica principal'), 'Dolor de rodilla.');
    await user.click(field(/Acepto/));
    await user.click(screen.getByRole('button', { name: 'Enviar consulta' }));
    await screen.findByRole('heading', { name: 'Gracias, María' });
    expect(sentFields()).toMatchObject({
      'Phone number': '+52 55 1234 5678',
      'Phone number as typed': '55 1234 5678',
    });
  });

  it('goes on when its page is left at once, and is thanked for where the next form stands', async () => {
    show();
    await submit(await fillIn());
    cleanup();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(sentFields()).toMatchObject({ 'Full name': 'Jordan Avery' });
    show({ formId: 'home' }, 'es');
    expect(await screen.findByRole('heading', { name: 'Gracias, Jordan' })).not.toHaveFocus();
    cleanup();
    show({ formId: 'home' }, 'es');
    expect(field('Nombre completo').value).toBe('');
  });

  it('lets nobody write into what is on its way', async () => {
    let refuse = () => undefined as undefined;
    fetched.mockReturnValue(
      new Promise((resolve) => {
        refuse = () => void resolve(answers(500, {}));
      }),
    );
    show();
    const user = await fillIn();
    await submit(user);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const condition = field('Primary medical condition');
    expect(condition).toHaveAttribute('readonly');
    await user.selectOptions(field('Preferred medical destination'), 'Ecuador');
    await user.click(field(/I accept/));
    expect(field('Preferred medical destination').value).toBe('colombia');
    expect(field(/I accept/).checked).toBe(true);
    refuse();
    await screen.findByRole('alert');
    await waitFor(() => expect(condition).not.toHaveAttribute('readonly'));
    await user.type(condition, ' I take warfarin.');
    expect(condition).toHaveValue('Knee pain for two years. I take warfarin.');
  });
});

describe('failing', () => {
  const failing: readonly [kind: string, title: string, () => void][] = [
    [
      'network',
      'Your inquiry may not have arrived.',
      () => fetched.mockRejectedValue(new TypeError('Failed to fetch')),
    ],
    [
      'server',
      'Your inquiry may not have arrived.',
      () => fetched.mockResolvedValue(answers(500, { error: 'Internal error' })),
    ],
    ['tooMany', 'Not sent.', () => fetched.mockResolvedValue(answers(429, { error: 'Too many requests' }))],
    ['quota', 'Not sent.', () => fetched.mockResolvedValue(answers(200, { error: 'Limit reached' }))],
    ['noNext', 'Your inquiry may not have arrived.', () => fetched.mockResolvedValue(answers(200, { ok: true }))],
  ];

  it.each(failing)('%s: "%s" shows the way out and loses nothing', async (kind, title, arrange) => {
    arrange();
    const { container } = show();
    const user = await fillIn();
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeInTheDocument();
    expect(alert).toHaveTextContent(
      'There was an error submitting your inquiry. Please try again later or contact us directly at patients@example.com.',
    );
    expect(container.querySelector('[data-failure]')).toHaveAttribute('data-failure', kind);
    expect(container).not.toHaveTextContent(/Internal error|Too many requests|Limit reached|Failed to fetch/);
    const href = decodeURIComponent(alert.querySelector('a')?.href ?? '');
    expect(href).toContain('mailto:patients@example.com?subject=A user submitted an inquiry');
    expect(href).toContain('Knee pain for two years.');
    expect(field('Full name').value).toBe('Jordan Avery');
    expect(field(/I accept/).checked).toBe(true);
    // One button sends, and it keeps the focus.
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(container.querySelectorAll('[type=submit]')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Send inquiry' })).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);

    fetched.mockResolvedValue(answers(200, { next: '/' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Thank you, Jordan' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['en', 'a minute’s pause is usually enough. There was an error submitting your inquiry. Please try again later'],
    ['es', 'basta con esperar un minuto. Hubo un error al enviar su consulta. Inténtelo de nuevo más tarde'],
  ] as const)('says of too many inquiries when later is (%s)', async (language, text) => {
    fetched.mockResolvedValue(answers(429, { error: 'Too many requests' }));
    show();
    await fillIn();
    cleanup();
    show({}, language);
    await userEvent.click(screen.getByRole('button', { name: /^(Send inquiry|Enviar consulta)$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('sends, and keeps for another page, what a program filled in without telling anybody', async () => {
    fetched.mockResolvedValue(answers(500, {}));
    show();
    const user = userEvent.setup();
    await user.click(field('Full name'));
    field('Full name').value = 'Jordan Avery';
    field('Email address').value = 'jordan@example.com';
    field('Phone number').value = '+12125550123';
    field('Preferred medical destination').value = 'colombia';
    field('Primary medical condition').value = 'Knee pain for two years.';
    field(/I accept/).checked = true;
    await submit(user);
    await screen.findByRole('alert');
    expect(sentFields()).toMatchObject({ 'Full name': 'Jordan Avery', email: 'jordan@example.com' });
    cleanup();
    show({}, 'es');
    expect(field('Correo electrónico').value).toBe('jordan@example.com');
    expect(field(/Acepto/).checked).toBe(true);
  });

  it('offers the whole message on another page, too', async () => {
    fetched.mockResolvedValue(answers(500, {}));
    show();
    await submit(await fillIn());
    await screen.findByRole('alert');
    cleanup();
    show({ formId: 'home' }, 'es');
    const href = decodeURIComponent(screen.getByRole('alert').querySelector('a')?.href ?? '');
    for (const part of [
      'Jordan Avery',
      'jordan@example.com',
      '+1 212 555 0123',
      'Colombia',
      'Knee pain for two years.',
    ])
      expect(href).toContain(part);
  });

  it('shows what the server refused at its field, in our words', async () => {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
    fetched.mockResolvedValue(answers(422, { errors }));
    show();
    const user = await fillIn();
    await submit(user);
    expect(await screen.findByRole('group', { name: 'There is 1 thing to correct.' })).toHaveFocus();
    expect(field('Email address')).toHaveAccessibleDescription(expect.stringContaining('Enter an email address like'));
    expect(screen.queryByText(/should be an email/)).toBeNull();
    await user.type(field('Email address'), '.mx');
    expect(field('Email address')).not.toBeInvalid();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('copies the message', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    const user = await fillIn();
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Copy message' }));
    expect(await screen.findByText('The message has been copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('Full name: Jordan Avery');
  });

  it('knows when there is no connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { container } = show();
    await submit(await fillIn());
    await screen.findByRole('alert');
    expect(container.querySelector('[data-failure=offline]')).not.toBeNull();
    online.mockRestore();
  });
});

describe('the visit', () => {
  it('takes what was typed along to another page and another language', async () => {
    show();
    await fillIn();
    cleanup();
    show({ formId: 'home' }, 'es');
    expect(field('Nombre completo').value).toBe('Jordan Avery');
    expect(field('Destino médico preferido').value).toBe('colombia');
    expect(field(/Acepto/).checked).toBe(true);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Knee');
  });

  it('names the clinic of its page, and takes it out on request', async () => {
    show({ subject: { clinic: valleAlto } });
    expect(screen.getByText('About: Centro Valle Alto')).toBeInTheDocument();
    expect(field('Preferred medical destination').value).toBe('colombia');
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Remove Centro Valle Alto from this inquiry' }));
    expect(screen.queryByText('About: Centro Valle Alto')).toBeNull();
    await submit(user);
    await screen.findByRole('heading', { name: 'Thank you, Jordan' });
    expect(sentFields().Clinic).toBeUndefined();
  });

  it('understands the address that a clinic leads to, and nothing else', async () => {
    window.history.replaceState(null, '', '/contact?clinic=valle-alto&treatment=miracle');
    show({ known: { clinics: [valleAlto] } });
    expect(await screen.findByText('About: Centro Valle Alto')).toBeInTheDocument();
    expect(field('Preferred medical destination').value).toBe('colombia');
    expect(screen.queryByText(/miracle/)).toBeNull();
  });

  it('reads a number as one of the land to which the address leads', async () => {
    window.history.replaceState(null, '', '/contact?clinic=valle-alto');
    show({ known: { clinics: [valleAlto] } });
    await act(async () => void (await loadPhoneLibrary()));
    await userEvent.type(field('Phone number'), '3211234567');
    await userEvent.tab();
    expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining('+57 321 1234567'));
  });

  it('leaves a destination that was chosen by hand', async () => {
    show();
    await userEvent.selectOptions(field('Preferred medical destination'), 'Ecuador');
    cleanup();
    show({ subject: { clinic: valleAlto } });
    expect(field('Preferred medical destination').value).toBe('ecuador');
  });
});
