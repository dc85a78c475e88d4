/**
 * What people write: [typed, destination, language, international form or undefined when it is no number]. Numbers are
 * from ranges kept for examples where a land has such, and otherwise plausible ones of nobody in particular.
 */
export const numbers: readonly (readonly [string, string, 'en' | 'es', string | undefined])[] = [
  // Mexico
  ['+52 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['55 1234 5678', 'mexico', 'en', '+1 551 234 5678'],
  ['5512345678', '', 'es', '+52 55 1234 5678'],
  ['(33) 1234-5678', 'mexico', 'es', '+52 33 1234 5678'],
  ['+52 1 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['+5215512345678', '', 'es', '+52 55 1234 5678'],
  ['+52 (1) 664 123 4567', '', 'en', '+52 664 123 4567'],
  ['1 55 1234 5678', 'mexico', 'es', '+1 551 234 5678'],
  ['1 664 123 4567', 'mexico', 'es', '+52 664 123 4567'],
  ['0052 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['0052 1 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['+52 1 55 1234 5678 ext. 12', '', 'es', '+52 55 1234 5678 ext. 12'],
  ['55 1234 567', 'mexico', 'es', undefined],
  ['+52 55 1234 56789', '', 'es', undefined],
  ['+52 1 55 1234 56789', '', 'es', undefined],
  // United States and Canada
  ['+1 212 555 0123', '', 'en', '+1 212 555 0123'],
  ['(212) 555-0123', '', 'en', '+1 212 555 0123'],
  ['001 212 555 0123', '', 'es', '+1 212 555 0123'],
  ['212 555 0123 ext 45', '', 'en', '+1 212 555 0123 ext. 45'],
  ['212 555 0123 x45', '', 'en', '+1 212 555 0123 ext. 45'],
  ['212 555 0123 #45', '', 'en', '+1 212 555 0123 ext. 45'],
  ['+1 555 0100', '', 'en', undefined],
  ['555 01', '', 'en', undefined],
  ['555-0123', '', 'en', undefined],
  ['123 456 7890', '', 'en', undefined],
  ['1-800-FLOWERS', '', 'en', undefined],
  // Colombia
  ['(604) 234 5678', 'colombia', 'en', '+1 604 234 5678'],
  ['+57 300 123 4567 extensión 5', '', 'es', '+57 300 1234567 ext. 5'],
  // Costa Rica
  ['8888-1234', 'costa-rica', 'es', '+506 8888 1234'],
  ['00506 2222 3333', '', 'en', '+506 2222 3333'],
  ['+506 1888 1234', '', 'es', undefined],
  // Dominican Republic
  ['809-555-0123', 'republica-dominicana', 'es', '+1 809 555 0123'],
  // Ecuador
  ['02 234 5678', 'ecuador', 'es', '+593 2 234 5678'],
  ['+593 (0)99 123 4567', '', 'en', '+593 99 123 4567'],
  ['+593 99 123', '', 'es', undefined],
  // Other lands: the + wins over destination and language
  ['+34 612 34 56 78', 'mexico', 'es', '+34 612 34 56 78'],
  ['+44 (0)20 7946 0958', '', 'en', '+44 20 7946 0958'],
  ['0034 612 345 678', 'mexico', 'es', '+34 612 34 56 78'],
  ['011 44 20 7946 0958', 'usa', 'en', '+44 20 7946 0958'],
  ['+999 123 456 789', '', 'en', undefined],
  // The destination does not forbid the number of one's own land
  ['(212) 555-0123', 'costa-rica', 'en', '+1 212 555 0123'],
  ['55 1234 5678', 'costa-rica', 'es', '+52 55 1234 5678'],
  // As pasted
  ['  +52\u00a055\u00a01234\u00a05678  ', '', 'en', '+52 55 1234 5678'],
  ['\u202a+52 55 1234 5678\u202c', '', 'en', '+52 55 1234 5678'],
  ['\u200e+1\u2009(212)\u2009555\u20110123', '', 'en', '+1 212 555 0123'],
  ['+1 212\u2013555\u20130123', '', 'en', '+1 212 555 0123'],
  ['＋５２ ５５ １２３４ ５６７８', '', 'es', '+52 55 1234 5678'],
  ['tel:+12125550123', '', 'en', '+1 212 555 0123'],
  ['+ 52 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['(+52) 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['+52\t55\t1234\t5678', '', 'es', '+52 55 1234 5678'],
  // No numbers at all
  ['', '', 'en', undefined],
  ['   ', '', 'es', undefined],
  ['+', '', 'en', undefined],
  ['call me', '', 'en', undefined],
  ['name@example.com', '', 'en', undefined],
  ['2125550123, 2125550124', '', 'en', undefined],
  ['my number is 212 555 0123', '', 'en', undefined],
  ['212 555 0123 mornings', '', 'en', undefined],
  // Ten digits are no number of another land without its +.
  ['32 2 123 45 67', '', 'en', undefined],
  ['0000000000', '', 'en', undefined],
  ['1'.repeat(40), '', 'en', undefined],
  // Extensions in the words of both languages
  ['(305) 555-0123 ext 12', 'mexico', 'en', '+1 305 555 0123 ext. 12'],
  ['(305) 555-0123, extension 12', '', 'en', '+1 305 555 0123 ext. 12'],
  ['305 555 0123 extn. 12', '', 'en', '+1 305 555 0123 ext. 12'],
  ['305 555 0123 ex 12', '', 'en', '+1 305 555 0123 ext. 12'],
  ['Cel. 55 1234 5678', 'mexico', 'es', '+52 55 1234 5678'],
  ['WhatsApp: +52 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['Tel: +525512345678', '', 'en', '+52 55 1234 5678'],
  ['Teléfono 300 123 4567', 'colombia', 'es', '+57 300 1234567'],
  ['cellular', '', 'en', undefined],
  ['55 1234 5678 extensión 9', '', 'es', '+52 55 1234 5678 ext. 9'],
  ['55 1234 5678 extensio\u0301n 9', '', 'es', '+52 55 1234 5678 ext. 9'],
  ['601 234 5678 anexo 9', 'colombia', 'es', '+57 601 2345678 ext. 9'],
  ['2222-3333 int. 9', 'costa-rica', 'es', '+506 2222 3333 ext. 9'],
  ['02 234 5678 interno 9', 'ecuador', 'es', '+593 2 234 5678 ext. 9'],
  // Words and signs beside a number, and links
  ['305-555-0123 (cell)', 'mexico', 'en', '+1 305 555 0123'],
  ['305 555 0123 cell', '', 'en', '+1 305 555 0123'],
  ['305-555-0123 (home)', '', 'en', '+1 305 555 0123'],
  ['Oficina: 55 1234 5678', 'mexico', 'es', '+52 55 1234 5678'],
  ['Cell phone number: 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['No. 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['☎ 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['305·555·0123', '', 'en', '+1 305 555 0123'],
  ["305'555'0123", '', 'en', '+1 305 555 0123'],
  ['305 555 0123 (ext 12)', '', 'en', '+1 305 555 0123 ext. 12'],
  ['Telefono celular: 55 1234 5678', 'mexico', 'es', '+52 55 1234 5678'],
  ['Número: 55 1234 5678', 'mexico', 'es', '+52 55 1234 5678'],
  ['+57 300 123 4567 WhatsApp', '', 'es', '+57 300 1234567'],
  ['📞 +52 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['https://wa.me/5215512345678', '', 'es', '+52 55 1234 5678'],
  ['wa.me/13055550123', '', 'en', '+1 305 555 0123'],
  ['phone', '', 'en', undefined],
  ['Cel/WhatsApp: 099 123 4567', 'ecuador', 'es', '+593 99 123 4567'],
  ['Telf. 099 123 4567', 'ecuador', 'es', '+593 99 123 4567'],
  ['Mi wasap 300 123 4567', 'colombia', 'es', '+57 300 1234567'],
  ['Ph. 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['Telephone: 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['M: 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['305-555-0123 (c)', '', 'en', '+1 305 555 0123'],
  ['"305 555 0123"', '', 'en', '+1 305 555 0123'],
  ['305*555*0123 ext 12.', '', 'en', '+1 305 555 0123 ext. 12'],
  // The code of a country typed twice, or behind the code that leads abroad
  ['++1 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['+1 +1 305 555 0123', '', 'en', '+1 305 555 0123'],
  ['+52 52 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['+57 57 300 123 4567', '', 'es', '+57 300 1234567'],
  ['+593 593 99 123 4567', '', 'es', '+593 99 123 4567'],
  ['+55 55 99999 1234', '', 'en', '+55 55 99999 1234'],
  ['+011 52 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['00+52 55 1234 5678', '', 'en', '+52 55 1234 5678'],
  ['(00) 52 55 1234 5678', '', 'es', '+52 55 1234 5678'],
  ['(011) 57-300-123-4567', 'mexico', 'es', '+57 300 1234567'],
  // A code that begins with the same digit twice is not one typed twice: they are not of Norway, Peru, Italy, Poland.
  ['+44 7911 12345', '', 'en', undefined],
  ['+55 11 1234-567', '', 'es', undefined],
  ['+33 9325 340149699', '', 'en', undefined],
  ['+44 8508 069063', '', 'en', undefined],
  // Landlines of Colombia as they were until 2021
  ['+57 (1) 234 5678', '', 'es', '+57 601 2345678'],
  ['+57 4 234 5678', '', 'en', '+57 604 2345678'],
  ['57 1 234 5678', 'colombia', 'es', '+57 601 2345678'],
  ['(1) 234 5678', 'colombia', 'es', '+57 601 2345678'],
  ['571 234 5678', 'colombia', 'en', '+1 571 234 5678'],
  // By their groups none of Colombia, though somebody from elsewhere may want to go there
  ['8888-1234', 'colombia', 'es', undefined],
  ['88881234', 'colombia', 'en', undefined],
  // Possible is not valid
  ['+1 310 7549', '', 'en', undefined],
  ['310 7549', 'usa', 'en', undefined],
  ['+1 311 555 0123', '', 'en', undefined],
  ['+57 1 305 555 0123', 'colombia', 'en', undefined],
  ['+593 1305 555 0123', 'ecuador', 'en', undefined],
  ['+506 305 555 0123', 'costa-rica', 'es', undefined],
  ['+52 305 555 0123', 'mexico', 'es', undefined],
  ['1 300 123 4567', 'colombia', 'es', undefined],
  ['991 234 567', 'mexico', 'es', undefined],
];

type Row = readonly [typed: string, read: string, other?: string];
const destinations = [
  'mexico',
  'usa',
  'colombia',
  'costa-rica',
  'republica-dominicana',
  'ecuador',
  'not-sure',
] as const;

/** Read in the same way whatever the destination, in both languages. */
const everywhere: readonly Row[] = [
  ['1 305 555 0123', '+1 305 555 0123'],
  ['1 (809) 555-0123', '+1 809 555 0123'],
  ['13055550123 ext 12', '+1 305 555 0123 ext. 12'],
  ['52 1 55 1234 5678', '+52 55 1234 5678'],
  ['01 55 1234 5678', '+52 55 1234 5678'],
  ['044 55 1234 5678', '+52 55 1234 5678'],
  ['045 664 123 4567', '+52 664 123 4567'],
  ['099 123 4567', '+593 99 123 4567'],
  ['03 300 123 4567', '+57 300 1234567'],
  ['52 55 1234 5678', '+52 55 1234 5678'],
  ['57 300 123 4567', '+57 300 1234567'],
  ['506 8888 1234', '+506 8888 1234'],
  ['593 99 123 4567', '+593 99 123 4567'],
  ['44 20 7946 0958', '+44 20 7946 0958'],
];

/** Ten digits: [typed, reading, other reading], by language and destination. */
const byDestination: Readonly<Record<'en' | 'es', Readonly<Record<(typeof destinations)[number], readonly Row[]>>>> = {
  en: {
    mexico: [
      ['305 555 0123', '+1 305 555 0123'],
      ['331 234 5678', '+1 331 234 5678', '+52 33 1234 5678'],
      ['664 123 4567', '+52 664 123 4567'],
    ],
    usa: [['305 555 0123', '+1 305 555 0123']],
    colombia: [
      ['305 555 0123', '+1 305 555 0123', '+57 305 5550123'],
      ['300 123 4567', '+57 300 1234567'],
      ['601 234 5678', '+1 601 234 5678', '+57 601 2345678'],
    ],
    'costa-rica': [
      ['305 555 0123', '+1 305 555 0123'],
      ['8888 1234', '+506 8888 1234'],
    ],
    'republica-dominicana': [['809 555 0123', '+1 809 555 0123']],
    ecuador: [
      ['305 555 0123', '+1 305 555 0123'],
      ['099 123 4567', '+593 99 123 4567'],
    ],
    'not-sure': [['305 555 0123', '+1 305 555 0123']],
  },
  es: {
    mexico: [
      ['305 555 0123', '+1 305 555 0123'],
      ['331 234 5678', '+52 33 1234 5678', '+1 331 234 5678'],
      ['664 123 4567', '+52 664 123 4567'],
    ],
    usa: [['305 555 0123', '+1 305 555 0123']],
    colombia: [
      ['305 555 0123', '+57 305 5550123', '+1 305 555 0123'],
      ['300 123 4567', '+57 300 1234567', '+52 300 123 4567'],
    ],
    'costa-rica': [
      ['305 555 0123', '+1 305 555 0123'],
      ['8888 1234', '+506 8888 1234'],
      ['55 1234 5678', '+52 55 1234 5678', '+1 551 234 5678'],
    ],
    'republica-dominicana': [['809 555 0123', '+1 809 555 0123']],
    ecuador: [
      ['305 555 0123', '+1 305 555 0123'],
      ['991 234 567', '+593 99 123 4567'],
    ],
    'not-sure': [
      ['305 555 0123', '+1 305 555 0123'],
      ['55 1234 5678', '+52 55 1234 5678', '+1 551 234 5678'],
    ],
  },
};

/** [typed, destination, language, reading, other reading]. */
export const withoutCode = (['en', 'es'] as const).flatMap((language) =>
  destinations.flatMap((destination) => [
    ...everywhere.map(([typed, read, other]) => [typed, destination, language, read, other] as const),
    ...byDestination[language][destination].map(
      ([typed, read, other]) => [typed, destination, language, read, other] as const,
    ),
  ]),
);
