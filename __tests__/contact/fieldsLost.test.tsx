import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { InquiryForm } from '../../src/contact';
import { FieldsIsland } from '../../src/contact/FieldsIsland';
import { forgetDraft, keepValues } from '../../src/contact/visit';
import { noteLive } from '../../src/web/liveness';
import { navigation } from '../../src/web/navigation';
import { renderWithPage } from '../renderWithPage';

/** The rest of the form cannot be loaded, as after a deploy or without a connection. In the built site it comes late. */

let mockIsThere = false;
jest.mock('../../src/contact/InquiryFields', () => {
  if (!mockIsThere) throw new Error('Loading chunk 5 failed.');
  return { InquiryFields: () => <p>The form</p> };
});
jest.mock('../../src/contact/fieldsAtOnce', () => ({ fieldsAtOnce: undefined }));
jest.mock('../../src/facts/settings', () => ({
  settings: { form: 'inquiry', formOrigin: 'https://forms.test', captchaKey: undefined, captchaOrigin: '' },
}));

const online = jest.spyOn(navigator, 'onLine', 'get');
const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
const problems = jest.spyOn(console, 'error');

beforeEach(() => {
  online.mockReturnValue(true);
  problems.mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  forgetDraft();
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

describe('on the server’s page', () => {
  /** The server's form, used for the first time; gives what the browser does with it when it is sent then. */
  const used = async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML =
      '<div data-fields=""><form method="post"><input name="email"><button type="submit">Send</button></form></div>';
    const props = {
      formId: 'contact',
      formAction: '',
      subject: undefined,
      clinics: [],
      delivery: { state: 'idle' },
    } as const;
    const root = await act(async () => hydrateRoot(place, <FieldsIsland {...props} />));
    act(() => screen.getByRole('textbox').focus());
    await settle();
    const isSent = () => fireEvent.submit(place.querySelector('form') as HTMLFormElement);
    const leave = async () => {
      await act(async () => root.unmount());
      place.remove();
    };
    return { isSent, leave, form: place.querySelector('form') };
  };

  it('gives the plain form back to the browser, which checks and sends it', async () => {
    const { form, isSent, leave } = await used();
    expect(form?.noValidate).toBe(false);
    expect(isSent()).toBe(true);
    await leave();
  });

  it('waits for a connection where there is none: a plain form would be traded for an error page', async () => {
    online.mockReturnValue(false);
    const { form, isSent, leave } = await used();
    expect(form?.noValidate).toBe(true);
    expect(isSent()).toBe(false);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(form?.noValidate).toBe(false);
    expect(isSent()).toBe(true);
    await leave();
  });
});

describe('on a page that a live site draws', () => {
  const show = async (language: 'en' | 'es' = 'en') => {
    renderWithPage(<InquiryForm formId="contact" />, { language, page: { kind: 'contact' } });
    await settle();
  };

  beforeAll(noteLive);

  it.each([
    ['en', 'patients@example.com', 'Try again'],
    ['es', 'patients@example.com', 'Intentar de nuevo'],
  ] as const)('names the mail way, and tries again when asked (%s)', async (language, address, again) => {
    await show(language);
    expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', expect.stringContaining('mailto:'));
    expect(screen.getByRole('button', { name: again })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    expect(problems).toHaveBeenCalledWith('The form could not be loaded.', expect.anything());
  });

  it('loads the page anew when it fails again: a newer build has other files', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does not load it anew over words from another page', async () => {
    keepValues({ condition: 'Knee pain.' });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('draws the form once it can be had', async () => {
    await show();
    mockIsThere = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
