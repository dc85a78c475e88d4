/** @jest-environment jsdom */
import { honeypotOf, readForm, readValues, writeValues } from '../../../src/inquiry/form/formElement';
import { emptyValues } from '../../../src/inquiry/model/values';

const draw = (preset = 'selected'): HTMLFormElement => {
  document.body.innerHTML = `<form id="contact"><input type="text" name="_gotcha"><input name="Full name">
  <input name="email"><input name="Phone number"><select name="Preferred medical destination">
  <option value="">Select</option><option value="mexico">Mexico</option>
  <option value="colombia" ${preset}>Colombia</option></select>
  <textarea name="Primary medical condition"></textarea>
  <input type="checkbox" name="clinics" value="A" data-subject="clinic:a" checked>
  <input type="checkbox" name="Terms and privacy accepted" value="Yes">
  <input type="checkbox" name="Use of health information agreed" value="Yes"></form>`;
  return document.querySelector('form') as HTMLFormElement;
};

const named = <Kind extends HTMLElement = HTMLInputElement>(name: string): Kind =>
  document.getElementsByName(name)[0] as Kind;

const typed = {
  name: ' Ana ',
  email: 'ana@example.com',
  phone: '55 1234 5678',
  destination: 'mexico',
  condition: 'Knee.\nPain. ',
  accepted: true,
  healthConsent: true,
};

it('brings what was typed, as it was typed', () => {
  const form = draw();
  expect(readValues(form)).toEqual({ ...emptyValues, destination: 'colombia' });
  named('Full name').value = ' Ana ';
  named('email').value = 'ana@example.com';
  named('Phone number').value = '55 1234 5678';
  named<HTMLSelectElement>('Preferred medical destination').value = 'mexico';
  named<HTMLTextAreaElement>('Primary medical condition').value = 'Knee.\nPain. ';
  named('Terms and privacy accepted').checked = true;
  named('Use of health information agreed').checked = true;
  expect(readValues(form)).toEqual(typed);
});

it('takes a destination for chosen when it is another than the page came with', () => {
  const form = draw();
  const choice = named<HTMLSelectElement>('Preferred medical destination');
  const chosen = (value: string) => {
    choice.value = value;
    const { touched, parts } = readForm(form);
    expect(touched).toBe(parts.values.destination !== '');
    return parts.values.destination;
  };
  expect(['colombia', 'mexico', ''].map(chosen)).toEqual(['', 'mexico', '']);
});

it('knows which subjects were taken out', () => {
  const form = draw();
  expect(readForm(form)).toMatchObject({ touched: false, parts: { removed: [] } });
  named('clinics').checked = false;
  expect(readForm(form)).toMatchObject({ touched: true, parts: { removed: ['clinic:a'] } });
});

it('finds what a robot wrote into the trap', () => {
  draw();
  expect(honeypotOf('contact')).toBe('');
  named('_gotcha').value = 'robot';
  expect(honeypotOf('contact')).toBe('robot');
});

it('puts values into their fields, and leaves those that are not given', () => {
  const form = draw();
  writeValues(form, typed);
  expect(readValues(form)).toEqual(typed);
  writeValues(form, { name: '', accepted: false });
  expect(readValues(form)).toEqual({ ...typed, name: '', accepted: false });
});

it('does not touch a text that stands there already: somebody may be writing it', () => {
  const form = draw();
  writeValues(form, typed);
  const touched = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'set');
  writeValues(form, typed);
  expect(touched).not.toHaveBeenCalled();
  touched.mockRestore();
});
