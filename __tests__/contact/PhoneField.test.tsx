import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { FormContext } from '../../src/contact/fields/LabeledField';
import { PhoneField } from '../../src/contact/phone/PhoneField';
import * as library from '../../src/contact/phone/phoneLibrary';
import { phoneRules } from '../../src/contact/phone/phoneRules';
import { renderWithPage } from '../renderWithPage';

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

/** What a browser does for one key: the text changes, then it says how. `|` is the caret. */
const becomes = (field: HTMLInputElement, marked: string, init: InputEventInit | 'without a key') => {
  act(() => field.focus());
  field.value = marked.replace('|', '');
  field.setSelectionRange(marked.indexOf('|'), marked.indexOf('|'));
  const bubbling = { bubbles: true };
  act(
    () =>
      void field.dispatchEvent(
        init === 'without a key' ? new Event('input', bubbling) : new InputEvent('input', { ...bubbling, ...init }),
      ),
  );
  const { value, selectionStart } = field;
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

const typing = { inputType: 'insertText' };

beforeEach(() => {
  phoneRules.set(library);
});

afterEach(cleanup);

it.each([
  ['insertText', 'en', '2125550123|', '(212) 555-0123|'],
  ['insertFromPaste', 'es', '5512345678|', '55 1234 5678|'],
  ['insertText', 'en', '(212) 59|55-012', '(212) 59|5-5012'],
] as const)('formats at %s as numbers of the language are written (%s)', (inputType, language, before, after) => {
  expect(becomes(show('', language), before, { inputType })).toBe(after);
});

it('formats as numbers of the destination are written', () => {
  expect(becomes(show('mexico'), '5512345678|', typing)).toBe('55 1234 5678|');
});

it.each(['deleteContentBackward', 'deleteContentForward', 'historyUndo', 'historyRedo'])(
  'leaves alone what is taken out or back: %s',
  (inputType) => {
    expect(becomes(show(), '(212) 555012|', { inputType })).toBe('(212) 555012|');
  },
);

it('leaves alone what an input method is still composing, and what no key has written', () => {
  const field = show();
  expect(becomes(field, '2125550123|', { ...typing, isComposing: true })).toBe('2125550123|');
  expect(becomes(field, '2125550123|', 'without a key')).toBe('2125550123|');
});

it('formats what was typed before the rules have come, once they are there, and says so to the form', async () => {
  phoneRules.set(undefined);
  const field = show();
  expect(becomes(field, '2125550123|', typing)).toBe('2125550123|');
  written.mockClear();
  act(() => phoneRules.set(library));
  expect(field.value).toBe('(212) 555-0123');
  expect(written).toHaveBeenCalledWith('(212) 555-0123');
});

it('says nothing to the form where the rules that have come change nothing', async () => {
  const field = show();
  field.value = '(212) 555-0123';
  act(() => phoneRules.set(library));
  expect(written).not.toHaveBeenCalled();
});

it('does not take the focus from the field that has it', async () => {
  phoneRules.set(undefined);
  const field = show();
  becomes(field, '2125550123|', typing);
  act(() => field.blur());
  const moved = jest.spyOn(field, 'setSelectionRange');
  act(() => phoneRules.set(library));
  expect(field.value).toBe('(212) 555-0123');
  expect(moved).not.toHaveBeenCalled();
});

describe('a number without the code of its country', () => {
  const read = 'We read this as +1 212 555 0123';

  it('is read back once the field is left, until it is written on', () => {
    const field = show();
    becomes(field, '2125550123|', typing);
    expect(screen.queryByText(new RegExp(read.replace('+', '\\+')))).toBeNull();
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(read));
    expect(screen.getByRole('status')).toHaveTextContent(read);
    becomes(field, '(212) 555-012|', { inputType: 'deleteContentBackward' });
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
});
