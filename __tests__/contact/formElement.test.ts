import {
  fieldOf,
  hasChosenDestination,
  honeypotOf,
  mergeValues,
  readValues,
  setReadOnly,
  takeOverChecks,
  writeValues,
} from '../../src/contact/fields/formElement';

const draw = (inside: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${inside}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};

const whole = `<input type="text" name="_gotcha"><input name="Full name" maxlength="120"><input name="email"><input name="Phone number">
  <select name="Preferred medical destination"><option value="">Select</option><option value="mexico">Mexico</option>
  <option value="colombia" selected>Colombia</option></select><textarea name="Primary medical condition"></textarea>
  <input type="checkbox" name="Terms and privacy accepted" value="Yes">
  <input type="checkbox" name="Use of health information agreed" value="Yes"><button name="send">Send</button>`;

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

describe('reading', () => {
  it('brings what was typed, as it was typed', () => {
    const form = draw(whole);
    expect(readValues(form)).toEqual({
      name: '',
      email: '',
      phone: '',
      destination: 'colombia',
      condition: '',
      accepted: false,
      healthConsent: false,
    });
    named('Full name').value = ' Ana ';
    named('email').value = 'ana@example.com';
    named('Phone number').value = '55 1234 5678';
    named<HTMLSelectElement>('Preferred medical destination').value = 'mexico';
    named<HTMLTextAreaElement>('Primary medical condition').value = 'Knee.\nPain. ';
    named('Terms and privacy accepted').checked = true;
    named('Use of health information agreed').checked = true;
    expect(readValues(form)).toEqual(typed);
  });

  it('takes for empty what the form lacks, has twice, or has as something else', () => {
    const form = draw(
      '<input name="Full name" value="Ana"><input name="Full name" value="Bea"><button name="email" value="a@b.co">x</button>',
    );
    expect(readValues(form)).toEqual({
      name: '',
      email: '',
      phone: '',
      destination: '',
      condition: '',
      accepted: false,
      healthConsent: false,
    });
  });

  it('knows to which field something belongs', () => {
    draw(whole);
    expect(fieldOf(named('Full name'))).toBe('name');
    expect(fieldOf(named('Preferred medical destination'))).toBe('destination');
    expect(fieldOf(named('Primary medical condition'))).toBe('condition');
    expect(fieldOf(named('_gotcha'))).toBeUndefined();
    expect(fieldOf(named('send'))).toBeUndefined();
    const button = named<HTMLButtonElement>('send');
    button.name = 'email';
    expect(fieldOf(button)).toBeUndefined();
  });

  it('calls a destination chosen that is another than the page came with, the empty one too', () => {
    const form = draw(whole);
    const choice = named<HTMLSelectElement>('Preferred medical destination');
    expect(hasChosenDestination(form)).toBe(false);
    choice.value = 'mexico';
    expect(hasChosenDestination(form)).toBe(true);
    choice.value = '';
    expect(hasChosenDestination(form)).toBe(true);
    choice.value = 'colombia';
    expect(hasChosenDestination(form)).toBe(false);
  });

  it('calls none chosen where the page came with none, or has no such field', () => {
    const form = draw(whole.replace(' selected', ''));
    expect(hasChosenDestination(form)).toBe(false);
    named<HTMLSelectElement>('Preferred medical destination').value = 'mexico';
    expect(hasChosenDestination(form)).toBe(true);
    expect(hasChosenDestination(draw('<input name="Preferred medical destination" value="mexico">'))).toBe(false);
    expect(hasChosenDestination(draw(''))).toBe(false);
  });

  it('finds what a robot wrote into the trap', () => {
    const form = draw(whole);
    expect(honeypotOf(form)).toBe('');
    named('_gotcha').value = 'robot';
    expect(honeypotOf(form)).toBe('robot');
    expect(honeypotOf(draw(''))).toBe('');
  });
});

describe('writing', () => {
  it('puts values into their fields, and leaves those that are not given', () => {
    const form = draw(whole);
    writeValues(form, typed);
    expect(readValues(form)).toEqual(typed);
    writeValues(form, { name: '', accepted: false });
    expect(readValues(form)).toEqual({ ...typed, name: '', accepted: false });
    expect(() => writeValues(draw(''), typed)).not.toThrow();
  });

  it('does not touch a text that stands there already: somebody may be writing it', () => {
    const form = draw(whole);
    writeValues(form, typed);
    const touched = jest.spyOn(HTMLTextAreaElement.prototype, 'value', 'set');
    writeValues(form, typed);
    expect(touched).not.toHaveBeenCalled();
    touched.mockRestore();
  });

  it('of two states what was typed wins, field by field', () => {
    const kept = {
      name: 'Bea',
      email: 'bea@example.com',
      phone: '2125550123',
      destination: 'ecuador',
      condition: 'Hip.',
      accepted: false,
      healthConsent: false,
    };
    const nothing = {
      name: '',
      email: '',
      phone: '',
      destination: '',
      condition: '',
      accepted: false,
      healthConsent: false,
    };
    expect(mergeValues(typed, kept)).toEqual(typed);
    expect(mergeValues(nothing, kept)).toEqual(kept);
    expect(mergeValues(nothing, typed)).toEqual(typed);
    expect(mergeValues({ ...nothing, name: 'Ana' }, kept)).toEqual({ ...kept, name: 'Ana' });
  });

  it('holds the text fast, and lets it go again', () => {
    const form = draw(whole);
    const held = () =>
      ['_gotcha', 'Full name', 'email', 'Phone number', 'Primary medical condition'].filter(
        (name) => named(name).readOnly,
      );
    setReadOnly(form, true);
    expect(held()).toEqual(['Full name', 'email', 'Phone number', 'Primary medical condition']);
    setReadOnly(form, false);
    expect(held()).toEqual([]);
    expect(() => setReadOnly(draw(''), true)).not.toThrow();
  });

  it('takes the checks over from the browser, which would cut what is pasted', () => {
    const form = draw(whole);
    takeOverChecks(form);
    expect(form.noValidate).toBe(true);
    expect(form.querySelector('[maxlength]')).toBeNull();
  });
});
