import { facts } from '../paths';
import { contentReports, type Edit, type Report } from '../reports';

const { reports } = contentReports();
const ceiba = 'content/clinics/casa-ceiba/facts.yaml';
const listed = '  ibogaine: { cardiologyMinutes: 11, hoursAfterNormalEcg: 24, refusesMethadone: true }\n';
const refused = { fix: 'Do not list this clinic for ibogaine' };

test.each<[string, Edit, Report]>([
  [
    'a clinic with ibogaine without the facts that its listing needs',
    [ceiba, listed, ''],
    { line: 'safety:', field: 'safety.ibogaine', found: 'nothing', fix: 'Ask the clinic' },
  ],
  [
    'the facts at a clinic without ibogaine',
    [facts, '  complication:', `${listed}  complication:`],
    { field: 'safety.ibogaine', found: 'a clinic without it', fix: 'Remove it' },
  ],
  [
    'cardiology that is too far away',
    [ceiba, 'cardiologyMinutes: 11', 'cardiologyMinutes: 31'],
    { field: 'safety.ibogaine.cardiologyMinutes', found: '31 minutes', allowed: 'within 30 minutes', ...refused },
  ],
  [
    'intensive care that is farther away than the one with cardiology',
    [ceiba, / minutes: \d+/, ' minutes: 90'],
    { line: '  ibogaine:', field: 'safety.ibogaine.cardiologyMinutes', found: 'is 90 minutes away', ...refused },
  ],
  [
    'a monitor that is taken away too early',
    [ceiba, 'hoursAfterNormalEcg: 24', 'hoursAfterNormalEcg: 23'],
    { field: 'safety.ibogaine.hoursAfterNormalEcg', found: '23 hours', allowed: 'at least 24 hours more', ...refused },
  ],
  [
    'people who take methadone',
    [ceiba, 'refusesMethadone: true', 'refusesMethadone: false'],
    { field: 'safety.ibogaine.refusesMethadone', found: 'false', allowed: 'methadone or buprenorphine', ...refused },
  ],
])('%s', (_what, edit, expected) => reports(edit, expected));
