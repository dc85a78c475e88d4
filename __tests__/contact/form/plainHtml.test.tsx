import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { field, formOnPage, submit, valleAlto } from './inquiryForm';

describe('plain HTML', () => {
  it('calls nothing wrong that nobody has used: a required list or box would be announced as invalid', () => {
    document.body.innerHTML = renderToString(formOnPage());
    for (const control of document.querySelectorAll('select, [type="checkbox"]'))
      expect(control).toHaveAttribute('aria-invalid', 'false');
    expect(document.querySelectorAll('select, [type="checkbox"]')).toHaveLength(2);
  });

  it('tells who has not decided on a country, which is asked for, that any will do', () => {
    document.body.innerHTML = renderToString(formOnPage());
    expect(field('Preferred medical destination')).toHaveAccessibleDescription('Not sure yet? Choose one and say so.');
  });

  it.each([
    ['en', 'I accept the Terms of Service and the Privacy Policy.', 'opens in a new tab'],
    ['es', 'Acepto los Términos de servicio y la Política de privacidad.', 'se abre en una pestaña nueva'],
  ] as const)(
    'calls the box what stands beside it, and says of each link where it opens: %s',
    (language, label, where) => {
      document.body.innerHTML = renderToString(formOnPage({}, language));
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      expect([...(box.labels ?? [])].map(({ textContent }) => textContent)).toEqual([label]);
      const links = within(box.closest('form') as HTMLElement).getAllByRole('link');
      expect(links).toHaveLength(2);
      for (const link of links) expect(link).toHaveAccessibleDescription(where);
    },
  );

  it('posts to Formspree with native constraints and a way back', () => {
    const html = renderToString(formOnPage());
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
    const page = formOnPage();
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
    const page = formOnPage({ subject: { clinic: valleAlto } });
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
