import { forgetDraft, readDraft } from '../../src/contact/visit';
import { watchFirstUse } from '../../src/contact/wakeFields';
import { hasUnsent } from '../../src/web/unsent';

const draw = (): { host: HTMLElement; form: HTMLFormElement; email: HTMLInputElement; send: HTMLButtonElement } => {
  document.body.innerHTML = `<div id="host"><form method="post" action="https://formspree.io/f/inquiry">
    <input name="email" required><select name="Preferred medical destination"><option value="">Select</option>
    <option selected>mexico</option><option>ecuador</option></select><button type="submit">Send</button></form></div>`;
  const find = <Kind extends HTMLElement>(selector: string): Kind => document.querySelector<Kind>(selector) as Kind;
  return { host: find('#host'), form: find('form'), email: find('input'), send: find('button') };
};

afterEach(() => {
  window.history.replaceState(null, '', '/');
  forgetDraft();
});

it('sleeps until the form is used', () => {
  const { host, email } = draw();
  const wake = jest.fn();
  watchFirstUse(host, wake);
  expect(wake).not.toHaveBeenCalled();
  email.focus();
  expect(wake).toHaveBeenCalled();
});

it.each(['pointerdown', 'input'])('wakes on %s', (type) => {
  const { host, email } = draw();
  const wake = jest.fn();
  watchFirstUse(host, wake);
  email.dispatchEvent(new Event(type, { bubbles: true }));
  expect(wake).toHaveBeenCalled();
});

it('wakes at once when something was typed, is focused, or the address asks for something', () => {
  const typed = draw();
  typed.email.value = 'ana@example.com';
  const focused = jest.fn();
  const restored = jest.fn();
  watchFirstUse(typed.host, restored);
  expect(restored).toHaveBeenCalled();

  const other = draw();
  other.email.focus();
  watchFirstUse(other.host, focused);
  expect(focused).toHaveBeenCalled();

  const asked = jest.fn();
  window.history.replaceState(null, '', '/contact?clinic=pacifica');
  watchFirstUse(draw().host, asked);
  expect(asked).toHaveBeenCalled();
});

it('sends nothing by waking', () => {
  const { host, form, email } = draw();
  const arrived = jest.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener('submit', arrived);
  const use = watchFirstUse(host, jest.fn());
  email.value = 'ana@example.com';
  use.release();
  expect(arrived).not.toHaveBeenCalled();
});

describe('what is written before it is awake', () => {
  const clinic = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;

  const write = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it('belongs to the visit, with what the page is about', () => {
    const { host, email } = draw();
    watchFirstUse(host, jest.fn(), { clinic });
    email.focus();
    expect(hasUnsent()).toBe(false);
    expect(readDraft().about).toBeUndefined();
    write(email, 'ana@example.com');
    expect(readDraft()).toMatchObject({ values: { email: 'ana@example.com' }, about: { clinic } });
    expect(readDraft().destinationChosen).toBe(false);
    expect(hasUnsent()).toBe(true);
    write(email, '');
    expect(readDraft().values.email).toBe('');
  });

  it('belongs to it also when it was written before any script ran', () => {
    const { host, email } = draw();
    email.value = 'ana@example.com';
    watchFirstUse(host, jest.fn());
    expect(readDraft().values.email).toBe('ana@example.com');
  });

  it('counts a destination as chosen that is another than the page came with', () => {
    const { host } = draw();
    watchFirstUse(host, jest.fn());
    const choice = host.querySelector('select');
    if (choice) write(choice, 'ecuador');
    expect(readDraft()).toMatchObject({ values: { destination: 'ecuador' }, destinationChosen: true });
  });

  it('still does when it cannot wake, and is the form’s own matter once it is awake', () => {
    const { host, email } = draw();
    const use = watchFirstUse(host, jest.fn());
    use.giveBack();
    write(email, 'ana@example.com');
    expect(readDraft().values.email).toBe('ana@example.com');
    use.release();
    write(email, 'bea@example.com');
    expect(readDraft().values.email).toBe('ana@example.com');
  });
});

describe('sent before it is awake', () => {
  const sent = () => {
    const drawn = draw();
    const wake = jest.fn();
    const use = watchFirstUse(drawn.host, wake);
    const arrived = jest.fn((event: SubmitEvent) => event.preventDefault());
    drawn.form.addEventListener('submit', arrived);
    let pressed: Event | undefined;
    window.addEventListener('submit', (event) => (pressed = event), { capture: true, once: true });
    drawn.form.requestSubmit(drawn.send);
    return { ...drawn, wake, use, arrived, pressed };
  };

  it('waits, unchecked by the browser, and goes its way once awake', () => {
    const { wake, use, arrived, form, send, pressed } = sent();
    expect(pressed?.defaultPrevented).toBe(true);
    expect(send).toHaveAttribute('aria-busy', 'true');
    expect(form.noValidate).toBe(true);
    expect(wake).toHaveBeenCalled();
    expect(arrived).not.toHaveBeenCalled();
    use.release();
    expect(arrived).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveAttribute('aria-busy');
    form.requestSubmit();
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  it('goes its way once, whatever comes after', () => {
    const { use, arrived, email } = sent();
    email.value = 'ana@example.com';
    use.giveBack();
    expect(arrived).toHaveBeenCalledTimes(1);
    use.release();
    expect(arrived).toHaveBeenCalledTimes(1);
  });

  it('is given back to the browser, with its checks, when it cannot wake', () => {
    const { use, form, email, arrived } = sent();
    use.giveBack();
    expect(form.noValidate).toBe(false);
    // The empty address is refused by the browser now.
    expect(arrived).not.toHaveBeenCalled();
    email.value = 'ana@example.com';
    form.requestSubmit();
    expect(arrived).toHaveBeenCalledTimes(1);
  });
});
