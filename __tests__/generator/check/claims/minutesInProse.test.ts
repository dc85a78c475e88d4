import { english, spanish } from '../paths';
import { contentReports } from '../reports';

const { reports, passes } = contentReports();
const fix = 'Correct the number here or in facts.yaml.';

test('minutes to the airport that facts.yaml does not have', () =>
  reports([english, 'allow 50 minutes', 'allow forty or 45 minutes'], {
    line: 'gettingThere:',
    field: 'gettingThere',
    found: '"45 minutes", but location.airport.minutes in facts.yaml say 50',
    fix,
  }));

test('minutes to intensive care that facts.yaml does not have', () =>
  reports([english, 'lede: ', 'lede: Intensive care is twenty minutes away. '], {
    field: 'lede',
    found: '"twenty minutes", but safety.intensiveCare.minutes',
    fix,
  }));

test('and in Spanish, by the name that Latin America has for it', () =>
  reports([spanish, 'lede: ', 'lede: La terapia intensiva está a 45 minutos. '], {
    field: 'lede',
    found: '"45 minutos", but safety.intensiveCare.minutes',
    fix,
  }));

test('hours to cardiology', () =>
  reports([english, 'lede: ', 'lede: A cardiologist comes when needed, an hour by car. '], {
    field: 'lede',
    found: '"an hour by", but safety.intensiveCare.minutes',
    fix,
  }));

test('minutes of the evening may stand beside those of the facts', () =>
  passes([english, 'or 75 at rush hour', 'or 75 minutes at rush hour']));
