import i18next from 'i18next';
import en from '../../../locales/en/form.json';
import es from '../../../locales/es/form.json';
import type { Language } from '../../../src/facts/locales';
import { emptyValues, type InquiryValues } from '../../../src/inquiry/model/values';
import { composeInquiry } from '../../../src/inquiry/submit/composeInquiry';
import { mailLink } from '../../../src/inquiry/submit/mailLink';
import { pathsFor } from '../../../src/routes/path';

type ComposeContext = Parameters<typeof composeInquiry>[1];

const wordsOf = (language: Language) => {
  const instance = i18next.createInstance();
  void instance.init({
    resources: { en: { form: en }, es: { form: es } },
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(language, 'form');
};

const values: InquiryValues = {
  name: ' Zoë  Núñez 🌵 ',
  email: ' zoe＠example.com ',
  phone: ' 55\u00a01234 5678 ',
  destination: 'mexico',
  condition: 'Rodilla izquierda.\r\nDos años & más. ',
  accepted: true,
  healthConsent: true,
};

const procedure = { kind: 'procedure', id: 'knee', name: 'Prótesis total de rodilla' } as const;
const clinics = [
  { kind: 'clinic', id: 'valle-alto', name: 'Centro Valle Alto' },
  { kind: 'clinic', id: 'mitad-del-valle', name: 'Hospital Mitad del Valle' },
] as const;
const careOption = { kind: 'careOption', id: 'orthopedic-surgery', name: 'Cirugía ortopédica' } as const;

const page: ComposeContext['page'] = {
  language: 'es',
  paths: pathsFor('contact'),
  policies: { terms: '2026-01-31', privacy: '2026-02-28' },
};

const compose = (over: Partial<InquiryValues> = {}, around: Partial<ComposeContext> = {}, language: Language = 'es') =>
  composeInquiry(
    { ...values, ...over },
    {
      topics: [procedure, ...clinics, careOption],
      page,
      number: '4F0K9Z',
      countryName: () => 'México',
      phone: { international: '+52 55 1234 5678', laidOut: '55 1234 5678', others: [] },
      ...around,
    },
    wordsOf(language),
  );

it('starts with who wrote how, then the contact details, in English', () => {
  const { subject, body } = compose({}, { page: { ...page, language: 'en' } }, 'en').mail;
  expect(subject).toBe(
    'A user submitted an inquiry through the website contact form: Zoë Núñez 🌵, zoe@example.com, +52 55 1234 5678',
  );
  expect(body.split('\n').slice(0, 5)).toEqual([
    'A user submitted an inquiry through the website contact form.',
    '',
    'Full name: Zoë Núñez 🌵',
    'Email address: zoe@example.com',
    'Phone number: +52 55 1234 5678',
  ]);
});

it('is whole, clean and in Spanish for a Spanish visitor', () => {
  expect(compose().mail.body).toBe(`Un usuario envió una consulta a través del formulario de contacto del sitio web.

Nombre completo: Zoë Núñez 🌵
Correo electrónico: zoe@example.com
Número de teléfono: +52 55 1234 5678
Número de teléfono tal como se escribió: 55 1234 5678
País donde prefiere atenderse: México
¿Para quién es?: Para mí
Procedimiento: Prótesis total de rodilla
Clínicas: Centro Valle Alto, Hospital Mitad del Valle
Opción de cuidado: Cirugía ortopédica

Problema de salud principal:
Rodilla izquierda.
Dos años & más.

Términos y privacidad aceptados: Sí, los Términos de servicio del 2026-01-31 y la Política de privacidad del 2026-02-28
Uso de datos de salud aceptado: Sí, según la Política de privacidad del 2026-02-28

Idioma: Español
Página: https://www.example.com/es/contacto
Número de consulta: 4F0K9Z`);
});

it('says for whom it is where that is somebody else, who knows of it, and shows the sender the same', () => {
  const { fields, copy } = compose({ whom: 'other' }, {}, 'en');
  expect(fields['Who is it for']).toBe('Someone else');
  expect(fields['Use of health information agreed']).toContain('The person I am writing for knows about it');
  expect(copy).toContainEqual(['Who is it for?', 'Someone else']);
  expect(copy.at(-1)).toEqual(['Primary medical condition', 'Rodilla izquierda.\nDos años & más.']);
});

it('leaves out what is not there', () => {
  const { subject, body } = compose(emptyValues, { topics: [careOption], phone: undefined }, 'en').mail;
  expect(subject).toBe('A user submitted an inquiry through the website contact form');
  expect(body).toBe(`A user submitted an inquiry through the website contact form.

Who is it for?: Myself
Care option: Cirugía ortopédica

Language: Español
Page: https://www.example.com/es/contacto
Inquiry number: 4F0K9Z`);
});

it('brings the number as typed beside what was read, unless both say the same', () => {
  const international = '+52 55 1234 5678';
  const phoneOf = (typed: string, phone?: ComposeContext['phone']) => {
    const { fields } = compose({ phone: typed }, { phone });
    return [fields['Phone number'], fields['Phone number as typed']];
  };
  const read = { international, laidOut: international, others: [] };
  expect(phoneOf(' 55\u00a01234 5678 ')).toEqual(['55 1234 5678', undefined]);
  expect(phoneOf('(55)1234-5678', read)).toEqual([international, '(55)1234-5678']);
  expect(phoneOf('+52 1 55 1234 5678', read)).toEqual([international, '+52 1 55 1234 5678']);
  expect(phoneOf('+525512345678 (mornings)', read)).toEqual([international, '+525512345678 (mornings)']);
  expect(phoneOf('+52 (55) 1234-5678', read)).toEqual([international, undefined]);
});

describe('mail link', () => {
  const partsOf = (href: string) => {
    const [, to, query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
    const given = Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
    return { to, ...given };
  };

  it('holds subject and message, with the line breaks of mail', () => {
    const mail = { subject: 'Hola: Zoë & 50 %', body: 'Uno\nDos?\n\nTres=3' };
    const { href, cut } = mailLink('patients@example.com', mail);
    expect(cut).toBe(false);
    expect(partsOf(href)).toEqual({
      to: 'patients@example.com',
      subject: mail.subject,
      body: 'Uno\r\nDos?\r\n\r\nTres=3',
    });
  });

  it('says when the message does not fit, and cuts between characters', () => {
    const body = '🌵ñ'.repeat(600);
    const { href, cut } = mailLink('patients@example.com', { subject: 'S', body });
    expect(cut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2000);
    // An emoji takes twelve characters of a link.
    expect(href.length).toBeGreaterThan(2000 - 12);
    expect(partsOf(href).body).toMatch(/^(🌵ñ)+🌵?…$/u);
  });

  it('holds 2000 signs, and not one more', () => {
    const of = (signs: number) => mailLink('patients@example.com', { subject: 'S', body: 'a'.repeat(signs) });
    const room = 2000 - of(0).href.length;
    expect(of(room)).toMatchObject({ cut: false });
    expect(of(room + 1)).toMatchObject({ cut: true });
    expect(of(room + 1).href).toHaveLength(2000);
  });

  it('bears halves of characters, which it marks', () => {
    const { href } = mailLink('patients@example.com', { subject: '\ud83d', body: 'x\udc00y\udc00' });
    expect(partsOf(href)).toMatchObject({ subject: '\ufffd', body: 'x\ufffdy\ufffd' });
  });
});

it('travels under readable names, special ones only where Formspree asks for them', () => {
  const { fields, mail } = compose();
  expect(fields).toEqual({
    'Full name': 'Zoë Núñez 🌵',
    email: 'zoe@example.com',
    'Phone number': '+52 55 1234 5678',
    'Phone number as typed': '55 1234 5678',
    'Preferred medical destination': 'México',
    'Primary medical condition': 'Rodilla izquierda.\nDos años & más.',
    'Who is it for': 'Para mí',
    procedure: 'Prótesis total de rodilla',
    clinics: 'Centro Valle Alto, Hospital Mitad del Valle',
    'Care option': 'Cirugía ortopédica',
    'Terms and privacy accepted':
      'Sí, los Términos de servicio del 2026-01-31 y la Política de privacidad del 2026-02-28',
    'Use of health information agreed': 'Sí, según la Política de privacidad del 2026-02-28',
    Language: 'Español',
    Page: 'https://www.example.com/es/contacto',
    'Inquiry number': '4F0K9Z',
    message: mail.body,
    _subject: mail.subject,
    _language: 'es',
  });
});
