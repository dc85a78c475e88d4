import { inquiryOf } from '../../src/contact/inquiry';

const values = {
  name: ' Ana  Pérez ',
  email: ' ana＠example.com ',
  phone: ' 55\u00a01234 5678 ',
  destination: 'costa-rica',
  condition: 'Knee.\r\nPain. ',
  accepted: true,
};

const surroundings = {
  about: {},
  language: 'es',
  page: 'https://www.example.com/es/contacto',
  reference: 'ABC123',
  countryName: (country: string) => `Name of ${country}`,
} as const;

it('brings the number as typed where the phone rules could not be loaded', () => {
  expect(inquiryOf(values, surroundings)).toMatchObject({ phone: '55 1234 5678', typedPhone: undefined });
});

it('brings it as typed, too, where its country was assumed, and only there', () => {
  const international = '+52 55 1234 5678';
  const read = (assumed: boolean) => inquiryOf(values, { ...surroundings, phone: { international, assumed } });
  expect(read(true)).toMatchObject({ phone: international, typedPhone: '55 1234 5678' });
  expect(read(false)).toMatchObject({ phone: international, typedPhone: undefined });
});

it('is clean, keeps the lines of the text, and names the country', () => {
  expect(inquiryOf(values, surroundings)).toMatchObject({
    name: 'Ana Pérez',
    email: 'ana@example.com',
    destination: 'Name of costa-rica',
    condition: 'Knee.\nPain.',
    reference: 'ABC123',
  });
  expect(inquiryOf({ ...values, destination: '' }, surroundings).destination).toBe('');
});

it('names what it is about, its language, and the page it comes from', () => {
  const clinic = { id: 'valle-alto', name: 'Centro Valle Alto', country: 'colombia' } as const;
  const careOption = { key: 'stem-cells', name: 'Células madre' };
  expect(inquiryOf(values, { ...surroundings, about: { clinic, careOption } })).toMatchObject({
    clinic: 'Centro Valle Alto',
    careOption: 'Células madre',
    language: 'es',
    page: 'https://www.example.com/es/contacto',
  });
});
