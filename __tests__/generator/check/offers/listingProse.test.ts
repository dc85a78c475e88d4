import { problemsOfListingProse } from '../../../../src/generator/check/offers/listingProse';
import { readFolders } from '../../../../src/generator/content/records/folders';
import { readRecord } from '../../../../src/generator/content/records/readRecord';
import { contentFixture } from '../contentFixture';

const fixture = contentFixture();
const folder = 'content/clinics/casa-ceiba';

const foundIn = (language: 'en' | 'es', sentence: string) =>
  fixture.after(
    (change) => change.append(`${folder}/words.${language}.md`, `\n${sentence}\n`),
    (root) =>
      readFolders(root)
        .records.filter((record) => record.folder === folder)
        .flatMap((record) => [...problemsOfListingProse(readRecord(root, record))]),
  );

test.each([
  ['en', 'We take people off methadone in four days.'],
  ['en', 'People on methadone are changed to a short-acting opioid within four days.'],
  ['en', 'Opioids must first be changed to a short-acting one.'],
  ['en', 'We accept patients who take buprenorphine, with no pain.'],
  ['en', 'Patients on Suboxone are welcome.'],
  ['en', 'You come off methadone in a week.'],
  ['en', 'Our program helps you quit methadone in four days.'],
  ['en', 'Four days for switching from a long-acting opioid are part of the program.'],
  ['en', 'Methadone is tapered over four days.'],
  ['en', 'We get you off Subutex, and you do not suffer.'],
  ['en', 'Those on opioids are first brought to a short-acting one.'],
  ['en', 'For people on methadone, with four quiet days before the dose.'],
  ['es', 'Quitamos la metadona en cuatro días.'],
  ['es', 'Para personas con metadona, con cuatro días de calma.'],
  ['es', 'Quien toma metadona pasa a morfina en cuatro días.'],
  ['es', 'Aceptamos a personas que toman buprenorfina.'],
  ['es', 'Los opioides se cambian antes por uno de acción corta.'],
  ['es', 'Las personas con metadona son bienvenidas.'],
  ['es', 'Ofrecemos desintoxicación de metadona.'],
  ['es', 'Le ayudamos a dejar la metadona en cuatro días, sin dolor.'],
  ['es', 'Se reciben pacientes con buprenorfina.'],
  ['en', 'Methadone patients do well here: we bridge them with morphine for five days.'],
  ['en', 'Your last methadone dose is given here, four days before the session.'],
  ['en', 'Subutex is no obstacle: after a washout of 72 hours you receive ibogaine.'],
  ['en', 'Nobody who took methadone within the last three days is accepted.'],
  ['en', 'We never turn away people on methadone.'],
  ['en', 'Nobody needs to suffer coming off methadone.'],
  ['en', 'We accept patients on methadone who do not take alcohol.'],
  ['en', 'Methadone is a proven treatment, but our guests leave it behind in a week.'],
  ['en', 'Medication-assisted treatment can be ended here.'],
  ['en', 'Guests may keep taking their antidepressants.'],
  ['en', 'A slightly long QT interval is no reason to be refused.'],
  ['en', 'An earlier heart attack does not rule you out.'],
  ['en', 'The heart monitor is removed after the treatment phase.'],
  ['en', 'Your monitor stays on until the ECG is normal and six hours more.'],
  ['en', 'The ambulance waits at the gate only during the dose.'],
  ['en', 'Our physician is trained in resuscitation, so we work without a cardiologist.'],
  ['es', 'Si usted toma buprenorfina, nuestra médica baja la dosis la primera semana.'],
  ['es', 'Los pacientes llegan con metadona y se van sin ella.'],
  ['es', 'Ni siquiera la metadona le impide la sesión.'],
  ['es', 'La metadona alarga el QT, por eso la bajamos en cinco días.'],
  ['es', 'La sustitución con opioides se reduce antes de la sesión.'],
  ['es', 'También tratamos con ibogaína la dependencia del alcohol y de benzodiacepinas.'],
  ['es', 'Las personas con un problema leve del corazón son bienvenidas.'],
  ['es', 'A las embarazadas las examina antes nuestra ginecóloga.'],
  ['es', 'El monitoreo termina doce horas después de la dosis.'],
  ['es', 'La ambulancia se va cuando pasa el efecto.'],
  ['es', 'Usted lleva el monitor una noche.'],
  ['es', 'El hospital cercano no tiene cardiología, pero el equipo tiene experiencia.'],
] as const)('%s: refuses "%s"', async (language, sentence) => {
  expect(await foundIn(language, sentence)).toEqual([
    expect.objectContaining({ fix: expect.stringContaining('Do not list a clinic that does so') }),
  ]);
});

test.each([
  ['en', 'Nobody who takes methadone or buprenorphine is accepted.'],
  ['en', 'We do not take anyone off methadone.'],
  ['en', 'Who takes methadone is declined.'],
  ['en', 'Methadone and buprenorphine are proven treatments: nobody should stop them to qualify.'],
  ['en', 'Stopping methadone raises the risk of dying.'],
  ['en', 'For people who use a short-acting opioid and were offered methadone first.'],
  ['en', 'We accept people who use a short-acting opioid.'],
  ['en', 'For adults who use a short-acting opioid, were offered methadone first and take neither.'],
  ['en', 'Methadone stays in the body for weeks and lengthens QT.'],
  ['es', 'No se acepta a quien toma metadona o buprenorfina.'],
  ['es', 'Nadie debe dejar la metadona para que le acepten.'],
  ['es', 'La metadona y la buprenorfina son tratamientos probados.'],
  ['es', 'Dejar la metadona aumenta el riesgo de morir.'],
  ['es', 'Se rechaza a quien toma metadona.'],
  ['es', 'Tratamos a personas que usan un opioide de acción corta.'],
  ['en', 'Nobody with a heart problem should take ibogaine, here or anywhere else.'],
  ['en', 'People on methadone are not accepted.'],
  ['en', 'Some antidepressants lengthen the QT interval.'],
  ['en', 'Monitor and ambulance stay until the ECG is normal, and at least 24 hours more.'],
  ['en', 'There is no cardiologist in the house; the cardiac unit is 11 minutes away by ambulance.'],
  ['es', 'Las personas con metadona no son aceptadas.'],
  ['es', 'No tratamos con ibogaína la dependencia del alcohol.'],
  ['es', 'El monitor y la ambulancia siguen hasta un electrocardiograma normal y al menos 24 horas más.'],
] as const)('%s: lets "%s" pass', async (language, sentence) => expect(await foundIn(language, sentence)).toEqual([]));
