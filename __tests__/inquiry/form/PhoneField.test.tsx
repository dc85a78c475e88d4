import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { FormContext } from '../../../src/inquiry/form/LabeledField';
import { PhoneField } from '../../../src/inquiry/form/PhoneField';
import * as library from '../../../src/inquiry/model/phone/phoneLibrary';
import { phoneRules } from '../../../src/inquiry/state/phoneRules';
import { renderWithPage } from '../../renderWithPage';

const written = jest.fn();

const show = (destination = '', language: 'en' | 'es' = 'en'): HTMLInputElement => {
  renderWithPage(
    <Form onSubmit={() => undefined} initialValues={{ destination }}>
      {() => (
        <div onInput={({ target }) => written((target as HTMLInputElement).value)}>
          <FormContext value={{ formId: 'contact', flagged: [], sending: false }}>
            <PhoneField />
          </FormContext>
        </div>
      )}
    </Form>,
    { language },
  );
  return screen.getByRole<HTMLInputElement>('textbox');
};

const type = (field: HTMLInputElement, value: string) => {
  act(() => field.focus());
  field.value = value;
  act(() => void field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' })));
};

beforeEach(() => {
  written.mockClear();
  phoneRules.set(library);
});

afterEach(cleanup);

it.each([
  ['(305) 555-0123 ext 12', '', 'en', '(305) 555-0123 ext. 12'],
  ['5512345678', 'mexico', 'es', '55 1234 5678'],
  ['+525512345678', '', 'en', '+52 55 1234 5678'],
  ['88881234', 'costa-rica', 'en', '8888 1234'],
  ['0445512345678', 'mexico', 'es', '0445512345678'],
  ['1 305 555 0123', 'mexico', 'en', '1 305 555 0123'],
  ['555 01', '', 'en', '555 01'],
  ['cell 3055550123', '', 'en', 'cell 3055550123'],
] as const)(
  'what is typed stays, and is laid out when the field is left: %j',
  (typed, destination, language, laidOut) => {
    const field = show(destination, language);
    for (let length = 1; length <= typed.length; length += 1) {
      type(field, typed.slice(0, length));
      expect(field.value).toBe(typed.slice(0, length));
    }
    act(() => field.blur());
    expect(field.value).toBe(laidOut);
    expect(written).toHaveBeenLastCalledWith(laidOut);
  },
);

it('lays out a number that was left before the rules came, and says so to the form', () => {
  phoneRules.set(undefined);
  const field = show();
  type(field, '2125550123');
  act(() => field.blur());
  expect(field.value).toBe('2125550123');
  act(() => phoneRules.set(library));
  expect(field.value).toBe('(212) 555-0123');
  expect(written).toHaveBeenLastCalledWith('(212) 555-0123');
});

it('leaves alone what is being typed when the rules come', () => {
  phoneRules.set(undefined);
  const field = show();
  type(field, '2125550123');
  act(() => phoneRules.set(library));
  expect(field.value).toBe('2125550123');
});

describe('a number that says another thing than was typed', () => {
  const read = 'We read this as +1 212 555 0123';

  it.each([
    ['+57 1 234 5678', '+57 601 2345678'],
    ['305 555 0123 / 310 555 0199', '+1 305 555 0123 / +1 310 555 0199'],
  ])('is read back with a country code, too: %s', (typed, international) => {
    type(show(), typed);
    expect(screen.getByRole('status')).toHaveTextContent(`We read this as ${international}.`);
  });

  it('is read back at once, until it is written on', () => {
    const field = show();
    type(field, '2125550123');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(read));
    expect(screen.getByRole('status')).toHaveTextContent(read);
    type(field, '(212) 555-012');
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining('We read this'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['+12125550123', '555 01', ''])('says nothing of %j', (value) => {
    const field = show();
    field.value = value;
    fireEvent.blur(field);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(field).toHaveAttribute('aria-describedby', 'contact-phone-hint');
  });

  it.each([
    ['en', '+1 331 234 5678', 'Read it as +52 33 1234 5678', '+52 33 1234 5678'],
    ['es', '+52 33 1234 5678', 'Leerlo como +1 331 234 5678', '+1 331 234 5678'],
  ] as const)('offers the other reading as one press (%s)', (language, first, button, second) => {
    const field = show('mexico', language);
    type(field, '3312345678');
    expect(screen.getByRole('status')).toHaveTextContent(first);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(field.value).toBe(second);
    expect(field).toHaveFocus();
    expect(written).toHaveBeenLastCalledWith(second);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers what it cannot take unasked', () => {
    const field = show('mexico');
    type(field, '8888-1234');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.click(screen.getByRole('button', { name: 'Read it as +506 8888 1234' }));
    expect(field.value).toBe('+506 8888 1234');
  });
});
