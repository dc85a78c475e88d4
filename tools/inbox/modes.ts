/** Ways in which the inbox can answer. All but `ok` and `slow` are failures that the form has to live with. */
const modes = [
  'ok',
  'slow',
  'hang',
  'drop',
  'field-errors',
  'form-errors',
  'captcha',
  '403',
  '404',
  '429',
  'quota',
  '500',
  'html',
  'html-500',
  'malformed',
  'no-next',
] as const;

export type Mode = (typeof modes)[number];

/** For names from outside: form ids and rules sent to the inbox. */
export const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

export interface InboxAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type: 'application/json' | 'text/html; charset=utf-8';
  readonly body: string;
}

const json = (status: number, body: unknown, headers?: InboxAnswer['headers']): InboxAnswer => ({
  status,
  headers,
  type: 'application/json',
  body: JSON.stringify(body),
});

const html = (status: number, body: string): InboxAnswer => ({ status, type: 'text/html; charset=utf-8', body });

/** Answers of the failing modes; `hang` and `drop` have none, `ok` and `slow` take the inquiry. */
export const failureAnswers: Readonly<Record<Exclude<Mode, 'ok' | 'slow' | 'hang' | 'drop'>, InboxAnswer>> = {
  'field-errors': json(422, {
    error: 'Validation errors',
    errors: [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { code: 'REQUIRED_FIELD_EMPTY', field: 'Full name', message: 'is required' },
    ],
  }),
  'form-errors': json(400, {
    error: 'Form is inactive',
    errors: [{ code: 'INACTIVE', message: 'This form is inactive' }],
  }),
  captcha: json(403, { error: 'reCAPTCHA validation failed' }),
  '403': json(403, { error: 'Submissions from this origin are not allowed' }),
  '404': json(404, { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }),
  '429': json(429, { error: 'Too many requests' }, { 'Retry-After': '30' }),
  quota: json(200, { error: 'This form has reached its monthly submission limit' }),
  '500': json(500, { error: 'Internal error' }),
  html: html(200, '<!doctype html><title>Hello</title><p>This is a page.'),
  'html-500': html(502, '<!doctype html><title>502</title><h1>Bad Gateway</h1>'),
  malformed: { status: 200, type: 'application/json', body: '{"next": "/thanks", ' },
  'no-next': json(200, { ok: true }),
};

/** Told by the form's id: `/f/fail-429` and `/f/429` fail so; any other id takes inquiries. */
export const modeOfForm = (form: string): Mode => {
  const named = form.replace(/^fail-/, '');
  return isMode(named) ? named : 'ok';
};
