import { english, spanish } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { reports, passes } = contentReports();

test.each<[string, Edit, Report]>([
  [
    'to the airport',
    [english, 'allow 50 minutes', 'allow forty or 45 minutes'],
    {
      line: 'gettingThere:',
      field: 'gettingThere',
      found: '"45 minutes", but location.airport.minutes in facts.yaml say 50',
    },
  ],
  [
    'to intensive care',
    [english, 'lede: ', 'lede: Intensive care is twenty minutes away. '],
    { field: 'lede', found: '"twenty minutes", but safety.intensiveCare.minutes' },
  ],
  [
    'to it in Spanish, by the name that Latin America has for it',
    [spanish, 'lede: ', 'lede: La terapia intensiva está a 45 minutos. '],
    { field: 'lede', found: '"45 minutos", but safety.intensiveCare.minutes' },
  ],
  [
    'in hours, to cardiology',
    [english, 'lede: ', 'lede: A cardiologist comes when needed, an hour by car. '],
    { field: 'lede', found: '"an hour by", but safety.intensiveCare.minutes' },
  ],
  [
    'of the drive from where a driver waits',
    [english, 'lede: ', 'lede: A driver waits at the airport; the drive takes 45 minutes. '],
    { field: 'lede', found: '"45 minutes", but location.airport.minutes' },
  ],
])('minutes that facts.yaml does not have: %s', (_what, edit, expected) =>
  reports(edit, { ...expected, fix: 'Correct the number here or in facts.yaml.' }),
);

test('minutes of the evening may stand beside those of the facts', () =>
  passes([english, 'or 75 at rush hour', 'or 75 minutes at rush hour']));

test('minutes at the airport and of a team’s way are no distances', () =>
  passes((content) => {
    content.append(
      english,
      '\nAt the airport, allow 120 minutes before the flight. The intensive care team walks 5 minutes to the ward.\n',
    );
    content.append(
      spanish,
      '\nPida silla de ruedas en el aeropuerto; llegan en 15 minutos. El equipo de cuidados intensivos llega a la sala en 5 minutos.\n',
    );
  }));
