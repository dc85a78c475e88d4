import type { Change } from '../contentFixture';
import { clinic, english, facts, knee, spanish } from '../paths';
import { contentReports, type Edit } from '../reports';

const { problemsAfter, reports, passes } = contentReports();

// biome-ignore format: a case a line
test.each([
  ['the offer says other nights', 'includes: Surgeon, anesthesia, implant, 3 nights', 'includes: Surgeon, 4 nights', '"4 nights", but offers.0.trips.0.nights in facts.yaml is 3'],
  ['more nights than days', 'includes: Assessment, imaging', 'includes: Assessment, 9 hotel nights', '"9 hotel nights", but offers.3.trips.0.stayDays in facts.yaml is 3 to 4'],
  ['nights that are spelled out', 'includes: Surgeon, anesthesia, implant, 3 nights', 'includes: Surgeon, four nights', '"four nights", but offers.0.trips.0.nights in facts.yaml is 3'],
  ['nights of an offer without any', 'description: Cells from', 'description: You spend three nights with us. Cells from', '"three nights", but offers.3.trips.0.nights in facts.yaml is 0'],
  ['included nights of an offer without any', 'includes: Assessment, imaging', 'includes: Assessment, 2 nights in the care suite', '"2 nights", but offers.3.trips.0.nights in facts.yaml is 0'],
  ['another stay', 'description: Both sides', 'description: A stay of 20 days. Both sides', '"stay of 20 days", but offers.0.trips.0.stayDays in facts.yaml is 12 to 12'],
  ['no night, in words alone', 'description: Both sides', 'description: It is an outpatient operation. Both sides', '"outpatient operation", but offers.0.trips.0.nights in facts.yaml is 3'],
  ['a night of an offer without any, in words alone', 'description: Cells from', 'description: You sleep at the clinic. Cells from', '"You sleep at the clinic", but offers.3.trips.0.nights in facts.yaml is 0'],
  ['nights that a sentence begins with', 'description: Both sides', 'description: Includes 4 nights. Both sides', '"4 nights", but offers.0.trips.0.nights in facts.yaml is 3'],
])('prose that disagrees with the facts: %s', async (_what, from, to, found) => {
  const file = facts.replace('facts.yaml', 'words.en.md');
  await reports([file, from, to], {
    field: `offers.${found.includes('.3.') ? 'stem-cells-one-joint' : 'total-knee-replacement'}.${to.startsWith('inc') ? 'includes' : 'description'}`,
    found,
    fix: 'Correct the number here or in facts.yaml.',
  });
});

test.each([
  ['$9,999', '"$9,999"'],
  ['US$ 9.999', '"US$ 9.999"'],
  ['9,999 dólares', '"9,999 dólares"'],
  ['USD 9.999,00', '"USD 9.999,00"'],
  ['9.999', '"9.999"'],
  ['$9,800 a 12.500', '"12.500"'],
  ['entre 9.900 y 12.400 dólares', '"9.900"'],
  ['US$9.9k', '"US$9.9k"'],
  ['nueve mil novecientos dólares', '"nueve mil novecientos dólares"'],
])('an amount that facts.yaml does not have: %s', (amount, found) =>
  reports([spanish, '## El edificio', `Cuesta ${amount}.\n\n## El edificio`], {
    field: 'text',
    found: `${found}, an amount that facts.yaml does not have`,
  }),
);

test('a small amount that facts.yaml knows otherwise', () =>
  reports([english, 'Both sides', 'A night in the hotel costs 40 dollars. Both sides'], {
    field: 'offers.total-knee-replacement.description',
    found: '"40 dollars", an amount that facts.yaml does not have',
  }));

test('words of an offer name no amount of another one’s', () =>
  reports([english, 'Only the worn side of the knee', 'The whole trip is $12,136. Only the worn side of the knee'], {
    field: 'offers.partial-knee-replacement.description',
    found: '"$12,136", an amount that facts.yaml does not have',
    allowed: 'what the whole trip of the offer comes to',
  }));

test('amounts of the facts, their total, and nights in a hotel are right', () =>
  passes((content) => {
    content.replace(
      spanish,
      '## El edificio',
      'La consulta cuesta 120 mil pesos. El viaje del aeropuerto dura 50 minutos. Cuesta $9,800 a $12.400; todo el viaje, 12,136 USD. Son nueve mil ochocientos dólares, o 20 minutos.\n\n## El edificio',
    );
    content.replace(spanish, /(?<=includes: )(?=Cirujan)/, '9 noches de hotel, ');
  }));

