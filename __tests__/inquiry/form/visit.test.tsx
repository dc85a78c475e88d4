import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhoneRules } from '../../../src/inquiry/state/phoneRules';
import { field, fillIn, formOnPage, hydrate, sentFields, show, submit, valleAlto } from './inquiryForm';

const chips = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-subject]:checked')].map(({ value }) => value);

const vistaSur = { id: 'vista-sur', name: 'Clínica Vista Sur', country: 'ecuador' } as const;
const sheetPath = '/for-your-doctor/total-knee-replacement';
const knee = { id: 'total-knee-replacement', name: 'Total knee replacement', sheetPath };
const known = { procedures: [knee], clinics: [valleAlto, vistaSur] };

it('names the clinic of its page, sends its country, and asks for one again when it is taken out', async () => {
  show({ topics: { clinics: [valleAlto] } });
  expect(chips()).toEqual(['Centro Valle Alto']);
  expect(field('Preferred medical destination')).not.toBeVisible();
  const user = await fillIn('');
  await user.click(field('Centro Valle Alto'));
  expect(chips()).toEqual([]);
  expect(field('Preferred medical destination')).toBeVisible();
  expect(field('Preferred medical destination').value).toBe('');
  await submit(user);
  expect(await screen.findByRole('group', { name: 'There is 1 thing to correct.' })).toHaveTextContent(
    'Select a country.',
  );
  await user.selectOptions(field('Preferred medical destination'), 'Ecuador');
  await submit(user);
  await screen.findByRole('heading', { name: 'Thank you, Jordan' });
  expect(sentFields()).not.toHaveProperty('clinics');
  expect(sentFields()['Preferred medical destination']).toBe('Ecuador');
});

it('takes procedure and clinics from the address, and says so in the mail', async () => {
  window.history.replaceState(null, '', '/contact?procedure=total-knee-replacement&clinics=valle-alto,vista-sur');
  show({ known });
  expect(chips()).toEqual(['Total knee replacement', 'Centro Valle Alto', 'Clínica Vista Sur']);
  await submit(await fillIn(''));
  await screen.findByRole('heading', { name: 'Thank you, Jordan' });
  expect(screen.getByRole('link', { name: 'Open the sheet for your doctor' })).toHaveAttribute('href', sheetPath);
  expect(sentFields()).toMatchObject({
    'Preferred medical destination': 'Colombia, Ecuador',
    procedure: 'Total knee replacement',
    clinics: 'Centro Valle Alto, Clínica Vista Sur',
    message: expect.stringContaining(
      '\nProcedure: Total knee replacement\nClinics: Centro Valle Alto, Clínica Vista Sur\n',
    ),
  });
});

it('loses no clinic to a page that is left for the next one before its form is there', () => {
  window.history.replaceState(null, '', '/contact?procedure=total-knee-replacement&clinics=valle-alto,vista-sur');
  const clinic = { known: { procedures: [knee] }, topics: { clinics: [valleAlto] } };
  render(
    formOnPage(clinic, 'en', { kind: 'clinic', paths: { en: '/clinics/valle-alto', es: '/es/clinicas/valle-alto' } }),
  );
  cleanup();
  show({ known });
  expect(chips()).toEqual(['Total knee replacement', 'Centro Valle Alto', 'Clínica Vista Sur']);
});

it('says in the mail that nothing is decided about the destination', async () => {
  show();
  const user = await fillIn();
  await user.selectOptions(field('Preferred medical destination'), 'Not sure yet');
  await submit(user);
  await screen.findByRole('heading', { name: 'Thank you, Jordan' });
  expect(sentFields()['Preferred medical destination']).toBe('Not sure yet');
});

it('reads a number as one of the country to which the address leads', async () => {
  window.history.replaceState(null, '', '/contact?clinic=valle-alto');
  show({ known: { clinics: [valleAlto] } });
  await act(async () => void (await loadPhoneRules()));
  await userEvent.type(field('Phone number'), '3001234567');
  await userEvent.tab();
  expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining('+57 300 1234567'));
});

it('asks again with what had been chosen by hand before there was a clinic', async () => {
  show();
  await userEvent.selectOptions(field('Preferred medical destination'), 'Ecuador');
  cleanup();
  show({ topics: { clinics: [valleAlto] } });
  await userEvent.type(field('Full name'), 'Jordan Avery');
  expect(field('Preferred medical destination')).not.toBeVisible();
  await userEvent.click(field('Centro Valle Alto'));
  expect(field('Preferred medical destination')).toBeVisible();
  expect(field('Preferred medical destination').value).toBe('ecuador');
});

it('takes the clinic along to another page with what is typed there', async () => {
  show({ topics: { clinics: [valleAlto] } });
  await userEvent.type(field('Primary medical condition'), 'Knee');
  cleanup();
  show({ known: { clinics: [valleAlto] } });
  expect(chips()).toEqual(['Centro Valle Alto']);
  expect(field('Primary medical condition').value).toBe('Knee');
});

it('takes the clinic along to another page with what was typed before it was hydrated', async () => {
  const leave = await hydrate(formOnPage({ formId: 'clinic', topics: { clinics: [valleAlto] } }), () => {
    field('Full name').value = 'Jordan Avery';
  });
  await leave();
  show();
  expect(field('Full name').value).toBe('Jordan Avery');
  expect(chips()).toEqual(['Centro Valle Alto']);
});

it('takes no clinic along from a page on which nothing was written', async () => {
  show({ topics: { clinics: [valleAlto] } });
  await userEvent.click(field('Full name'));
  cleanup();
  show();
  expect(chips()).toEqual([]);
});
