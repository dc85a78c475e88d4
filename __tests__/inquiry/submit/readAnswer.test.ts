import { type FailureKind, mayHaveArrived } from '../../../src/inquiry/model/failure';
import { readAnswer } from '../../../src/inquiry/submit/readAnswer';

const answer = (status: number, body: unknown) =>
  readAnswer(status, typeof body === 'string' ? body : JSON.stringify(body));

const html = '<!doctype html><title>Bad Gateway</title>';

it.each([
  [200, { next: '/thanks', ok: true }],
  [200, { next: 'https://formspree.io/thanks?language=es' }],
  [201, { next: '' }],
  [200, { next: '/thanks', error: '' }],
])('sent: %i %j', (status, body) => expect(answer(status, body)).toMatchObject({ kind: 'sent' }));

describe('failed', () => {
  it.each([
    ['form', 400, { errors: [{ code: 'INACTIVE', message: 'This form is inactive' }] }],
    ['form', 404, { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }],
    ['form', 422, { errors: [{ code: 'REQUIRED_FIELD_EMPTY', field: 'unknown', message: 'is required' }] }],
    ['form', 400, {}],
    ['forbidden', 403, { error: 'Submissions from this origin are not allowed' }],
    ['forbidden', 403, html],
    ['tooMany', 429, { error: 'Too many requests' }],
    ['tooMany', 429, ''],
    ['quota', 200, { error: 'This form has reached its monthly submission limit' }],
    ['quota', 200, { error: 'Limit', next: '/thanks' }],
    ['server', 500, { error: 'Internal error' }],
    ['server', 502, html],
    ['server', 503, ''],
    ['html', 200, html],
    ['html', 404, `\n ${html}`],
    ['malformed', 200, '{"next": "/thanks", '],
    ['malformed', 200, ''],
    ['malformed', 200, 'OK'],
    ['malformed', 200, '"next"'],
    ['malformed', 200, '[{"next":"/thanks"}]'],
    ['malformed', 200, 'null'],
    ['noNext', 200, { ok: true }],
    ['noNext', 200, { next: null, ok: true }],
    ['captchaInvalid', 403, { error: 'reCAPTCHA validation failed' }],
    ['captchaInvalid', 400, { errors: [{ field: 'g-recaptcha-response', message: 'is required' }] }],
    ['captchaInvalid', 400, { errors: [{ message: 'reCAPTCHA failed' }] }],
    ['captchaInvalid', 200, { error: 'Please complete the CAPTCHA' }],
  ])('%s: %i %j', (kind, status, body) => expect(answer(status, body)).toEqual({ kind }));

  it('with messages of our own for fields, by code', () => {
    const errors = [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { code: 'REQUIRED_FIELD_EMPTY', field: 'Full name', message: 'is required' },
      { code: 'REQUIRED_FIELD_MISSING', field: 'Preferred medical destination', message: 'is missing' },
      { code: 'TYPE_TEXT', field: 'Primary medical condition', message: 'should be text' },
      { code: 'TYPE_NUMERIC', field: 'Phone number', message: 'should be a number' },
      { field: 'Terms and privacy accepted', message: 'no code' },
    ];
    expect(answer(422, { error: 'Validation errors', errors })).toEqual({
      kind: 'fields',
      fields: {
        email: 'email.invalid',
        name: 'name.required',
        destination: 'destination.required',
        condition: 'condition.refused',
        phone: 'phone.invalid',
        accepted: 'accepted.required',
      },
    });
  });

  it('that name the field, and call an address wrong only where that is what was said of it', () => {
    const refused = (field: string, code: string) => answer(422, { errors: [{ code, field, message: 'is wrong' }] });
    expect(refused('email', 'TYPE_TEXT')).toMatchObject({ fields: { email: 'email.refused' } });
    expect(refused('Preferred medical destination', 'TYPE_TEXT')).toMatchObject({
      fields: { destination: 'destination.required' },
    });
    expect(refused('Full name', 'TYPE_EMAIL')).toMatchObject({ fields: { name: 'name.refused' } });
  });

  it('survives errors of any shape', () => {
    for (const errors of [null, 'x', [null, 1, 'x', {}], [{ message: 5, code: {} }]]) {
      expect(answer(400, { errors })).toEqual({ kind: 'form' });
    }
  });
});

describe('what is said of an inquiry without a clear answer', () => {
  const mayArrive: readonly FailureKind[] = ['timeout', 'network', 'server', 'html', 'malformed', 'noNext'];
  const didNot: readonly FailureKind[] = ['offline', 'fields', 'form', 'forbidden', 'tooMany', 'quota', 'unknown'];
  const captchas: readonly FailureKind[] = ['captchaInvalid', 'captchaError', 'captchaMissing'];

  it.each(mayArrive)('%s: it may have arrived', (kind) => expect(mayHaveArrived(kind)).toBe(true));
  it.each([...didNot, ...captchas])('%s: it has not', (kind) => expect(mayHaveArrived(kind)).toBe(false));
});