test.each<[string, string]>([
  [english, 'Most people need a stay of twenty-one days.'],
  [english, 'Most people come for a 9-day stay.'],
  [spanish, 'Lo habitual es una estancia de nueve o diez días.'],
  [english, 'The stay at the clinic usually lasts thirty-one days.'],
  [english, 'Your stay is three weeks.'],
  [english, 'A week-long stay is enough.'],
  [english, 'You stay for 5 to 6 nights.'],
  [english, 'You spend six nights with us.'],
  [english, 'Patients stay at the clinic for a month.'],
  [english, 'Plan a week in all.'],
  [english, 'You will be with us for 30 days.'],
  [spanish, 'La estancia dura 5 días.'],
  [english, 'The whole trip takes 30 days.'],
  [spanish, 'Todo el viaje dura un mes.'],
  [spanish, 'La estadía es de entre 20 y 25 días.'],
  [spanish, 'Son treinta y un días de estancia.'],
  [spanish, 'Usted se queda tres semanas.'],
  [spanish, 'Permanece en la clínica siete noches.'],
  [spanish, 'Prevea tres semanas en Medellín.'],
  [english, 'The trip takes four weeks.'],
  [spanish, 'El viaje toma unas cinco semanas.'],
  [english, 'You spend six nights at the institute.'],
])('a stay that no offer has: %s, %s', (file, sentence) =>
  reports([file, '## ', `${sentence}\n\n## `], { field: 'text', found: 'which is no offer’s stay in facts.yaml' }),
);

test.each([
  [
    english,
    'You stay for twelve days, three nights with us. The stay is two weeks. You stay at the clinic for three days.',
  ],
  [
    english,
    'The wound heals in two weeks; the drains stay for a week. Call us within 24 hours. You take a five-day course.',
  ],
  [english, 'You stay in bed for two days. You stay off alcohol for six weeks. Plan six weeks off work.'],
  [english, 'The stay ends five days after surgery. Two days of your stay are free.'],
  [spanish, 'La estancia es de dos semanas. Usted pasa tres noches con nosotros.'],
  [english, 'A visa is not needed for a stay of up to 90 days.'],
  [spanish, 'No se necesita visa para una estancia de hasta 90 días.'],
  [spanish, 'La herida cierra en dos semanas. Los drenajes permanecen una semana. Usted permanece en cama cinco días.'],
])('a stay of some offer, and what is no stay: %s, %s', (file, sentences) =>
  passes((content) => content.replace(file, '## ', `${sentences}\n\n## `)),
);

// biome-ignore format: a case a line
test.each<[string, string, Edit, string]>([
  ['a procedure', '"before day 14", but facts.yaml says 10', [`${knee}/words.en.md`, '## ', 'No flight before day 14.\n\n## '], 'text'],
  ['a procedure in Spanish', '"antes del día 7", but facts.yaml says 10', [`${knee}/words.es.md`, /flight: .*/, 'flight: Sin volar antes del día 7 [cdc-flying].'], 'flight'],
  ['a clinic that offers several', '"before the twelfth day", but facts.yaml says 1, 10', [english, '## ', 'Nobody flies before the twelfth day after an operation.\n\n## '], 'text'],
  [
    'a clinic in Spanish',
    '"día trece de la estancia", but facts.yaml says 3, 12',
    [spanish, '## ', 'Nadie vuela antes del décimo día, que es el día trece de la estancia.\n\n## '],
    'text',
  ],
  ['the words of an offer', '"after one week", but facts.yaml says 10', [english, 'You stand with', 'You fly home after one week. You stand with'], 'offers.total-knee-replacement.description'],
  ['the words of an offer in Spanish', '"a los ocho días", but facts.yaml says 10', [spanish, /(?<=total-knee-replacement:\n.*\n {4}description: )/, 'Vuela a casa a los ocho días. '], 'offers.total-knee-replacement.description'],
  ['an offer of which nobody goes home so soon', '"go home after a week", but stayDays in facts.yaml ends 10 days after', [english, 'You stand with', 'Most people go home after a week. You stand with'], 'offers.total-knee-replacement.description'],
  ['an offer in Spanish', '"A la semana regresa a casa", but stayDays in facts.yaml ends 10 days after', [spanish, /(?<=total-knee-replacement:\n.*\n {4}description: )/, 'A la semana regresa a casa. '], 'offers.total-knee-replacement.description'],
  ['an offer after which nobody is home so soon', '"can be back home within a week", but stayDays in facts.yaml ends 10 days after', [english, 'You stand with', 'You can be back home within a week. You stand with'], 'offers.total-knee-replacement.description'],
  ['an offer with another day of surgery', '"surgery is on day five", but procedureDay in facts.yaml is 2', [english, 'You stand with', 'The surgery is on day five. You stand with'], 'offers.total-knee-replacement.description'],
  ['any offer’s day of surgery in Spanish', '"cirugía es el sexto día", but procedureDay in facts.yaml is 2', [spanish, '## ', 'La cirugía es el sexto día.\n\n## '], 'text'],
  ['a clinic that counts from the treatment', '"0 days after", but facts.yaml says 1, 10', [english, '## ', 'You may fly 0 days after the injection.\n\n## '], 'text'],
  [
    'a procedure in Spanish, by a late ordinal',
    '"antes del decimotercer día", but facts.yaml says 10',
    [`${knee}/words.es.md`, /flight: .*/, 'flight: Sin volar antes del decimotercer día [cdc-flying].'],
    'flight',
  ],
  ['a care option', '"before day 5", but facts.yaml says 10', ['content/care-options/orthopedic-surgery/words.en.md', '## ', 'We plan no flight before day 5.\n\n## '], 'text'],
])('another day for the first flight: %s', (_what, found, edit, field) =>
  reports(edit, { field, found, fix: 'Correct the day here or in facts.yaml' }),
);

