import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { field, formOnPage, hydrate, submit, valleAlto } from './inquiryForm';

it('calls nothing wrong that nobody has used: a required list or box would be announced as invalid', () => {
  document.body.innerHTML = renderToString(formOnPage());
  for (const control of document.querySelectorAll('select, [type="checkbox"]'))
    expect(control).toHaveAttribute('aria-invalid', 'false');
  expect(document.querySelectorAll('select, [type="checkbox"]')).toHaveLength(3);
});

it.each([
  ['en', 'Select a Country', 'Not sure yet'],
  ['es', 'Seleccione un país', 'Aún no lo sé'],
] as const)('offers the six countries, and a choice for who has not decided: %s', (language, prompt, notSure) => {
  document.body.innerHTML = renderToString(formOnPage({}, language));
  const options = [...(document.querySelector('select')?.options ?? [])];
  expect(options.map(({ value }) => value)).toEqual([
    '',
    'not-sure',
    'mexico',
    'usa',
    'colombia',
    'costa-rica',
    'republica-dominicana',
    'ecuador',
  ]);
  expect([options[0]?.text, options[1]?.text]).toEqual([prompt, notSure]);
});

it.each([
  ['en', 'A patient coordinator, not a physician, will answer you. Coordinators give no medical advice.'],
  ['es', 'Le responderá una persona de coordinación, no un médico. No damos consejo médico.'],
] as const)('says who answers: %s', (language, text) => {
  document.body.innerHTML = renderToString(formOnPage({}, language));
  expect(document.querySelector('form')).toHaveTextContent(text);
});

it('names a policy that is a draft without a link', () => {
  document.body.innerHTML = renderToString(formOnPage({}, 'en', { policies: { terms: '2026-01-31' } }));
  expect(screen.getByText(/^I accept/)).toHaveTextContent('I accept the Terms of Service and the Privacy Policy.');
  expect(screen.getAllByRole('link', { name: /Terms|Privacy/ }).map(({ textContent }) => textContent)).toEqual([
    'Terms of Service',
  ]);
});

it.each([
  [
    'en',
    'I accept the Terms of Service and the Privacy Policy.',
    'I agree that what I write about my health is used to answer me, as the Privacy Policy explains.',
    'opens in a new tab',
  ],
  [
    'es',
    'Acepto los Términos de servicio y la Política de privacidad.',
    'Acepto que lo que escribo sobre mi salud se use para responderme, como lo explica la Política de privacidad.',
    'se abre en una pestaña nueva',
  ],
] as const)(
  'calls each box what stands beside it, and says of each link where it opens: %s',
  (language, label, health, where) => {
    document.body.innerHTML = renderToString(formOnPage({}, language));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: false });
    // For somebody else a sentence more shows.
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([label, expect.stringContaining(health)]);
    const links = within(document.querySelector('form') as HTMLElement).getAllByRole('link');
    expect(links).toHaveLength(3);
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
  // Browsers would cut what is pasted, and say nothing.
  expect(document.querySelector('form [maxlength]')).toBeNull();
  expect(document.querySelector('[type=email]')).not.toBeNull();
  expect(html).not.toMatch(/\sstyle="/);
  document.body.innerHTML = '';
});

it('keeps what was typed before it was hydrated', async () => {
  const problems = jest.spyOn(console, 'error');
  const leave = await hydrate(formOnPage(), () => {
    field('Full name').value = 'Jordan Avery';
    field('Primary medical condition').value = 'Knee pain for two years.';
    field('Preferred medical destination').value = 'ecuador';
    field(/I accept/).checked = true;
  });
  expect(field('Full name').value).toBe('Jordan Avery');
  expect(field('Preferred medical destination').value).toBe('ecuador');
  await submit();
  await screen.findByText('There are 2 things to correct.');
  expect(field('Primary medical condition').value).toBe('Knee pain for two years.');
  expect(problems).not.toHaveBeenCalled();
  await leave();
});

it("sends the country of a clinic's page unasked, and keeps another that was chosen before it was hydrated", async () => {
  const leave = await hydrate(formOnPage({ topics: { clinics: [valleAlto] } }), () => {
    expect(field('Preferred medical destination')).not.toBeVisible();
    expect(field('Preferred medical destination').value).toBe('colombia');
    field('Centro Valle Alto').checked = false;
    field('Preferred medical destination').value = 'ecuador';
  });
  expect(field('Preferred medical destination')).toBeVisible();
  expect(field('Preferred medical destination').value).toBe('ecuador');
  await leave();
});
