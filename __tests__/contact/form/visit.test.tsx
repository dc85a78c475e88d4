import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadPhoneLibrary } from '../../../src/contact/phone/loadPhoneLibrary';
import { field, fillIn, formOnPage, sentFields, show, submit, valleAlto } from './inquiryForm';

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

  it('takes the clinic along to another page with what is typed there', async () => {
    show({ subject: { clinic: valleAlto } });
    await userEvent.type(field('Primary medical condition'), 'Knee');
    cleanup();
    show({ known: { clinics: [valleAlto] } });
    expect(screen.getByText('About: Centro Valle Alto')).toBeInTheDocument();
    expect(field('Primary medical condition').value).toBe('Knee');
  });

  it('takes the clinic along to another page with what was typed before it came alive', async () => {
    const page = formOnPage({ formId: 'clinic', subject: { clinic: valleAlto } });
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
});