/** Below a procedure's text, whose wait is ten days: a sentence, and what of it is reported. */
const tooEarly: [string, string][] = [
  ['You can fly home on day five.', 'day five'],
  ['You may fly from the fifth day.', 'fifth day'],
  ['Flights are possible from day 4.', 'day 4'],
  ['Wait at least four days before you fly.', 'Wait at least four days before you fly'],
  ['Most people fly home within five days.', 'within five days'],
  ['Flying is allowed after 72 hours.', 'after 72 hours'],
  ['You fly home the next day.', 'the next day'],
  ['You fly home five days after the operation.', 'five days after'],
  ['You may travel by plane after a week.', 'after a week'],
  ['No flying until day five.', 'day five'],
  ['Flying is safe after two days [cdc-flying].', 'after two days'],
  ['Four days of rest, then you fly home.', 'Four days of rest, then'],
  ['Cinco días de reposo y luego vuela a casa.', 'Cinco días de reposo y luego'],
  ['Puede volar a partir del quinto día.', 'quinto día'],
  ['Vuela a casa el quinto día.', 'quinto día'],
  ['Espere al menos cuatro días antes de volar.', 'Espere al menos cuatro días antes de volar'],
  ['Se puede volar a las 72 horas.', 'a las 72 horas'],
  ['A la semana ya puede tomar el avión.', 'A la semana'],
  ['El vuelo de regreso es el quinto día.', 'quinto día'],
  ['Usted vuela a casa al día siguiente.', 'al día siguiente'],
];
test('each way to let people fly too early', async () => {
  const all = tooEarly.map(([sentence]) => sentence).join('\n\n');
  const found = (await problemsAfter((content) => content.append(`${knee}/words.en.md`, `\n${all}\n`))).filter(
    (problem) => problem.found.endsWith('but facts.yaml says 10'),
  );
  expect(found.map((problem) => problem.found.split('"')[1])).toEqual(tooEarly.map(([, said]) => said));
});

test('days of stitches, calls and bookings are not those of a flight', () =>
  passes((content) => {
    content.append(
      `${knee}/words.en.md`,
      '\nStitches come out six days after surgery, before you fly. A nurse calls you five days after your flight home. Book the flight two days after we confirm the date. On day four the surgeon decides whether you may fly. You rest for five days, and on day eleven you fly home. Never fly the next day. Your companion may fly home after three days. Arrive three hours before you fly. The last check is on day eleven, and you fly home the next day.\n',
    );
    content.append(
      `${knee}/words.es.md`,
      '\nLos puntos se retiran seis días después de la cirugía, antes de volar. Una enfermera le llama cinco días después del vuelo. Compre el vuelo dos días después de recibir la fecha. El día cuatro el cirujano decide si puede volar. Descansa cinco días, y el día once vuela a casa. Nunca vuele al día siguiente. Su acompañante puede volar a casa a los tres días. Llegue tres horas antes de volar. El último control es el día once, y usted vuela a casa al día siguiente.\n',
    );
  }));

test('the days before flying are right in digits and in words, and other days are nobody’s business', () =>
  passes((content) => {
    content.replace(
      english,
      '## ',
      'Nobody flies before the tenth day, which is day 12 of the stay. Call before day 3.\n\n## ',
    );
    content.replace(spanish, '## ', 'Nadie vuela antes del día 10, que es el día doce de la estancia.\n\n## ');
  }));

test('other nights, small prices and who goes home later are right in the words of an offer', () =>
  passes((content) => {
    content.replace(
      english,
      /(?<=total-knee-replacement:\n.*\n {4}description: ).*/,
      'Surgery is on day two. Your companion goes to the hotel on the day of the operation. Stay in bed for one night. A taxi costs 6 dollars. You go home after two weeks, and your companion may go home after three days.',
    );
    content.replace(
      spanish,
      /(?<=total-knee-replacement:\n.*\n {4}description: ).*/,
      'Duerma boca arriba seis noches. Un bastón cuesta 20 dólares. Regresa a casa a las dos semanas.',
    );
  }));

const count = (en: string, es: string) => (content: Change) => {
  content.replace(english, '## ', `${en}\n\n## `);
  content.replace(spanish, '## ', `${es}\n\n## `);
};

test('another number of beds in one language', () =>
  reports(count('The ward has twelve beds.', 'La sala tiene 14 camas.'), {
    file: spanish,
    line: 96,
    field: 'text',
    found: '"14 camas", which the other language does not say',
    allowed: `"twelve beds" in ${clinic}/words.en.md:`,
    fix: 'Write the same number of beds in both languages.',
  }));

test('the same number of beds, however it is written', () =>
  passes(count('The ward has twelve single beds.', 'La sala tiene 12 camas.')));
