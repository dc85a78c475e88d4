/** @jest-environment node */
import { promiseIn } from '../../../../src/generator/check/promises/promises';

test.each([
  'Outcomes are not guaranteed.',
  'No treatment outcome is guaranteed.',
  'We never promise a cure, and nobody can guarantee results.',
  'The outcome isn’t guaranteed.',
  "We can't guarantee a recovery.",
  'We secure your room.',
  'No operation is risk-free.',
  'There is no such thing as a treatment without risk.',
  'The price in the quote is guaranteed for 60 days.',
  'The clinic does not speak of a cure.',
  'There is no risk of infection that we know of.',
  'Los resultados no están garantizados.',
  'Ningún resultado está garantizado.',
  'La clínica no garantiza la curación.',
  'Tampoco garantizamos el éxito.',
  'Nadie puede garantizar un resultado.',
  'No hay operación sin riesgos.',
  'No therapy cures arthritis.',
  'Ask what the treatment can do; it does not cure diabetes.',
  'We promise a reply within 24 hours.',
  'You will be asked about your pain.',
  'A risk-free consultation does not exist either.',
  'The search for a cure goes on.',
  'Ningún tratamiento cura la artrosis.',
  'La terapia no cura; alivia en algunos casos.',
  'La herida se cura en dos semanas.',
  'No prometemos resultados.',
  'Prometemos una respuesta en 24 horas.',
  'Las curas de la herida están incluidas.',
  'Curaciones y fajas incluidas, con garantía de precio por 60 días.',
])('none: %s', (text) => {
  expect(promiseIn(text)).toBeUndefined();
});

/** One sentence with each of the words in place of the dots. */
const each = (sentence: string, words: string): string[] =>
  words.split(', ').map((word) => sentence.replace('…', word));

test.each([
  'Guaranteed cure, 100% success, no risk!',
  'Results guaranteed or your money back.',
  'It is safe and risk-free.',
  'A treatment without any risk.',
  'There is no waiting list. Results are guaranteed.',
  'No se preocupe:\nel éxito está asegurado.',
  'Curación garantizada al 100 % sin riesgos',
  'Un tratamiento sin ningún riesgo.',
  'Una operación sin riesgo alguno para usted.',
  'Usted se curará.',
  ...each(
    'We guarantee ….',
    'a cure, cures, that you are cured, success, results, an outcome, outcomes, your recovery',
  ),
  ...each('We guarantee ….', 'healing, relief, an improvement'),
  'Success is yours and guaranteed.',
  ...each('Our clinic … results.', 'guarantee, guarantees, guaranteed'),
  'Guaranteeing results is what we do.',
  ...each(
    'Garantizamos ….',
    'la cura, su curación, que puede curarse, el éxito, un resultado, resultados, su recuperación',
  ),
  ...each('Garantizamos ….', 'la sanación, un alivio, una mejoría'),
  ...each('… resultados.', 'Garantiza, Garantizan, Garantía de, Aseguramos'),
  ...each('… el éxito.', 'Garantizado, Garantizados'),
  ...each('Éxito …', 'garantizado, asegurado'),
  ...each('Curaciones y mejoría …', 'garantizada, aseguradas'),
  ...each('It is 100 % ….', 'successful, effective, safe'),
  '100% success',
  '100\u00A0% success',
  '100 percent success',
  ...each('With 100 % … in ten days.', 'success, cure, cured, recovery, of success'),
  ...each('Con 100 % de …', 'éxito'),
  ...each('Es 100 % …', 'efectivo, efectiva, eficaz, segura, garantizado'),
  'Es cien por cien natural y 100 por ciento eficaz.',
  ...each('It is fast: ….', 'no risk, no risks, zero risk, zero risks'),
  ...each('Un método …', 'sin riesgo, sin riesgos, de cero riesgo, libre de riesgos'),
  ...each('A … cure.', 'miracle, miraculous, permanent, complete, definitive'),
  ...each('Una cura …', 'milagrosa, definitiva, permanente, total, segura, completa'),
  'Una curación total.',
  ...each('Here … cure you.', 'we, we will, they can'),
  ...each('We cure ….', 'you, your back, all of it, any knee, every patient'),
  ...each('Aquí … en dos semanas.', 'le curamos, lo curamos, la curamos, te curamos, le curaremos'),
  ...each(
    'Our … what others do not.',
    'treatment cures, treatments cure, therapy cures, therapies cure, procedure cures',
  ),
  ...each('Our … what others do not.', 'surgery cures, operations cure, method cures, cells cure, ibogaine cures'),
  ...each('This therapy … cures.', 'completely, fully, really'),
  ...each('Aquí … en un mes.', 'el tratamiento cura, los tratamientos curan, la terapia cura, el procedimiento cura'),
  ...each('Aquí … en un mes.', 'la cirugía cura, la operación cura, las operaciones curan, el método cura'),
  ...each('Aquí … en un mes.', 'las células madre curan, la ibogaína sí cura, la terapia realmente cura'),
  ...each('It cures ….', 'addiction, addictions, arthritis, cancer, diabetes, obesity, pain, the pain, your pain'),
  ...each('Esto cura ….', 'la adicción, las adicciones, la artrosis, la artritis, el cáncer, su diabetes, la obesidad'),
  ...each('Esto cura ….', 'el dolor, los dolores, dolor'),
  'You will be healed.',
  'You’ll be healed.',
  "You'll be healed.",
  'You will be completely cured.',
  'You will be fully healed.',
  ...each('This is guaranteed to ….', 'cure, heal, improve, recover, succeed, walk, work'),
  ...each('We promise …', 'a cure, you a cure, that you will walk, you will walk, you’ll walk'),
  "We promise you'll walk.",
  ...each('Prometemos …', 'que se curará, que sanará, resultados, la cura, su curación, una recuperación'),
  ...each('A risk-free …', 'treatment, therapy, procedure, surgery, operation'),
])('a promise: %s', (text) => {
  expect(promiseIn(text)).toBeDefined();
});

test.each([
  ...each('… guarantee results.', 'We do not, We never, Nobody can, We cannot, Neither of us can'),
  ...each('… guarantee results.', 'None of us can, Nothing can'),
  ...each('… guarantee results.', 'Never, Nor do we, Without asking they'),
  ...each('… garantizan los resultados.', 'Nunca se, Jamás se, No se, Tampoco se, Ni ellos, Nada y nadie'),
  ...each('… puede decir que garantizamos resultados.', 'Nadie, Nada'),
  ...each('… resultado está garantizado.', 'Ningún'),
  ...each('… operación es de éxito asegurado.', 'Ninguna'),
  'Sin exámenes se dice pronto: garantizamos resultados.',
])('none, whichever word denies it: %s', (text) => {
  expect(promiseIn(text)).toBeUndefined();
});
